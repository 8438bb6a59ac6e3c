import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

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
}
