#if Adoption
  import Testing

  /// Overrides of what an extension gives to a class of UIKit's.
  @Suite struct ForeignOverrideTests {
    @Test func theExtensionsMethodFindsOutWhoOverridesIt() {
      let texts = adopted([
        "import UIKit\nextension UIViewController {\n  @objc public func open(_ side: Int, animated: Bool) -> Bool { false }\n}",
        "import UIKit\nclass Menu: UIViewController {\n  open override func open(_ side: Int, animated: Bool) -> Bool { super.open(side, animated: animated) }\n}",
      ])
      #expect(
        texts[0].contains(
          "public func open(_ side: Int, animated: Bool) -> Bool { if let object = self as? Menu { return object.overriding_open(side, animated: animated) }; return original_open(side, animated: animated) };"
        ))
      #expect(texts[0].contains("public func original_open(_ side: Int, animated: Bool) -> Bool { false }"))
      #expect(
        texts[1].contains(
          "open          func overriding_open(_ side: Int, animated: Bool) -> Bool { self.original_open(side, animated: animated) }"
        ))
    }

    @Test func aClassBelowOverridesTheClassAbove() {
      let texts = adopted([
        "import UIKit\nextension UIView { @objc func fade() {} }",
        "import UIKit\nclass Card: UIView { override func fade() { super.fade() } }",
        "import UIKit\nclass Ace: Card { override func fade() { super.fade() } }",
      ])
      #expect(texts[0].contains("if let object = self as? Card {") && !texts[0].contains("as? Ace"))
      #expect(texts[1].contains("func overriding_fade() { self.original_fade() }"))
      #expect(texts[2].contains("override func overriding_fade() { super.overriding_fade() }"))
    }

    @Test func propertiesAreReadAndSetThroughIt() {
      let texts = adopted([
        "import UIKit\nextension UIView { @objc var gap: CGFloat { get { 0 } set {} } }",
        "import UIKit\nclass Card: UIView { override var gap: CGFloat { get { super.gap + 1 } set { super.gap = newValue } } }",
      ])
      #expect(
        texts[0].contains(
          "var gap: CGFloat { get { if let object = self as? Card { return object.overriding_gap }; return original_gap } set { if let object = self as? Card { object.overriding_gap = newValue; return }; original_gap = newValue } };"
        ))
      #expect(texts[0].contains("var original_gap: CGFloat { get { 0 } set {} }"))
      #expect(
        texts[1].contains(
          "var overriding_gap: CGFloat { get { self.original_gap + 1 } set { self.original_gap = newValue } }"))
    }

    @Test func whatUIKitHasItselfIsLeftAlone() {
      let texts = [
        "import UIKit\nextension UIView { func prepareForReuse() {} }",
        "import UIKit\nclass Card: UITableViewCell { override func prepareForReuse() { super.prepareForReuse() } }",
      ]
      #expect(adopted(texts) == texts)
    }

    @Test func aDelegateThatHandsOnIsBelowInterfaceObject() {
      let text = adopted(
        """
        import UIKit
        class Relay: NSObject, UIScrollViewDelegate {
          override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
          @objc override func conforms(to aProtocol: Protocol) -> Bool {
            super.conforms(to: aProtocol)
          }
        }
        """)
      #expect(text.contains("class Relay: InterfaceObject, UIScrollViewDelegate {"))
      #expect(!text.contains("conforms") && text.split(separator: "\n", omittingEmptySubsequences: false).count == 7)
    }
  }
#endif
