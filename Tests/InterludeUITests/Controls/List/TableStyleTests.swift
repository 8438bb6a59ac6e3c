import InterludeUI
import InterludeUITestSupport
import Testing

/// Sections of two rows of 50 points, with titles, in groups.
@Suite(.ownWorld) final class GroupedTableTests: TableFixture {
  init() {
    super.init([2, 2], style: .grouped)
    data.titles = ["Herbs", "Trees"]
    data.footerTitles = ["of the garden", "of the wood"]
    table.reloadData()
    world.layOut()
  }

  @Test func headersAreInCapitalsAndFootersAreNot() {
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "HERBS")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "of the garden")
  }

  @Test func headersAndFootersScrollWithTheirRows() throws {
    let (header, footer) = (table.rectForHeader(inSection: 0), table.rectForFooter(inSection: 1))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
    table.contentOffset.y = header.maxY - 5
    world.layOut()
    #expect(table.headerView(forSection: 0)?.frame == header)
    table.contentOffset.y = footer.minY + 5 - 400
    world.layOut()
    #expect(table.footerView(forSection: 1)?.frame == footer)
  }

  @Test func sectionsFollowEachOther() {
    let rects = (0..<2).map { table.rect(forSection: $0) }
    #expect(rects[0].minY == 0 && rects[1].minY == rects[0].maxY && rects[1].maxY == table.contentSize.height)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == table.rectForHeader(inSection: 1).maxY)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)).maxY == table.rectForFooter(inSection: 1).minY)
  }

  @Test func groupsKeepTheirDistanceWithoutTitles() {
    data.titles = []
    data.footerTitles = []
    table.reloadData()
    world.layOut()
    // 35 points above all groups, 35 between two.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 170)
  }

  /// Light they are the same white; in the dark a group is lighter than the ground of a screen.
  @Test func rowsHaveTheColorOfAGroup() throws {
    let cell = try #require(table.visibleCells.first)
    #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
    stage.userInterfaceStyle = .dark
    let group = UIColor(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255, alpha: 1)
    #expect(cell.layer.backgroundColor == group.cgColor)
  }

  @Test func aRowsOwnColorStays() {
    final class OwnCell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .systemBackground
      }

      required init?(coder: NSCoder) { nil }
    }
    table.register(OwnCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 20
    data.rows[0] = ["1", "2", "3", "4"]
    table.reloadData()
    world.layOut()
    let colors = table.visibleCells.filter { $0 is OwnCell }.map(\.backgroundColor)
    #expect(colors == [.systemBackground, .systemBackground], "the two that are new")
  }

  @Test func rowsGoFromEdgeToEdge() {
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 300 && $0.layer.cornerRadius == 0 })
  }
}

/// The same in groups with room around them.
@Suite(.ownWorld) final class InsetGroupedTableTests: TableFixture {
  init() {
    super.init([3, 1], style: .insetGrouped)
    data.titles = ["Herbs", "Trees"]
    table.reloadData()
    world.layOut()
  }

  private func cell(_ row: Int, _ section: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  @Test func headersAreInCapitals() {
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "TREES")
  }

  @Test func rowsKeepTheirDistanceFromTheEdges() {
    #expect(table.visibleCells.map(\.frame.minX) == [16, 16, 16, 16])
    #expect(table.visibleCells.map(\.frame.width) == [268, 268, 268, 268])
    #expect(table.headerView(forSection: 0)?.frame.minX == 16)
  }

  @Test func aGroupHasRoundCorners() {
    let (upper, lower): (CACornerMask, CACornerMask) = (
      [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    )
    #expect(cell(0, 0)?.layer.maskedCorners == upper && cell(2, 0)?.layer.maskedCorners == lower)
    #expect(cell(0, 1)?.layer.maskedCorners == upper.union(lower))
    #expect([cell(0, 0), cell(1, 0), cell(2, 0), cell(0, 1)].map { $0?.layer.cornerRadius } == [10, 0, 10, 10])
    #expect(table.visibleCells.allSatisfy { $0.clipsToBounds })
  }

  @Test func cornersFollowTheRowsThroughAnUpdate() {
    data.rows[0].removeLast()
    table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    world.settle()
    #expect(cell(1, 0)?.layer.cornerRadius == 10)
    #expect(cell(1, 0)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }
}

/// Footers of a plain table, which stay in sight as its headers do.
@Suite(.ownWorld) final class PlainTableFooterTests: TableFixture {
  init() {
    super.init([20, 20], style: .plain)
    data.titles = ["Herbs", "Trees"]
    data.footerTitles = ["of the garden", "of the wood"]
    table.reloadData()
    world.layOut()
  }

  @Test func titlesStandAsTheyAre() {
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Herbs")
  }

  @Test func aFooterStaysAtTheBottomWithItsRows() throws {
    // The first section: a header of 28 points, rows of 50, its footer of 28 from 1028 on.
    #expect(table.footerView(forSection: 0)?.frame == CGRect(x: 0, y: 372, width: 300, height: 28))
    table.contentOffset.y = 690
    world.layOut()
    #expect(table.footerView(forSection: 0)?.frame.minY == 1028, "its own place")
    table.contentOffset.y = 1028 + 28 - 400 + 28 + 10
    world.layOut()
    let next = try #require(table.footerView(forSection: 1))
    #expect(next.frame.minY == 1084, "held below its header")
  }

  @Test func headersStayBelowTheInset() {
    table.contentInset.top = 60
    table.contentOffset.y = 300
    world.layOut()
    #expect(table.headerView(forSection: 0)?.frame.minY == 360)
  }
}
