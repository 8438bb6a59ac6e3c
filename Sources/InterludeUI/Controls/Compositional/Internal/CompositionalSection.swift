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
  /// The direction in which the groups follow each other: across the collection's where the section scrolls by itself.
  private let groupDirection: UICollectionView.ScrollDirection
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
  /// How much room the groups take across the direction in which they follow each other.
  private var thickness: CGFloat = 0

  init(_ definition: NSCollectionLayoutSection, number: Int, count: Int, room: Room, wanted: [ListKey: CGSize]) {
    (self.definition, self.number, self.room, self.wanted) = (definition, number, room, wanted)
    let direction = room.direction
    let scrolls = definition.orthogonalScrollingBehavior != .none
    let groupDirection = scrolls ? direction.across : direction
    (self.direction, self.groupDirection) = (direction, groupDirection)
    let outer = CGRect(origin: .zero, size: room.size).inset(by: room.sides)
    let inner = outer.inset(by: definition.contentInsets)
    self.inner = inner
    let group = definition.group
    let pattern = GroupArrangement(group, in: inner.size, traits: room.traits) { _ in nil }
    self.pattern = pattern
    self.count = pattern.places.isEmpty ? 0 : count
    let edges = group.leastEdges(along: groupDirection)
    let perGroup = max(1, pattern.places.count)
    lengths = GroupLengths(
      count: (self.count + perGroup - 1) / perGroup,
      length: groupDirection.length(pattern.size) + edges.before + edges.after, spacing: definition.interGroupSpacing,
      areAlike: !pattern.places.contains { $0.item?.layoutSize.measuredSides.isEmpty == false })
    let box = definition.supplementariesFollowContentInsets ? inner : outer
    boundaries = Boundaries(
      definition.boundarySupplementaryItems, in: box, direction: direction,
      wanted: { wanted[.supplementary($0, IndexPath(item: 0, section: number))] })
    reach = pattern.places.reduce(0) { reach, place in
      let frames = [place.frame] + (place.item?.supplementaryItems.map { $0.frame(in: place.frame, wanted: nil) } ?? [])
      return frames.reduce(reach) { reach, frame in
        let ((low, high), (left, right)) = (direction.stretch(frame), direction.across.stretch(frame))
        return max(
          reach, max(-low, high - direction.length(pattern.size)),
          scrolls ? max(-left, right - direction.breadth(pattern.size)) : 0)
      }
    }
    let measured = Set(wanted.keys.filter { $0.category == .cell && contains($0.path) }.map { $0.path.item / perGroup })
    for group in measured.sorted() { arrange(group) }
    if measured.isEmpty { thickness = thickness(of: pattern) }
  }

  /// From the beginning of the headers to the end of the footers, in points.
  var length: CGFloat {
    let insets = direction.ends(definition.contentInsets)
    return boundaries.before + insets.before + contentLength + insets.after + boundaries.after
  }

  private var contentLength: CGFloat {
    groupDirection == direction ? lengths.total : lengths.count == 0 ? 0 : thickness
  }

  private func thickness(of arrangement: GroupArrangement) -> CGFloat {
    let edges = definition.group.leastEdges(along: groupDirection.across)
    return groupDirection.breadth(arrangement.size) + edges.before + edges.after
  }

  /// The larger of what an item and a header reach out of the section.
  var outreach: CGFloat {
    boundaries.items.reduce(reach) { max($0, abs($1.item.offset.x), abs($1.item.offset.y)) }
  }

  /// How many items it has.
  var itemCount: Int { count }

  // MARK: Places

  /// Where an item is; nil if there is none.
  func place(of item: Int) -> GroupArrangement.Place? {
    guard item >= 0, item < count else { return nil }
    let group = item / pattern.places.count
    let arrangement = arrangements[group] ?? pattern
    let index = item % pattern.places.count
    guard index < arrangement.places.count else { return nil }
    var place = arrangement.places[index]
    let along = firstGroup + lengths.start(of: group) + definition.group.leastEdges(along: groupDirection).before
    let origin = groupDirection.point(along, across: across(groupDirection.breadth(arrangement.size)))
    place.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
    return place
  }

  /// Where the first group begins, in the direction of the groups.
  private var firstGroup: CGFloat {
    groupDirection == direction
      ? boundaries.before + direction.ends(definition.contentInsets).before : groupDirection.stretch(inner).low
  }

  /// Where a group of a breadth is, across the direction of the groups.
  private func across(_ breadth: CGFloat) -> CGFloat {
    guard groupDirection == direction else {
      let edges = definition.group.leastEdges(along: direction)
      return boundaries.before + direction.ends(definition.contentInsets).before + edges.before
    }
    let spacing = GroupSpacing(of: [definition.group], between: nil, along: direction.across)
    return direction.across.stretch(inner).low + spacing.places(of: [breadth], in: direction.breadth(inner.size))[0]
  }

  /// How the section scrolls by itself; nil if it does not.
  var scroll: SectionScroll? {
    guard groupDirection != direction else { return nil }
    let along = boundaries.before + direction.ends(definition.contentInsets).before
    let (low, high) = groupDirection.stretch(inner)
    return SectionScroll(
      frame: CGRect(
        origin: direction.point(along, across: 0),
        size: direction.size(contentLength, breadth: direction.breadth(room.size))),
      direction: groupDirection, behavior: definition.orthogonalScrollingBehavior,
      margins: (before: low, after: groupDirection.length(room.size) - high), groups: lengths)
  }

  /// The items of the groups that touch a stretch, in the direction of the groups.
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
    let old = arrangements.updateValue(arrangement, forKey: group)
    let edges = definition.group.leastEdges(along: groupDirection)
    lengths.set(groupDirection.length(arrangement.size) + edges.before + edges.after, at: group)
    let own = thickness(of: arrangement)
    if own >= thickness {
      thickness = own
    } else if arrangements.count == 1 || old.map({ thickness(of: $0) == thickness }) == true {
      thickness = arrangements.values.map { thickness(of: $0) }.max() ?? own
    }
  }
}
