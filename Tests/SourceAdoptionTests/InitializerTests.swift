#if Adoption
  import Testing

  /// Initialisers that are not written down.
  @Suite struct InitializerTests {
    @Test func aCellThatIsMadeFromANibAloneGetsTheOtherInitialiser() {
      let text = adopted(
        "import UIKit\nopen class Cell: UICollectionViewCell { required public init?(coder: NSCoder) { super.init(coder: coder) } }"
      )
      #expect(text.contains("; public override init(frame: CGRect) { fatalError("))
      let row = adopted(
        "import UIKit\nclass Row: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }")
      #expect(row.contains("; override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { fatalError("))
    }

    @Test func aCellThatHasOrInheritsItStaysAsItIs() {
      for body in [
        "", "convenience init() { self.init(frame: .zero) }",
        "override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { nil }",
      ] {
        let text = "import UIKit\nclass Cell: UICollectionViewCell { \(body) }"
        #expect(adopted(text) == text)
      }
      let view = "import UIKit\nclass Plain: UIView { required init?(coder: NSCoder) { nil } }"
      #expect(adopted(view) == view)
    }

    @Test func aCellBelowOneOfTheFolderIsACell() {
      let texts = adopted([
        "import UIKit\nclass Base: UICollectionViewCell {}",
        "import UIKit\nclass Lower: Base { required init?(coder: NSCoder) { super.init(coder: coder) } }",
      ])
      #expect(!texts[0].contains("fatalError") && texts[1].contains("override init(frame: CGRect) { fatalError("))
    }

    @Test func aClassThatIsKnownByItsMetatypeHasAnInitialiserForAll() {
      let texts = adopted([
        "import UIKit\npublic class Base: UIViewController {}", "import UIKit\nclass Lower: Base {}",
        "struct Entry { var type: Base.Type }",
      ])
      #expect(
        texts[0].hasSuffix(
          "class Base: UIViewController { public required convenience init() { self.init(nibName: nil, bundle: nil) } }"
        ))
      #expect(texts[1] == "import UIKit\nclass Lower: Base {}")
      #expect(
        adopted("import UIKit\nclass Card: UIView {}\nlet types: [Card.Type] = []").contains(
          "class Card: UIView { required convenience init() { self.init(frame: .zero) } }"))
      #expect(
        adopted("import UIKit\nclass Model: NSObject {}\nfunc f(_ t: Model.Type) {}").contains(
          "class Model: NSObject { required override init() { super.init() } }"))
    }

    @Test func aClassWithInitialisersBelowItOrNoMetatypeStaysAsItIs() {
      for text in [
        "import UIKit\nclass Base: UIViewController {}",
        "import UIKit\nclass Base: UIViewController {}\nclass Lower: Base { init(a: Int) {} }\nlet t: Base.Type? = nil",
        "import UIKit\nclass Base {}\nlet t: Base.Type? = nil",
      ] { #expect(adopted(text) == text) }
    }

    @Test func anObjectOfAnyClassIsAskedWhetherItPerformsMethods() {
      let text = adopted(
        """
        import UIKit
        class Tap {
          var target: AnyObject?
          var view: UIView?
          func send(_ a: Selector) {
            target?.performSelector(onMainThread: a, with: self, waitUntilDone: true)
            view?.performSelector(onMainThread: a, with: self, waitUntilDone: true)
          }
        }
        """)
      #expect(text.contains("    (target as? NSObject)?.performSelector(onMainThread: a"))
      #expect(text.contains("    view?.performSelector(onMainThread: a"))
    }
  }
#endif
