import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport
import Testing

/// Rows that come, go and move.
@Suite(.ownWorld) final class TableUpdateTests: TableFixture {
  init() { super.init() }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func aRowThatGoesFadesAndTheOthersCloseUp() throws {
    let (gone, next) = (try #require(table.cellForRow(at: path(1))), try #require(table.cellForRow(at: path(2))))
    data.rows[0].remove(at: 1)
    table.deleteRows(at: [path(1)], with: .fade)
    #expect(table.indexPath(for: next) == path(1) && next.frame.minY == 50)
    #expect(gone.superview === table && gone.alpha == 0)
    advance(by: 0.15)
    let half = try #require(next.layer.presentation()).frame.minY
    #expect(half > 50 && half < 100)
    advance(by: 0.2)
    #expect(gone.superview == nil)
    #expect(shown == ["0", "2", "3", "4", "5", "6", "7", "8"])
    #expect(table.contentSize.height == 4950)
  }

  @Test func aRowThatComesMakesRoom() {
    data.rows[0].insert("new", at: 2)
    table.insertRows(at: [path(2)], with: .left)
    #expect(shown.prefix(4) == ["0", "1", "new", "2"])
    advance(by: 0.15)
    let new = table.cellForRow(at: path(2))
    #expect((new?.layer.presentation()?.frame.minX ?? 0) < 0 && new?.frame.minX == 0)
    world.settle()
    #expect(shown == ["0", "1", "new", "2", "3", "4", "5", "6"] && world.diagnostics.isEmpty)
  }

  @Test func severalChangesAreOne() {
    data.asked = 0
    var finished: Bool?
    data.rows[0] = ["3", "x", "1"]
    table.performBatchUpdates { [self] in
      table.deleteRows(at: [path(0), path(2)] + (4..<100).map(path), with: .none)
      table.moveRow(at: path(3), to: path(0))
      table.insertRows(at: [path(1)], with: .none)
    } completion: {
      finished = $0
    }
    #expect(shown == ["3", "x", "1"] && data.asked == 1 && finished == nil)
    world.settle()
    #expect(finished == true && world.diagnostics.isEmpty)
  }

  @Test func whatIsSelectedStaysSelectedUnderItsNewNumber() {
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    data.rows[0].remove(at: 0)
    table.deleteRows(at: [path(0)], with: .fade)
    #expect(table.indexPathForSelectedRow == path(2))
    data.rows[0].remove(at: 2)
    table.deleteRows(at: [path(2)], with: .fade)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func aReloadAsksAgainForThatRowAlone() {
    data.asked = 0
    data.rows[0][3] = "changed"
    table.reloadRows(at: [path(3)], with: .none)
    world.settle()
    #expect(data.asked == 1 && shown[3] == "changed")
  }

  @Test func sectionsComeAndGo() {
    data.rows.insert(["a"], at: 0)
    table.insertSections([0], with: .fade)
    world.settle()
    #expect(shown.prefix(3) == ["a", "0", "1"])
    data.rows.remove(at: 1)
    table.deleteSections([1], with: .fade)
    world.settle()
    #expect(shown == ["a"] && table.numberOfSections == 1 && world.diagnostics.isEmpty)
  }

  @Test func anUpdateThatDoesNotAddUpIsReported() {
    data.rows[0].remove(at: 0)
    table.insertRows(at: [path(0)], with: .fade)
    #expect(world.diagnostics.map(\.identifier) == ["C1"])
    world.layOut()
    #expect(shown.first == "1" && table.numberOfRows(inSection: 0) == 99)
  }

  @Test func randomUpdatesEndAsALoadWould() {
    var generator = SplitMix64(seed: 19)
    for _ in 0..<200 {
      let old = data.rows[0]
      let kept = old.indices.filter { _ in Int.random(in: 0..<10, using: &generator) > 0 }
      var rows = kept.map { old[$0] }
      let inserted = Set(
        (0..<Int.random(in: 0...8, using: &generator)).map { _ in Int.random(in: 0...20, using: &generator) }
      )
      .filter { $0 <= rows.count }.sorted()
      for place in inserted {
        rows.insert("n\(Int.random(in: 0..<1000, using: &generator))", at: min(place, rows.count))
      }
      data.rows[0] = rows
      table.performBatchUpdates { [self] in
        table.deleteRows(at: Set(old.indices).subtracting(kept).sorted().map(path), with: .automatic)
        table.insertRows(at: inserted.map(path), with: .automatic)
      }
      advance(by: Double.random(in: 0...0.4, using: &generator))
      let top = Int(table.contentOffset.y / 50)
      #expect(shown == rows.dropFirst(top).prefix(shown.count).map(\.self) && shown.count >= min(8, rows.count))
      table.contentOffset.y = min(
        max(0, CGFloat(rows.count) * 50 - 400), CGFloat(Int.random(in: 0...60, using: &generator)) * 50)
      world.layOut()
    }
    world.settle()
    #expect(world.diagnostics.isEmpty)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == table.visibleCells.count)
  }
}
