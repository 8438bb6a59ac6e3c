import InterludeUI
import Testing

/// Snapshots by themselves.
struct DiffableSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private let two: Snapshot = {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }()

  @Test func numbersAndPlacesGoOverAllSections() {
    #expect(two.numberOfSections == 2 && two.numberOfItems == 5 && two.numberOfItems(inSection: "b") == 2)
    #expect(two.sectionIdentifiers == ["a", "b"] && two.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(two.itemIdentifiers(inSection: "a") == [1, 2, 3] && two.sectionIdentifier(containingItem: 4) == "b")
    #expect(two.indexOfItem(4) == 3 && two.indexOfSection("b") == 1)
    #expect(
      two.indexOfItem(9) == nil && two.indexOfSection("x") == nil && two.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test func itemsComeBesideOthers() {
    var snapshot = two
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 5)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 10, 11, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5, 12])
  }

  @Test func itemsMoveBetweenSections() {
    var snapshot = two
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [2, 3, 1])
    snapshot.moveItem(1, beforeItem: 4)
    #expect(
      snapshot.itemIdentifiers(inSection: "a") == [2, 3] && snapshot.itemIdentifiers(inSection: "b") == [1, 4, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
  }

  @Test func itemsAndSectionsGo() {
    var snapshot = two
    snapshot.deleteItems([2, 5, 77])
    #expect(snapshot.itemIdentifiers == [1, 3, 4])
    snapshot.deleteSections(["a", "x"])
    #expect(
      snapshot.sectionIdentifiers == ["b"] && snapshot.itemIdentifiers == [4] && snapshot.indexOfSection("b") == 0)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test func sectionsComeAndMoveWithTheirItems() {
    var snapshot = two
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
    snapshot.moveSection("b", beforeSection: "c")
    snapshot.moveSection("a", afterSection: "d")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "d", "a"] && snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
    #expect(snapshot.indexOfSection("a") == 3)
  }

  @Test func whatIsMadeAnewIsNamedOnceAndOnlyIfItIsThere() {
    var snapshot = two
    snapshot.reloadItems([1, 2])
    snapshot.reloadItems([2])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 2] && snapshot.reconfiguredItemIdentifiers == [3])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.deleteItems([1])
    #expect(snapshot.reloadedItemIdentifiers == [2])
  }

  @Test func whatCannotBeChangesNothing() {
    var snapshot = two
    snapshot.appendItems([6, 6])
    snapshot.appendItems([1])
    snapshot.appendItems([7], toSection: "x")
    snapshot.insertItems([8], beforeItem: 99)
    snapshot.moveItem(1, afterItem: 1)
    snapshot.moveItem(1, afterItem: 99)
    snapshot.appendSections(["a"])
    snapshot.insertSections(["z"], afterSection: "x")
    snapshot.moveSection("a", beforeSection: "a")
    #expect(snapshot.itemIdentifiers == two.itemIdentifiers && snapshot.sectionIdentifiers == two.sectionIdentifiers)
  }
}
