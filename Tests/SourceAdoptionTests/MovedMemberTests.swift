#if Adoption
  import Testing

  @Suite struct MovedMemberTests {
    @Test func whatASubclassOverridesMovesIntoTheClass() {
      let texts = [
        "class A {\n}\n\nextension A {\n  @objc func look() {\n  }\n  func stay() {}\n}\n",
        "class B: A {\n  override func look() {}\n}\n",
      ]
      #expect(
        adopted(texts, marksOrigin: true)[0] == """
          #sourceLocation(file: "a.swift", line: 1)
          class A {

          #sourceLocation(file: "a.swift", line: 5)
                  func look() {
            }
          #sourceLocation(file: "a.swift", line: 2)
          }

          extension A {
            \("")

            func stay() {}
          }

          """)
    }

    @Test func anOverrideMovesFromAnotherFileAndIsRewritten() {
      let texts = [
        "class A: B {\n  let a = 1\n}\n", "extension A {\n  override func look() { act(#selector(look)) }\n}\n",
      ]
      let result = adopted(texts, marksOrigin: true)
      #expect(
        result[0].contains(
          """
          #sourceLocation(file: "b.swift", line: 2)
            override func look() { act(Selector("look", method: A.look)) }
          #sourceLocation(file: "a.swift", line: 3)
          }
          """))
      #expect(!result[1].contains("look"))
    }

    @Test func whatAMovedMemberNamesIsThereForItsNewFile() {
      let texts = [
        "class A {\n}\n",
        "extension A {\n  override var text: String { said(of: self) }\n}\n"
          + "private func said(of a: A) -> String { word }\nfileprivate let word = \"\"\nprivate let other = 1\n",
      ]
      let result = adopted(texts)
      #expect(result[0].contains("override var text"))
      #expect(result[1].contains("        func said(of a: A) -> String { word }"))
      // What only the function names stays as it is.
      #expect(result[1].contains("fileprivate let word") && result[1].contains("private let other"))
    }

    @Test func whatMovesWithinItsFileOpensNothing() {
      let text = "class A {}\nextension A {\n  override var text: String { said() }\n}\nprivate func said() {}\n"
      #expect(adopted([text])[0].contains("private func said()"))
    }

    @Test func theCommentsOfAMemberGoWithItIntoASourceFile() {
      let text = """
        class A: B {
        \t// Parts.
        }

        extension A {
        \t// MARK: Layout

        \t// Called by B.
        \t/// Lays the parts out.
        \t@objc override func lay() {
        \t\tgo()
        \t} // as long as it is visible

        \t/// Stays.
        \tfunc stay() {}
        }

        """
      #expect(
        stripped(adopted(text))
          == stripped(
            """
            class A: B {
            \t// Parts.

            \t// Called by B.
            \t/// Lays the parts out.
            \t      override func lay() {
            \t\tgo()
            \t} // as long as it is visible
            }

            extension A {
            \t// MARK: Layout

            \t





            \t/// Stays.
            \tfunc stay() {}
            }

            """))
      #expect(adopted(text).contains("\n\t/// Lays the parts out.\n\t"))
      let compiled = adopted([text], marksOrigin: true)[0]
      #expect(compiled.contains("#sourceLocation(file: \"a.swift\", line: 10)\n\t      override func lay() {"))
    }

    @Test func theAccessOfTheExtensionGoesWithIt() {
      let texts = [
        "open class A {\n}\npublic extension A {\n  func look() {}\n}\n", "class B: A { override func look() {} }",
      ]
      #expect(adopted(texts)[0].contains("public func look() {}\n}\n"))
    }

    @Test func whatIsOverriddenInAClassElsewhereIsNamed() {
      #expect(
        findings(
          "import UIKit\nextension UIView { @objc func look() throws {} }",
          "import UIKit\nclass B: UIView {\n  override func look() throws {}\n}")
          == ["b.swift:3: look is declared in an extension of a class that is not in the folder."])
    }

    @Test func anExtensionOnConditionsIsNamed() {
      let text =
        "class A<T> {}\nextension A where T == Int {\n  func look() {}\n}\nclass B: A<Int> { override func look() {} }"
      #expect(findings(text) == ["a.swift:3: look is overridden, and stands in an extension that holds on conditions."])
    }
  }
#endif
