#if Adoption
  import Testing

  /// Classes of NSObject that override what only Objective-C lets a class override.
  @Suite struct BaseClassTests {
    @Test func anObserverIsBelowInterfaceObject() {
      let text = adopted(
        """
        import UIKit
        class Follower: NSObject, UIScrollViewDelegate {
          override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
        }
        """)
      #expect(text.contains("class Follower: InterfaceObject, UIScrollViewDelegate {"))
    }

    @Test func theClassAboveOneThatOverridesIsMeant() {
      let texts = adopted([
        "import UIKit\nopen class Base: NSObject {}",
        "import UIKit\nclass Lower: Base { override func awakeFromNib() {} }",
      ])
      #expect(texts[0].contains("open class Base: InterfaceObject {}") && texts[1].contains("class Lower: Base {"))
    }

    @Test func othersStayAsTheyAre() {
      let text = "import UIKit\nclass Plain: NSObject { override var description: String { \"\" } }"
      #expect(adopted(text) == text)
      let view = "import UIKit\nclass Card: UIView { override func awakeFromNib() {} }"
      #expect(adopted(view) == view)
    }

    @Test func additionsToAnAnimatorAreNoOptionalCalls() {
      #expect(
        adopted("import UIKit\nfunc f(_ a: UIViewImplicitlyAnimating) { a.addAnimations?({}) }").contains(
          "a.addAnimations({})"))
    }

    @Test func namesOfCoreGraphicsAloneBringTheImport() {
      #expect(adopted("struct Sizes { static let radius: CGFloat = 8 }").hasPrefix("import UIKit; "))
    }
  }
#endif
