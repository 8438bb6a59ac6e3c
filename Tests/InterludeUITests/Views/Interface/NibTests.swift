import Foundation
import InterludeUITestSupport
import Testing

@testable import InterludeUI

/// Nibs whose files are said in code.
@Suite final class NibTests {
  lazy var world = World()

  private final class NibCell: UITableViewCell {
    private(set) var wakings = 0

    override func awakeFromNib() {
      super.awakeFromNib()
      wakings += 1
    }
  }

  private final class NibItem: UICollectionViewCell {
    private(set) var wakings = 0

    override func awakeFromNib() {
      super.awakeFromNib()
      wakings += 1
    }
  }

  private final class Owner { var outlet: UILabel? }

  @Test func aNibMakesItsObjectsForItsOwnerEachTime() throws {
    UINib.define("Label") { owner in
      let label = UILabel()
      (owner as? Owner)?.outlet = label
      return [label]
    }
    let owner = Owner()
    let objects = UINib(nibName: "Label", bundle: nil).instantiate(withOwner: owner)
    let label = try #require(objects.first as? UILabel)
    #expect(objects.count == 1 && owner.outlet === label)
    let again = Bundle.main.loadNibNamed("Label", owner: owner)
    #expect(again?.count == 1 && owner.outlet !== label)
  }

  @Test func aNibThatIsNowhereIsReportedAndMakesNothing() {
    let stage = world.stage
    #expect(UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil).isEmpty)
    #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil) == nil)
    #expect(stage.diagnostics.map(\.code) == [.S3, .S3])
  }

  @Test func aTableAndACollectionMakeTheirCellsByNibs() throws {
    UINib.define("Cell") { _ in [NibCell(style: .subtitle, reuseIdentifier: nil)] }
    UINib.define("Item") { _ in [NibItem(frame: .zero)] }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "row")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "row") as? NibCell)
    #expect(cell.wakings == 1 && cell.reuseIdentifier == "row" && cell.detailTextLabel != nil)

    let items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    items.register(UINib(nibName: "Item", bundle: nil), forCellWithReuseIdentifier: "item")
    let item = items.dequeueReusableCell(withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
    #expect((item as? NibItem)?.wakings == 1 && item.reuseIdentifier == "item")
  }

  // MARK: Controllers

  private final class CardViewController: UIViewController {
    private(set) weak var titleLabel: UILabel?
    private(set) var hasOutletAtLoad = false

    static func make(_ owner: Any?) -> [Any] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      let label = UILabel()
      view.addSubview(label)
      (owner as? CardViewController)?.view = view
      (owner as? CardViewController)?.titleLabel = label
      return [view]
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      hasOutletAtLoad = titleLabel != nil
    }
  }

  /// As `nibName` is documented: the name that was given, or else the class's, first without its ending.
  @Test(arguments: [nil, "Other"], ["CardView", "CardViewController"])
  func aControllersViewComesFromItsNib(given: String?, ofClass: String) {
    defer { for name in ["CardView", "CardViewController", "Other"] { NibLibrary.nibs[name] = nil } }
    for name in [ofClass, "Other"] { UINib.define(name, CardViewController.make) }
    _ = world
    let controller = CardViewController(nibName: given, bundle: nil)

    #expect(controller.nibName == given ?? ofClass)
    #expect(controller.view.bounds.size == CGSize(width: 30, height: 40))
    #expect(controller.hasOutletAtLoad)
  }

  @Test func theNibOfTheShorterNameComesFirst() {
    defer { for name in ["CardView", "CardViewController"] { NibLibrary.nibs[name] = nil } }
    for name in ["CardView", "CardViewController"] { UINib.define(name) { _ in [] } }
    #expect(CardViewController().nibName == "CardView")
  }

  @Test func aControllerWithoutANibHasAPlainView() {
    let stage = world.stage
    let controller = CardViewController()
    #expect(controller.nibName == nil)
    #expect(controller.view.bounds == UIScreen.main.bounds)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func aControllersNibThatIsMissingOrSetsNoViewIsReportedOnce() {
    let stage = world.stage
    UINib.define("Empty") { _ in [] }
    for name in ["Nowhere", "Empty"] {
      let controller = UIViewController(nibName: name, bundle: nil)
      #expect(controller.view.bounds == UIScreen.main.bounds)
    }
    #expect(stage.diagnostics.map(\.code) == [.S3, .S3])
    #expect(stage.diagnostics.last?.message.contains("Empty") == true)
  }

  @Test func headersAndSupplementaryViewsAreMadeByNibsAndClasses() throws {
    UINib.define("Header") { _ in [UITableViewHeaderFooterView(reuseIdentifier: nil)] }
    UINib.define("Badge") { _ in [NibItem(frame: .zero)] }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.register(UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "end")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "end")?.reuseIdentifier == "end")
    table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "end")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "end") == nil)

    let items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    items.register(UINib(nibName: "Badge", bundle: nil), forSupplementaryViewOfKind: "badge", withReuseIdentifier: "id")
    items.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "line", withReuseIdentifier: "id")
    let badge = items.dequeueReusableSupplementaryView(ofKind: "badge", withReuseIdentifier: "id", for: path)
    let line = items.dequeueReusableSupplementaryView(ofKind: "line", withReuseIdentifier: "id", for: path)
    #expect((badge as? NibItem)?.wakings == 1 && badge.reuseIdentifier == "id")
    #expect(type(of: line) == UICollectionReusableView.self && world.diagnostics.isEmpty)
  }
}
