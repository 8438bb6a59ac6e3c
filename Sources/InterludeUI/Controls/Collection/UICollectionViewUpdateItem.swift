/// One change of an update, as a layout is told of it. A section's has a path whose item is `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// Where it was before; nil if it has come.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where it is after; nil if it has gone.
  public let indexPathAfterUpdate: IndexPath?
  /// What has happened.
  public let updateAction: UICollectionView.UpdateAction

  init(_ action: UICollectionView.UpdateAction, before: IndexPath?, after: IndexPath?) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
    super.init()
  }
}

extension ListUpdate {
  /// The changes, each for itself, in the order of their paths.
  @MainActor func updateItems(_ mapping: ListMapping) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    return deletedSections.sorted().map { .init(.delete, before: whole($0), after: nil) }
      + insertedSections.sorted().map { .init(.insert, before: nil, after: whole($0)) }
      + reloadedSections.sorted().map { .init(.reload, before: whole($0), after: whole($0)) }
      + movedSections.map { .init(.move, before: whole($0.from), after: whole($0.to)) }
      + deletedItems.sorted().map { .init(.delete, before: $0, after: nil) }
      + insertedItems.sorted().map { .init(.insert, before: nil, after: $0) }
      + reloadedItems.sorted().map { .init(.reload, before: $0, after: mapping.renumbered($0)) }
      + movedItems.map { .init(.move, before: $0.from, after: $0.to) }
  }
}
