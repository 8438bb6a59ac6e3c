import InterludeUI
import InterludeUITestSupport
import Testing

/// What of a table shows, and where.
@Suite(.ownWorld) final class TableTests: TableFixture {
  init() { super.init() }

  @Test func onlyTheRowsThatShowHaveCells() {
    #expect(shown == (0..<8).map { "\($0)" })
    #expect(table.contentSize == CGSize(width: 300, height: 5000))
    table.contentOffset.y = 1025
    world.layOut()
    #expect(UITableView(frame: table.frame).indexPathsForVisibleRows == nil)
    #expect(table.indexPathsForVisibleRows == (20...28).map { IndexPath(row: $0, section: 0) })
    #expect(table.visibleCells.first?.frame == CGRect(x: 0, y: 1000, width: 300, height: 50))
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
  }

  @Test func cellsAreUsedAgain() throws {
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? CountedCell)
    table.contentOffset.y = 60
    world.layOut()
    #expect(first.superview == nil && table.indexPath(for: first) == nil)
    table.contentOffset.y = 110
    world.layOut()
    #expect(first.reuses == 1 && table.indexPath(for: first) == IndexPath(row: 10, section: 0))
  }

  @Test func aHundredThousandRowsCostWhatShows() {
    data.rows = [(0..<100_000).map { "\($0)" }]
    data.asked = 0
    table.reloadData()
    world.layOut()
    #expect(data.asked == 8)
    let before = data.made.count
    for step in 1...200 {
      table.contentOffset.y = CGFloat(step) * 25
      world.layOut()
    }
    // Two hundred steps of half a row: a hundred rows come into sight.
    #expect(data.asked == 108)
    #expect(data.made.count - before <= 2)
    data.asked = 0
    table.contentOffset.y = 4_000_000
    world.layOut()
    #expect(data.asked == 8 && shown.first == "80000")
  }

  @Test func rectanglesAndPointsNameRows() {
    #expect(table.rectForRow(at: IndexPath(row: 7, section: 0)) == CGRect(x: 0, y: 350, width: 300, height: 50))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 399)) == IndexPath(row: 7, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 5000)) == nil)
    #expect(table.rectForRow(at: IndexPath(row: 100, section: 0)) == .zero)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 49, width: 1, height: 2)) == [
        IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0),
      ])
  }

  @Test(arguments: [
    (UITableView.ScrollPosition.top, CGFloat(2500)), (.middle, 2325), (.bottom, 2150), (.none, 2150),
  ])
  func scrollsToARow(position: UITableView.ScrollPosition, offset: CGFloat) {
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: position, animated: false)
    #expect(table.contentOffset.y == offset)
  }

  @Test func headersOfAPlainTableStayInSightWithTheirRows() throws {
    data.rows = [["a", "b"], (0..<20).map { "\($0)" }]
    data.titles = ["first", "second"]
    table.reloadData()
    table.contentOffset.y = 40
    world.layOut()
    // A title is 28 high: the sections begin at 0 and 128.
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame == CGRect(x: 0, y: 40, width: 300, height: 28))
    #expect(table.headerView(forSection: 1)?.frame.minY == 128)
    table.contentOffset.y = 110
    world.layOut()
    #expect(header.frame.minY == 100, "pushed out by the next one")
    table.contentOffset.y = 200
    world.layOut()
    #expect(table.headerView(forSection: 0) == nil && table.headerView(forSection: 1)?.frame.minY == 200)
    #expect(table.rectForHeader(inSection: 1).minY == 128)
  }

  @Test func headerAndFooterViewsAreAtTheEnds() {
    table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 70))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    world.layOut()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 70))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 5070, width: 300, height: 30))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70 && table.contentSize.height == 5100)
  }

  @Test func automaticRowsAreMeasuredAsTheyComeIntoSight() {
    let tall = TallRowData()
    table.register(TallRow.self, forCellReuseIdentifier: "tall")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 100
    table.dataSource = tall
    world.layOut()
    // Rows are 60 and 80 by turns: six of them cover 400 points.
    #expect(table.visibleCells.map(\.frame.height) == [60, 80, 60, 80, 60, 80])
    #expect(table.contentSize.height == CGFloat(9820))
    #expect(tall.asked == 6)
  }

  @Test func anIdentifierWithoutAClassIsReported() {
    _ = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
    #expect(world.diagnostics.map(\.identifier) == ["C2"])
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
  }

  @Test func aRowThatIsNotThereIsReported() {
    table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    #expect(world.diagnostics.map(\.identifier) == ["C3"] && table.contentOffset == .zero)
  }
}
