#if Adoption
  import Testing

  @Suite struct LiteralTests {
    @Test(arguments: [
      ("#keyPath(UIView.frame)", "\"frame\""), ("#keyPath(Outer.Inner.a.b)", "\"a.b\""),
      ("#keyPath(title)", "\"title\""),
      ("#imageLiteral(resourceName: \"star\")", "UIImage(named: \"star\")!"),
      (
        "#colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)", "UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)"
      ),
      ("#file", "#file"),
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
