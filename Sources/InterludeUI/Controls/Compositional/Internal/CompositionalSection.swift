/// Where everything of a section is, measured from its beginning: one group's places, and how often they are repeated.
@MainActor struct CompositionalSection {
  /// What a section is laid out in.
  struct Room {
    let size: CGSize
    /// What its sides keep from besides its own insets.
    let sides: NSDirectionalEdgeInsets
    let direction: UICollectionView.ScrollDirection
    let traits: UITraitCollection
  }

  let number: Int
  let definition: NSCollectionLayoutSection
  let direction: UICollectionView.ScrollDirection
  private let count: Int
  private let room: Room
  /// The room for groups; along the direction only its length counts.
  private let inner: CGRect
  private let pattern: GroupArrangement
  private var lengths: GroupLengths
  /// The repetitions of which views have said how large they want to be, and what they have said.
  private var arrangements: [Int: GroupArrangement] = [:]
  private(set) var wanted: [ListKey: CGSize]
  private(set) var boundaries: Boundaries
  /// How far an item or what goes with it reaches out of its group.
  private let reach: CGFloat

  init(_ definition: NSCollectionLayoutSection, number: Int, count: Int, room: Room, wanted: [ListKey: CGSize]) {
    (self.definition, self.number, self.room, self.wanted) = (definition, number, room, wanted)
    let direction = room.direction
    self.direction = direction
    let outer = CGRect(origin: .zero, size: room.size).inset(by: room.sides)
    let inner = outer.inset(by: definition.contentInsets)
    self.inner = inner
    let group = definition.group
    let pattern = GroupArrangement(group, in: inner.size, traits: room.traits) { _ in nil }
    self.pattern = pattern
    self.count = pattern.places.isEmpty ? 0 : count
    let edges = group.leastEdges(along: direction)
    let perGroup = max(1, pattern.places.count)
    lengths = GroupLengths(
      count: (self.count + perGroup - 1) / perGroup,
      length: direction.length(pattern.size) + edges.before + edges.after, spacing: definition.interGroupSpacing,
      areAlike: !pattern.places.contains { $0.item?.layoutSize.measuredSides.isEmpty == false })
    let box = definition.supplementariesFollowContentInsets ? inner : outer
    boundaries = Boundaries(
      definition.boundarySupplementaryItems, in: box, direction: direction,
      wanted: { wanted[.supplementary($0, IndexPath(item: 0, section: number))] })
    reach = pattern.places.reduce(0) { reach, place in
      let frames = [place.frame] + (place.item?.supplementaryItems.map { $0.frame(in: place.frame, wanted: nil) } ?? [])
      return frames.reduce(reach) { reach, frame in
        let (low, high) = direction.stretch(frame)
        return max(reach, -low, high - direction.length(pattern.size))
      }
    }
    let measured = Set(wanted.keys.filter { $0.category == .cell && contains($0.path) }.map { $0.path.item / perGroup })
    for group in measured.sorted() { arrange(group) }
  }

  /// From the beginning of the headers to the end of the footers, in points.
  var length: CGFloat {
    let insets = direction.ends(definition.contentInsets)
    return boundaries.before + insets.before + lengths.total + insets.after + boundaries.after
  }

  /// The larger of what an item and a header reach out of the section.
  var outreach: CGFloat {
    boundaries.items.reduce(reach) { max($0, abs($1.item.offset.x), abs($1.item.offset.y)) }
  }

  // MARK: Places

  /// Where an item is; nil if there is none.
  func place(of item: Int) -> GroupArrangement.Place? {
    guard item >= 0, item < count else { return nil }
    let group = item / pattern.places.count
    let arrangement = arrangements[group] ?? pattern
    let index = item % pattern.places.count
    guard index < arrangement.places.count else { return nil }
    var place = arrangement.places[index]
    let spacing = GroupSpacing(of: [definition.group], between: nil, along: direction.across)
    let across =
      direction.across.stretch(inner).low
      + spacing.places(of: [direction.breadth(arrangement.size)], in: direction.breadth(inner.size))[0]
    let along = firstGroup + lengths.start(of: group) + definition.group.leastEdges(along: direction).before
    let origin = direction.point(along, across: across)
    place.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
    return place
  }

  private var firstGroup: CGFloat { boundaries.before + direction.ends(definition.contentInsets).before }

  /// The items of the groups that touch a stretch.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let groups = lengths.groups(from: low - firstGroup - reach, to: high - firstGroup + reach)
    let perGroup = pattern.places.count
    return min(count, groups.lowerBound * perGroup)..<min(count, groups.upperBound * perGroup)
  }

  /// The views that go with an item.
  func supplements(of item: Int) -> [NSCollectionLayoutSupplementaryItem] {
    guard item >= 0, item < count else { return [] }
    return pattern.places[item % pattern.places.count].item?.supplementaryItems ?? []
  }

  /// A view that goes with an item.
  func supplement(ofKind kind: String, of item: Int) -> NSCollectionLayoutSupplementaryItem? {
    supplements(of: item).first { $0.elementKind == kind }
  }

  /// Where a view that goes with an item is.
  func frame(of supplement: NSCollectionLayoutSupplementaryItem, of item: Int) -> CGRect? {
    let key = ListKey.supplementary(supplement.elementKind, IndexPath(item: item, section: number))
    return place(of: item).map {
      supplement.frame(in: $0.frame, wanted: wanted[key]).inset(by: supplement.effectiveInsets)
    }
  }

  /// Where a ground of the section is.
  func frame(of decoration: NSCollectionLayoutDecorationItem) -> CGRect {
    CGRect(origin: .zero, size: direction.size(length, breadth: direction.breadth(room.size)))
      .inset(by: decoration.contentInsets)
  }

  // MARK: What views want

  /// Whether a path is that of an item.
  private func contains(_ path: IndexPath) -> Bool { path.count == 2 && path.item >= 0 && path.item < count }

  /// Notes how large a view wants to be.
  mutating func set(_ size: CGSize, for key: ListKey) {
    wanted[key] = size
    if key.category == .cell, contains(key.path) { arrange(key.path.item / pattern.places.count) }
    guard key.category == .supplementary, boundaries.item(ofKind: key.kind) != nil else { return }
    boundaries = boundaries.with { [wanted, number] in
      wanted[.supplementary($0, IndexPath(item: 0, section: number))]
    }
  }

  private mutating func arrange(_ group: Int) {
    let first = group * pattern.places.count
    let sizes = pattern.places.indices.map { wanted[.cell(IndexPath(item: first + $0, section: number))] }
    let arrangement = GroupArrangement(definition.group, in: inner.size, traits: room.traits) {
      sizes.indices.contains($0) ? sizes[$0] : nil
    }
    arrangements[group] = arrangement
    let edges = definition.group.leastEdges(along: direction)
    lengths.set(direction.length(arrangement.size) + edges.before + edges.after, at: group)
  }
}
