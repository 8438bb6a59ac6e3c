#if Adoption
  import Testing

  @Suite struct SelectorTests {
    /// What becomes of a selector in a method of `class A`, which has some members.
    private func selector(_ written: String, in members: String, others: [String] = []) -> String {
      let text = "import UIKit\nclass A: UIView {\n\(members)\nfunc use() { act(\(written)) }\n}"
      let line = adopted([text] + others)[0].split(separator: "\n").last { $0.contains("func use()") } ?? ""
      return String(line.dropFirst("func use() { act(".count).dropLast(") }".count))
    }

    @Test(arguments: [
      ("@objc func close() {}", "close", "Selector(\"close\", method: A.close)"),
      ("@objc func close() {}", "self.close", "Selector(\"close\", method: A.close)"),
      ("@objc func close() {}", "A.close", "Selector(\"close\", method: A.close)"),
      ("@objc func panned(_ p: UIView) {}", "panned(_:)", "Selector(\"panned:\", method: A.panned(_:))"),
      ("@objc func panned(_ p: UIView) {}", "panned", "Selector(\"panned:\", method: A.panned(_:))"),
      ("@objc func panned(p: UIView) {}", "panned(p:)", "Selector(\"pannedWithP:\", method: A.panned(p:))"),
      ("func drop(on v: UIView) {}", "drop(on:)", "Selector(\"dropOn:\", method: A.drop(on:))"),
      ("func moveTo(view: UIView) {}", "moveTo(view:)", "Selector(\"moveToView:\", method: A.moveTo(view:))"),
      (
        "func move(_ a: UIView, to b: UIEvent) {}", "A.move(_:to:)",
        "Selector(\"move:to:\", method: A.move(_:to:))"
      ),
      ("@objc(shut) func close() {}", "close", "Selector(\"shut\", method: A.close)"),
      (
        "func tap() {}\nfunc tap(_ v: UIView) {}", "tap as () -> Void",
        "Selector(\"tap\", method: { (target: A) in { target.tap() } })"
      ),
      (
        "func tap() {}\nfunc tap(_ v: UIView) {}", "tap as (UIView) -> Void",
        "Selector(\"tap:\", method: A.tap(_:))"
      ),
      ("static func tick() {}", "A.tick", "Selector(\"tick\", method: { (target: A.Type) in target.tick })"),
      ("", "UIView.setNeedsLayout", "Selector(\"setNeedsLayout\", method: UIView.setNeedsLayout)"),
      ("", "UIView.endEditing(_:)", "Selector(\"endEditing:\", method: UIView.endEditing(_:))"),
      ("", "UIScrollViewDelegate.scrollViewDidScroll(_:)", "Selector(\"scrollViewDidScroll:\")"),
    ])
    func aSelectorBringsItsMethod(members: String, operand: String, expected: String) {
      #expect(selector("#selector(\(operand))", in: members) == expected)
    }

    @Test func getterAndSetterHaveTheirNames() {
      #expect(
        selector("#selector(getter: title)", in: "var title = \"\"")
          == "Selector(\"title\", method: { (target: A) in { target.title } })")
      #expect(
        selector("#selector(setter: A.title)", in: "var title = \"\"")
          == "Selector(\"setTitle:\", method: { (target: A) in { target.title = $0 } })")
    }

    @Test func aNameInAStringFindsItsMethod() {
      let members = "func panned(_ p: UIView) {}\n@objc(shut) func close() {}"
      #expect(selector("Selector(\"panned:\")", in: members) == "Selector(\"panned:\", method: A.panned(_:))")
      #expect(selector("Selector((\"shut\"))", in: members) == "Selector(\"shut\", method: A.close)")
      #expect(
        selector("NSSelectorFromString(\"panned:\")", in: members) == "Selector(\"panned:\", method: A.panned(_:))")
      #expect(selector("Selector(\"lost\")", in: members) == "Selector(\"lost\")")
    }

    @Test func aMethodIsFoundInSuperclassesExtensionsAndOtherFiles() {
      let text = "import UIKit\nextension B {\n  func use() { act(#selector(far(x:)), #selector(near)) }\n}"
      let others = [
        "class C { @objc(farAway:) func far(x: Int) {} }", "class B: C {}\nextension B { func near(_ i: Int) {} }",
      ]
      #expect(
        adopted([text] + others)[0].contains(
          "act(Selector(\"farAway:\", method: B.far(x:)), Selector(\"near:\", method: B.near(_:)))"))
    }

    @Test func aMethodOfAnObjectIsTheOneClassOfTheFolderThatHasIt() {
      #expect(
        selector("#selector(helper.help)", in: "", others: ["class Helper { @objc func help() {} }"])
          == "Selector(\"help\", method: Helper.help)")
      #expect(selector("#selector(helper.help)", in: "") == "#selector(helper.help)")
      #expect(
        findings("import UIKit\nclass A { let s = #selector(helper.help) }")
          == ["a.swift:2: It cannot be told which class has this method."])
    }

    @Test func aRequirementIsAskedOfWhatConforms() {
      #expect(
        selector(
          "#selector(Closing.close(_:))", in: "", others: ["@objc protocol Closing { func close(_ sender: Any) }"])
          == "Selector(\"close:\", method: { (target: any Closing) in target.close(_:) })")
    }

    @Test func aNestedTypeIsNamedAsItCanBeThere() {
      let text =
        "import UIKit\nclass A {\n  class B { func use() { act(#selector(go)) }\n func go() {} }\n}\nextension A.B { func x() { act(#selector(go)) } }"
      let result = adopted(text)
      #expect(result.contains("func use() { act(Selector(\"go\", method: B.go)) }"))
      #expect(result.contains("func x() { act(Selector(\"go\", method: A.B.go)) }"))
    }
  }
#endif
