import InterludeUI
import InterludeUITestSupport
import Testing

/// Rows under a finger.
@Suite(.ownWorld) final class TableSelectionTests: TableFixture {
  init() { super.init() }

  @Test func aTapHighlightsAndSelects() {
    finger.down(100, 120, at: 1)
    stage.advance(to: 1.2)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted == true)
    finger.up(100, 120, at: 1.3)
    #expect(world.journal.entries == ["didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
  }

  @Test func anotherTapTakesTheSelectionAway() {
    finger.tap(100, 120, at: 1)
    world.journal.clear()
    finger.tap(100, 220, at: 2)
    #expect(
      world.journal.entries(about: "will", "didS", "didD") == [
        "willSelect 4", "willDeselect 2", "didDeselect 2", "didSelect 4",
      ])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 4, section: 0)])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == false)
  }

  @Test func severalCanBeSelectedAndTapsTakeThemBack() {
    table.allowsMultipleSelection = true
    finger.tap(100, 120, at: 1)
    finger.tap(100, 220, at: 2)
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [2, 4])
    finger.tap(100, 120, at: 3)
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [4])
  }

  @Test func aDragHighlightsNothingForLongAndSelectsNothing() {
    finger.down(100, 220, at: 1)
    stage.advance(to: 1.2)
    finger.move(100, 150, at: 1.3)
    finger.up(100, 150, at: 2)
    #expect(world.journal.entries == ["didHighlight 4", "didUnhighlight 4"])
    #expect(table.indexPathForSelectedRow == nil && table.contentOffset.y == 60)
  }

  @Test func theDelegateMayRefuse() {
    data.refused = IndexPath(row: 2, section: 0)
    finger.tap(100, 120, at: 1)
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsSelection = false
    world.journal.clear()
    finger.tap(100, 220, at: 2)
    #expect(world.journal.entries.isEmpty)
  }

  @Test func whatIsSelectedIsSelectedWhenItComesBackIntoSight() {
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(world.journal.entries.isEmpty, "the delegate is told of taps alone")
    table.contentOffset.y = 1000
    world.layOut()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.contentOffset.y = 0
    world.layOut()
    #expect(table.visibleCells.map(\.isSelected).firstIndex(of: true) == 1)
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(table.indexPathForSelectedRow == nil && table.visibleCells.allSatisfy { !$0.isSelected })
  }
}
