nonisolated extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section: of the last one for nil.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let section = sectionIdentifier.map(index(ofKnown:)) ?? sections.indices.last
    guard demand(section != nil, "Items are appended to a section that is not there."), let section,
      areNew(identifiers)
    else { return }
    append(identifiers, inSection: section)
  }

  /// Puts items before another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, nextTo: beforeIdentifier, offset: 0)
  }

  /// Puts items after another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, nextTo: afterIdentifier, offset: 1)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], nextTo item: ItemIdentifierType, offset: Int) {
    let place = place(of: item)
    guard demand(place != nil, "Items are inserted beside \(item), which is not there."), let place,
      areNew(identifiers)
    else { return }
    self.place(identifiers, at: place.item + offset, inSection: place.section)
  }

  /// Takes items away; those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { remove(identifiers) }

  /// Takes all items away, and all sections.
  public mutating func deleteAllItems() { deleteSections(sectionIdentifiers) }

  /// Puts an item before another, whichever sections they are in.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, nextTo: toIdentifier, offset: 0)
  }

  /// Puts an item after another, whichever sections they are in.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, nextTo: toIdentifier, offset: 1)
  }

  private mutating func move(_ item: ItemIdentifierType, nextTo other: ItemIdentifierType, offset: Int) {
    guard demand(contains(item) && contains(other), "\(item) is moved beside \(other), and one of them is not there."),
      demand(item != other, "\(item) is moved beside itself.")
    else { return }
    remove([item])
    guard let place = place(of: other) else { return }
    self.place([item], at: place.item + offset, inSection: place.section)
  }

  // MARK: Anew

  /// Has cells made anew for items that are there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard areThere(identifiers, "reloaded") else { return }
    reloadedItems += identifiers
  }

  /// Has the cells of items set up again that are there: the same cells, if they are in sight.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard areThere(identifiers, "reconfigured") else { return }
    reconfiguredItems += identifiers
  }

  /// The items that are to be made anew.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { each(of: reloadedItems) }

  /// The items whose cells are to be set up again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { each(of: reconfiguredItems) }

  /// Those that are there, each once.
  private func each(of items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var seen: Set<ItemIdentifierType> = []
    return items.filter { contains($0) && seen.insert($0).inserted }
  }

  // MARK: Demands

  private mutating func areNew(_ items: [ItemIdentifierType]) -> Bool {
    demand(
      Set(items).count == items.count && !items.contains(where: contains), "Items are added that are there already.")
  }

  private mutating func areThere(_ items: [ItemIdentifierType], _ what: String) -> Bool {
    demand(items.allSatisfy(contains), "Items are \(what) that are not there.")
  }
}
