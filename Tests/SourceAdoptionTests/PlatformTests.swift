#if Adoption
  import SourceAdoption
  import Testing

  /// What is declared once for each platform.
  @Suite struct PlatformTests {
    @Test func anOverrideMovesIntoEachDeclarationOfItsClass() {
      let text = """
        import UIKit
        #if os(macOS)
        class V: NSView {
        }
        #else
        class V: UIView {
        }
        #endif
        extension V { override func draw(_ rect: CGRect) {} }

        """
      #expect(
        adopted(text) == """
          import UIKit
          #if os(macOS)
          class V: NSView {

                        override func draw(_ rect: CGRect) {}
          }
          #else
          class V: UIView {

                        override func draw(_ rect: CGRect) {}
          }
          #endif
          extension V {  }

          """)
    }

    @Test func whatASubclassOverridesMovesIntoEachDeclaration() {
      let texts = [
        "#if os(macOS)\nclass V: NSView {\n}\n#else\nclass V: UIView {\n}\n#endif\n",
        "extension V {\n  @objc func look() {}\n}\nclass W: V { override func look() {} }\n",
      ]
      let result = adopted(texts)
      #expect(result[0].components(of: "func look() {}") == 2)
      #expect(!result[1].contains("  func look() {}\n}"))
    }

    @Test(arguments: [
      ("os(iOS)", "os(iOS)"), ("!os(macOS)", "!os( macOS )"), ("os(iOS) && DEBUG", "DEBUG && os(iOS)"),
      ("!(os(macOS) || os(tvOS))", "!os(tvOS) && !os(macOS)"), ("os(iOS) || os(tvOS)", "os(tvOS) || os(iOS)"),
    ])
    func anOverrideBehindItsClasssConditionMovesIntoThatClass(ofClass: String, ofExtension: String) {
      let texts = [
        "#if \(ofClass)\nclass V: UIView {\n}\n#else\nclass V: NSView {\n}\n#endif\n",
        "#if \(ofExtension)\nextension V { override func layoutSubviews() {} }\n#endif\n",
      ]
      #expect(adopted(texts)[0].contains("class V: UIView {\n\n  "))
      #expect(!adopted(texts)[0].contains("class V: NSView {\n\n  "))
      #expect(findings(texts[0], texts[1]).isEmpty)
    }

    @Test func anOverrideOfAnotherSystemStaysAndIsNotNamed() {
      let texts = [
        "#if os(iOS)\nclass V: UIView {\n}\n#elseif os(macOS)\nclass V: NSView {\n}\n#endif\n",
        "#if os(macOS)\nextension V { override func layout() {} }\n#endif\n",
      ]
      #expect(adopted(texts)[1] == texts[1] || adopted(texts)[0].contains("class V: NSView {\n\n"))
      #expect(!adopted(texts)[0].contains("class V: UIView {\n\n"))
      #expect(findings(texts[0], texts[1]).isEmpty)
    }

    @Test func anOverrideOnAConditionOfItsOwnIsNamed() {
      let text = "class V: UIView {}\n#if DEBUG\nextension V { override func layoutSubviews() {} }\n#endif\n"
      #expect(adopted(text) == "import UIKit; " + text)
      #expect(
        findings(text) == [
          "a.swift:3: layoutSubviews is overridden, and stands in an extension that holds on conditions."
        ])
    }

    @Test func aSelectorIsOfTheDeclarationThatIsCompiledHere() {
      let texts = [
        "#if os(macOS)\nclass V: NSView {\n}\n#else\nclass V: UIView {\n@objc(turned:) func turn(_ x: Int) {}\n}\n#endif\n",
        "let a = #selector(V.turn)\n",
      ]
      #expect(adopted(texts)[1].contains("Selector(\"turned:\", method: V.turn(_:))"))
    }

    @Test func whatIsNamedIsOfIOS() {
      #expect(
        findings(
          "import UIKit\nextension PlatformView { @objc func look() {} }",
          "import UIKit\n#if os(macOS) || os(tvOS)\nclass B: PlatformView {\n  override func look() {}\n}\n#endif\n"
        ).isEmpty)
    }

    @Test func anExtensionIsOfTheClassThatItNames() {
      let texts = [
        "class A {\n  class Cell: UIView {\n  }\n}\nclass B {\n  class Cell: UIView {\n  }\n}\n",
        "extension B.Cell { override func layoutSubviews() {} }\n",
      ]
      let parts = adopted(texts)[0].split(separator: "class B")
      #expect(!parts[0].contains("layoutSubviews") && parts[1].contains("layoutSubviews"))
    }
  }

  extension String {
    fileprivate func components(of part: String) -> Int {
      split(separator: part, omittingEmptySubsequences: false).count - 1
    }
  }
#endif
