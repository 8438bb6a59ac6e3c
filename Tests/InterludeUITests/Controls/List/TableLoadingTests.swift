import InterludeUI
import InterludeUITestSupport
import Testing

/// When a table asks for numbers and heights, and when it asks again.
@Suite(.ownWorld) final class TableLoadingTests: TableFixture {
  init() { super.init() }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func aHeaderThatIsSetAgainCountsWithItsNewHeight() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
    table.tableHeaderView = header
    world.layOut()
    header.frame.size.height = 90
    table.tableHeaderView = header
    #expect(table.contentSize.height == 5090)
    world.layOut()
    #expect(table.rectForRow(at: path(0)).minY == 90 && table.cellForRow(at: path(0))?.frame.minY == 90)
    #expect(header.superview === table)
  }

  /// "Load more": the spinner below goes, then come the rows.
  @Test(arguments: ["footer", "row height", "width"]) func rowsComeAfterAnotherChangeToo(change: String) {
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    world.layOut()
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    switch change {
    case "footer": table.tableFooterView = nil
    case "row height": table.rowHeight = 60
    default: table.frame.size.width = 200
    }
    data.rows[0].insert("new", at: 1)
    table.insertRows(at: [path(1)], with: .fade)
    world.settle()
    #expect(world.diagnostics.isEmpty)
    #expect(Array(shown.prefix(3)) == ["0", "new", "1"] && table.indexPathForSelectedRow == path(4))
    let (row, footer): (CGFloat, CGFloat) = (change == "row height" ? 60 : 50, change == "footer" ? 0 : 30)
    #expect(table.contentSize.height == 101 * row + footer)
  }

  @Test func aReloadKnowsNumbersAndHeightsAtOnce() {
    data.rows = [["a", "b"], ["c"]]
    data.asked = 0
    table.reloadData()
    #expect(table.contentSize.height == 150 && table.numberOfRows(inSection: 0) == 2 && data.asked == 0)
    data.rows[1].append("d")
    table.insertRows(at: [IndexPath(row: 1, section: 1)], with: .none)
    world.settle()
    #expect(world.diagnostics.isEmpty && shown == ["a", "b", "c", "d"])
  }

  @Test func aReloadWithinAnUpdateIsAllThereIs() {
    var finished: Bool?
    table.performBatchUpdates { [self] in
      data.rows = [["a"]]
      table.deleteRows(at: [path(5)], with: .none)
      table.reloadData()
    } completion: {
      finished = $0
    }
    world.settle()
    #expect(world.diagnostics.isEmpty && finished == true && shown == ["a"])
  }

  @Test func separatorsMayChangeWhileTheDataHasShrunk() {
    data.rows = []
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(table.numberOfSections == 1)
    table.separatorStyle = .none
    table.reloadData()
    world.layOut()
    #expect(table.visibleCells.isEmpty && table.numberOfSections == 0 && table.contentSize.height == 100)
  }

  @Test func anUpdateWithoutChangesMeasuresWhatShows() {
    let tall = TallRowData()
    table.register(TallRow.self, forCellReuseIdentifier: "tall")
    table.rowHeight = UITableView.automaticDimension
    table.dataSource = tall
    world.layOut()
    (table.cellForRow(at: path(0)) as? TallRow)?.height.constant = 100
    table.beginUpdates()
    table.endUpdates()
    #expect(table.rectForRow(at: path(0)).height == 120 && table.cellForRow(at: path(1))?.frame.minY == 120)
    // On the way.
    advance(by: 0.1)
    let next = table.cellForRow(at: path(1))?.layer.presentation()?.frame.minY ?? 0
    #expect(next > 60 && next < 120)
    world.settle()
    #expect(table.cellForRow(at: path(0))?.frame.height == 120 && world.diagnostics.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func aHeightThatIsNoneIsToldOnceAndEstimated(height: CGFloat) {
    table.estimatedRowHeight = 30
    table.rowHeight = height
    world.layOut()
    world.layOut()
    #expect(world.diagnostics.map(\.identifier) == ["C3"])
    #expect(table.contentSize.height == 3000 && table.rectForRow(at: path(1)).minY == 30)
  }

  @Test func aSectionWithoutRowsIsScrolledTo() {
    data.rows = [(0..<100).map { "\($0)" }, []]
    table.reloadData()
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .bottom, animated: false)
    #expect(world.diagnostics.isEmpty && table.contentOffset.y == 4600)
  }

}
