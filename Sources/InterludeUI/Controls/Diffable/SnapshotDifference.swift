/// What turns one snapshot into another, with as few moves as possible: of what both have, the longest part that keeps its order stays.
nonisolated struct SnapshotDifference {
  private(set) var update = ListUpdate()
  /// Items whose cells are to be set up again, as they are numbered afterwards.
  private(set) var reconfigured: [IndexPath] = []

  init<Section, Item>(from old: DiffableItems<Section, Item>, to new: DiffableItems<Section, Item>) {
    compareSections(old.snapshot, new.snapshot)
    for (number, section) in new.snapshot.sections.enumerated() {
      let before = old.snapshot.index(ofKnown: section.identifier)
      var kept: [(before: Int, after: Int)] = []
      for (item, identifier) in section.items.enumerated() {
        let path = IndexPath(item: item, section: number)
        guard let oldPath = old.path(of: identifier) else {
          if before != nil { update.insertedItems.insert(path) }
          continue
        }
        if oldPath.section == before {
          kept.append((oldPath.item, item))
        } else {
          update.movedItems.append((oldPath, path))
        }
      }
      guard let before else { continue }
      for index in kept.map(\.before).placesOutOfOrder() {
        update.movedItems.append(
          (
            IndexPath(item: kept[index].before, section: before), IndexPath(item: kept[index].after, section: number)
          ))
      }
    }
    for (number, section) in old.snapshot.sections.enumerated() where !update.deletedSections.contains(number) {
      for (item, identifier) in section.items.enumerated() where !new.snapshot.contains(identifier) {
        update.deletedItems.insert(IndexPath(item: item, section: number))
      }
    }
    update.reloadedItems = Set(new.snapshot.reloadedItemIdentifiers.compactMap(old.path))
    reconfigured = new.snapshot.reconfiguredItemIdentifiers.compactMap(new.path)
  }

  private mutating func compareSections<Section, Item>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    var kept: [(before: Int, after: Int)] = []
    for (number, section) in new.sections.enumerated() {
      if let before = old.index(ofKnown: section.identifier) {
        kept.append((before, number))
      } else {
        update.insertedSections.insert(number)
      }
    }
    for index in kept.map(\.before).placesOutOfOrder() {
      update.movedSections.append((kept[index].before, kept[index].after))
    }
    for (number, section) in old.sections.enumerated() where new.index(ofKnown: section.identifier) == nil {
      update.deletedSections.insert(number)
    }
    update.reloadedSections = Set(new.reloadedSectionIdentifiers.compactMap(old.index(ofKnown:)))
  }
}

extension [Int] {
  /// Where the numbers, all different, are outside of their longest rising part: patience sorting, n log n.
  nonisolated fileprivate func placesOutOfOrder() -> [Int] {
    // For each length the place where the part of that length ends that ends lowest, and for each place the one before.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: count)
    for place in indices {
      let length = ends.firstIndexAscending { self[$0] >= self[place] }
      if length > 0 { previous[place] = ends[length - 1] }
      if length < ends.count { ends[length] = place } else { ends.append(place) }
    }
    var kept: Set<Int> = []
    var place = ends.last
    while let current = place {
      kept.insert(current)
      place = previous[current]
    }
    return indices.filter { !kept.contains($0) }
  }
}
