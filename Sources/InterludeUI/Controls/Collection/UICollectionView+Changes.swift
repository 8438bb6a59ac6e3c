/// Changes of a collection that belong together.
struct CollectionUpdates {
  var depth = 0
  var update = ListUpdate()
  var completions: [(Bool) -> Void] = []
}

/// Changes of the data that the collection is told of; each animates by itself unless it is inside of an update.
extension UICollectionView {
  /// Sets the cells of items up again: the data source is asked, and gets the same cells when it dequeues them. Items out of sight
  /// are passed over.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForItem(at: path) else { continue }
      _ = asking(for: .sameCell(path, cell)) { dataSource?.collectionView(self, cellForItemAt: path) }
      measured.remove(ObjectIdentifier(cell))
    }
    laidOutBounds = nil
    setNeedsLayout()
  }

  /// Runs a change, and animates once the outermost one has been made.
  func change(_ body: (inout ListUpdate) -> Void) {
    if updates == nil { _ = loadedCounts() }
    updates = updates ?? CollectionUpdates()
    updates?.depth += 1
    var own = ListUpdate()
    body(&own)
    updates?.update.merge(own)
    updates?.depth -= 1
    guard let updates, updates.depth == 0 else { return }
    self.updates = nil
    apply(updates)
  }
}

extension ListUpdate {
  fileprivate mutating func merge(_ other: ListUpdate) {
    deletedSections.formUnion(other.deletedSections)
    insertedSections.formUnion(other.insertedSections)
    reloadedSections.formUnion(other.reloadedSections)
    movedSections += other.movedSections
    deletedItems.formUnion(other.deletedItems)
    insertedItems.formUnion(other.insertedItems)
    reloadedItems.formUnion(other.reloadedItems)
    movedItems += other.movedItems
  }
}
