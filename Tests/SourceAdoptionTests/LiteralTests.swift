#if Adoption
  import Testing

  @Suite struct LiteralTests {
    @Test(arguments: [
      ("#keyPath(UIView.frame)", "\"frame\""), ("#keyPath(Outer.Inner.a.b)", "\"a.b\""),
      ("#keyPath(title)", "\"title\""),
      ("#imageLiteral(resourceName: \"star\")", "UIImage(named: \"star\")!"),
      (
        "#colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)",
        "#colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)"
      ),
      ("ObjectiveC.objc_getAssociatedObject(self, key)", "UIKit.objc_getAssociatedObject(self, key)"),
      ("type(of: object).description()", "String(reflecting: type(of: object))"),
      ("object.description()", "object.description()"),
      ("A.value(forKeyPath: #keyPath(A.shared))", "(A.shared as Any?)"),
      ("card.value(forKey: #keyPath(Card.title))", "(card.title as Any?)"),
      ("card.value(forKeyPath: #keyPath(Card.owner.name))", "card.value(forKeyPath: \"owner.name\")"),
      (
        "queue.asyncAfter(deadline: DispatchTime.now() + 2) {}", "queue.asyncAfter(deadline:             .now() + 2) {}"
      ),
      ("queue.asyncAfter(deadline: .now() + 2) {}", "queue.asyncAfter(deadline: .now() + 2) {}"),
      ("DispatchTime.now()", "DispatchTime.now()"), ("#file", "#file"),
    ])
    func aLiteralSaysWhatItStandsFor(literal: String, expected: String) {
      #expect(adopted("import UIKit\nlet a = \(literal)\n") == "import UIKit\nlet a = \(expected)\n")
    }

    @Test func aFileLiteralIsNamed() {
      #expect(
        findings("let a = #fileLiteral(resourceName: \"a.txt\")") == ["a.swift:1: A file literal is not rewritten."])
    }
  }
#endif
