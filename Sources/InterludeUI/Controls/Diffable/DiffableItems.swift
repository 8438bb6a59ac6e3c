/// A snapshot that a data source has taken in, with the places of its items.
nonisolated struct DiffableItems<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  let snapshot: NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  private let paths: [ItemIdentifier: IndexPath]

  init(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier> = NSDiffableDataSourceSnapshot()) {
    self.snapshot = snapshot
    var paths: [ItemIdentifier: IndexPath] = [:]
    paths.reserveCapacity(snapshot.numberOfItems)
    for (number, section) in snapshot.sections.enumerated() {
      for (item, identifier) in section.items.enumerated() {
        paths[identifier] = IndexPath(item: item, section: number)
      }
    }
    self.paths = paths
  }

  private init(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>, paths: [ItemIdentifier: IndexPath]
  ) {
    (self.snapshot, self.paths) = (snapshot, paths)
  }

  /// The same without what was to be reloaded or reconfigured.
  var settled: DiffableItems { DiffableItems(snapshot.settled, paths: paths) }

  /// Where an item is; nil if there is no such item.
  func path(of item: ItemIdentifier) -> IndexPath? { paths[item] }

  /// The item at a place; nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifier? {
    guard path.count == 2, snapshot.sections.indices.contains(path.section) else { return nil }
    let items = snapshot.sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func section(at index: Int) -> SectionIdentifier? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].identifier : nil
  }

  func numberOfItems(in section: Int) -> Int {
    snapshot.sections.indices.contains(section) ? snapshot.sections[section].items.count : 0
  }

  /// Tells of the calls that UIKit would have raised exceptions for.
  @MainActor func reportFaults(of list: UIScrollView?) {
    guard let list else { return }
    for fault in snapshot.faults {
      list.stage.report(
        .misuse(
          .C4, fault,
          remedy: "Give every section and item an identifier of its own, and name only those that are there.",
          types: [type(of: list)]))
    }
  }
}
