/// What a diffable data source shows, and how its list comes from one snapshot to the next.
final class DiffableContent<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  /// What is shown now.
  private(set) var items = DiffableItems<SectionIdentifier, ItemIdentifier>()

  /// Shows a snapshot by what has come, gone or moved since the last one.
  ///
  /// - Parameters:
  ///   - completion: Called when the animation has ended, or at once without one.
  ///   - change: Tells the list of the changes, inside of an update.
  func apply<List: ListHost>(
    _ snapshot: Snapshot, to list: List?, animated: Bool, completion: (() -> Void)?,
    change: @escaping (List, ListUpdate) -> Void
  ) {
    let new = DiffableItems(snapshot)
    new.reportFaults(of: list)
    guard let list else {
      items = new.settled
      completion?()
      return
    }
    let difference = SnapshotDifference(from: items, to: new)
    let update = { (completion: (() -> Void)?) in
      list.performBatchUpdates(
        {
          self.items = new.settled
          change(list, difference.update)
        }, completion: { _ in completion?() })
      list.reconfigure(difference.reconfigured)
    }
    if animated { return update(completion) }
    UIView.performWithoutAnimation { update(nil) }
    completion?()
  }

  /// Shows a snapshot by loading the list anew.
  func load(_ snapshot: Snapshot, in list: (some ListHost)?, completion: (() -> Void)?) {
    let new = DiffableItems(snapshot)
    new.reportFaults(of: list)
    items = new.settled
    list?.reloadData()
    completion?()
  }
}
