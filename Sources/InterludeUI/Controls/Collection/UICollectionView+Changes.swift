/// Changes of a collection that belong together.
struct CollectionUpdates {
  var depth = 0
  var update = ListUpdate()
  var completions: [(Bool) -> Void] = []
}

/// Changes of the data that the collection is told of; each animates by itself unless it is inside of an update.
extension UICollectionView {
  /// Shows items that have come, named as they are now.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }

  /// Takes items away, named as they were before.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(indexPaths) } }

  /// Asks for items again, named as they were before.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems.formUnion(indexPaths) } }

  /// Moves an item from where it was before to where it is now.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Shows sections that have come, named as they are now.
  public func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }

  /// Takes sections away, named as they were before.
  public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }

  /// Asks for sections again, named as they were before.
  public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }

  /// Moves a section from where it was before to where it is now.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Sets the cells of items up again: the data source is asked, and gets the same cells when it dequeues them. Items out of sight
  /// are passed over.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForItem(at: path) else { continue }
      reconfigured = (path, cell)
      _ = dataSource?.collectionView(self, cellForItemAt: path)
      reconfigured = nil
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
