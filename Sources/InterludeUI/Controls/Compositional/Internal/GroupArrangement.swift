/// Where everything of one repetition of a group is.
@MainActor struct GroupArrangement {
  /// Where an item shows, without its insets.
  struct Place {
    var frame: CGRect
    var zIndex = 0
    /// Nil for one that an item provider has placed.
    let item: NSCollectionLayoutItem?
  }

  /// The group's size: that of its items along the sides that are estimated.
  let size: CGSize
  let places: [Place]

  /// In a room. What a view wants to be is asked for by the number of its item in the group; nil where that is not known.
  init(
    _ group: NSCollectionLayoutGroup, in room: CGSize, traits: UITraitCollection, wanted: @escaping (Int) -> CGSize?
  ) {
    var arranger = GroupArranger(wanted: wanted, traits: traits)
    (size, places) = arranger.arrange(group, of: group.layoutSize.size(in: room))
  }
}

/// Arranges a group and the groups in it, from the first item to the last.
@MainActor private struct GroupArranger {
  let wanted: (Int) -> CGSize?
  let traits: UITraitCollection
  private var next = 0

  init(wanted: @escaping (Int) -> CGSize?, traits: UITraitCollection) {
    (self.wanted, self.traits) = (wanted, traits)
  }

  typealias Place = GroupArrangement.Place
  typealias Part = (size: CGSize, places: [Place])

  private mutating func arrange(
    _ member: NSCollectionLayoutGroup.Member, in group: NSCollectionLayoutGroup, _ room: CGSize
  )
    -> Part
  {
    func cut(_ size: CGSize) -> CGSize {
      member.length.map { group.direction.size($0, breadth: group.direction.breadth(size)) } ?? size
    }
    let item = member.item
    if let group = item as? NSCollectionLayoutGroup { return arrange(group, of: cut(group.layoutSize.size(in: room))) }
    defer { next += 1 }
    return leaf(item, cut(item.layoutSize.size(in: room, wanted: wanted(next))))
  }

  private func leaf(_ item: NSCollectionLayoutItem, _ size: CGSize) -> Part {
    (size, [Place(frame: CGRect(origin: .zero, size: size).inset(by: item.effectiveInsets), item: item)])
  }

  mutating func arrange(_ group: NSCollectionLayoutGroup, of estimate: CGSize) -> Part {
    if case .custom(let provider) = group.filling { return custom(group, of: estimate, provider) }
    let insets = group.effectiveInsets
    let box = CGRect(origin: .zero, size: estimate).inset(by: insets)
    let members = group.members(in: box.size)
    let first = next
    var filled = fill(group, members, box.size)
    // Along the sides that are estimated the insets have no effect.
    var size = estimate
    if group.layoutSize.widthDimension.isMeasured { size.width = filled.size.width }
    if group.layoutSize.heightDimension.isMeasured { size.height = filled.size.height }
    if size != estimate {
      // Once more, for the items that take a share of the group.
      next = first
      filled = fill(group, members, CGRect(origin: .zero, size: size).inset(by: insets).size)
    }
    return (size, filled.places.map { $0.moved(x: box.minX, y: box.minY) })
  }

  /// The size is what the items take up.
  private mutating func fill(
    _ group: NSCollectionLayoutGroup, _ members: [NSCollectionLayoutGroup.Member], _ room: CGSize
  ) -> Part {
    let direction = group.direction
    var parts: [Part] = []
    for member in members { parts.append(arrange(member, in: group, room)) }
    level(&parts, members)
    let spacing = GroupSpacing(of: members.map(\.item), between: group.interItemSpacing, along: direction)
    let lengths = parts.map { direction.length($0.size) }
    let along = spacing.places(of: lengths, in: direction.length(room))
    var (places, breadth): ([Place], CGFloat) = ([], 0)
    for (index, part) in parts.enumerated() {
      let sides = GroupSpacing(of: [members[index].item], between: nil, along: direction.across)
      let own = direction.breadth(part.size)
      breadth = max(breadth, own + sides.least)
      let origin = direction.point(
        along[index], across: sides.places(of: [own], in: direction.breadth(room))[0])
      places += part.places.map { $0.moved(x: origin.x, y: origin.y) }
    }
    return (direction.size(lengths.reduce(spacing.least, +), breadth: breadth), places)
  }

  /// Makes items as large as the largest where they are to be.
  private func level(_ parts: inout [Part], _ members: [NSCollectionLayoutGroup.Member]) {
    func largest(_ isLevel: (NSCollectionLayoutSize) -> Bool, _ side: (CGSize) -> CGFloat) -> CGFloat? {
      zip(members, parts).filter { isLevel($0.0.item.layoutSize) }.map { side($0.1.size) }.max()
    }
    let width = largest(\.widthDimension.isUniformAcrossSiblings, \.width)
    let height = largest(\.heightDimension.isUniformAcrossSiblings, \.height)
    for (index, member) in members.enumerated() where !(member.item is NSCollectionLayoutGroup) {
      var size = parts[index].size
      if let width, member.item.layoutSize.widthDimension.isUniformAcrossSiblings { size.width = width }
      if let height, member.item.layoutSize.heightDimension.isUniformAcrossSiblings { size.height = height }
      if size != parts[index].size { parts[index] = leaf(member.item, size) }
    }
  }

  private mutating func custom(
    _ group: NSCollectionLayoutGroup, of size: CGSize, _ provider: NSCollectionLayoutGroupCustomItemProvider
  ) -> Part {
    let items = provider(CompositionalEnvironment(size, insets: group.effectiveInsets, traits: traits))
    next += items.count
    return (size, items.map { Place(frame: $0.frame, zIndex: $0.zIndex, item: nil) })
  }
}

extension GroupArrangement.Place {
  fileprivate func moved(x: CGFloat, y: CGFloat) -> Self {
    var place = self
    place.frame = frame.offsetBy(dx: x, dy: y)
    return place
  }
}
