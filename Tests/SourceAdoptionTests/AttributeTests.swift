#if Adoption
  import Testing

  @Suite struct AttributeTests {
    @Test(arguments: ["@objc ", "@objc(close:) ", "@nonobjc ", "@IBAction ", "@IBSegueAction ", "@objc dynamic "])
    func attributesOfMethodsGoAndColumnsStay(attribute: String) {
      let spaces = String(repeating: " ", count: attribute.count)
      #expect(
        adopted("class A {\n  \(attribute)private func close() {}\n}\n")
          == "class A {\n  \(spaces)private func close() {}\n}\n")
    }

    @Test(arguments: ["@objcMembers", "@IBDesignable", "@objc", "@objc(CardView)"])
    func attributesOfTypesGo(attribute: String) {
      #expect(stripped(adopted("\(attribute)\nfinal class A {}\n")) == "\nfinal class A {}\n")
    }

    @Test func anAttributeOfSeveralLinesLeavesThem() {
      #expect(
        stripped(adopted("class A {\n  @objc(move:\n  to:)\n  func f() {}\n}")) == "class A {\n\n\nfunc f() {}\n}")
    }

    @Test func otherAttributesStay() {
      let text = "@available(iOS 15, *) @MainActor class A { @discardableResult func f() -> Int { 1 } }\n"
      #expect(adopted(text) == text)
    }

    @Test func anEnumerationIsPlain() {
      #expect(stripped(adopted("@objc enum Side: Int { case left }")) == "enum Side: Int { case left }")
    }

    @Test func anOutletStaysAVariableAndIsNamed() {
      let text = "import UIKit\nclass A {\n  @IBOutlet weak var label: UILabel!\n  @IBOutlet var other: UILabel!\n}\n"
      #expect(stripped(adopted(text)) == "import UIKit\nclass A {\nweak var label: UILabel!\nvar other: UILabel!\n}\n")
      #expect(findings(text) == ["a.swift:3: Nothing connects the outlets of A, for nib files are not read."])
    }

    @Test(arguments: [
      ("@UIApplicationMain", "@UIApplicationMain starts no app here."),
      ("@NSApplicationMain", "@NSApplicationMain starts no app here."),
    ])
    func whatStartsAnAppIsNamed(attribute: String, message: String) {
      #expect(findings("\n\(attribute)\nclass A {}") == ["a.swift:2: \(message)"])
    }

    @Test func coreDataIsNamedAndLeft() {
      let text = "class A {\n  @NSManaged var name: String\n}"
      #expect(adopted(text) == text)
      #expect(findings(text) == ["a.swift:2: There is no Core Data here."])
    }
  }
#endif
