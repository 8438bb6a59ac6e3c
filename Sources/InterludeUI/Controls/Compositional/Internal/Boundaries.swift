/// The headers and footers of a section, or of the whole layout: how much room they need, and where they are.
@MainActor struct Boundaries {
  struct Item {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let isAtStart: Bool
    let size: CGSize
  }

  let direction: UICollectionView.ScrollDirection
  let items: [Item]
  /// The room before and after what they are the edges of, in points.
  let before: CGFloat
  let after: CGFloat
  /// What they are laid out in, of which only the sides count.
  private let box: CGRect

  /// A kind that has been there already is passed over.
  init(
    _ boundaries: [NSCollectionLayoutBoundarySupplementaryItem], in box: CGRect,
    direction: UICollectionView.ScrollDirection, wanted: (String) -> CGSize?
  ) {
    var (kinds, items): (Set<String>, [Item]) = ([], [])
    let ends = direction.ends(
      top: NSDirectionalRectEdge.top, leading: .leading, bottom: .bottom, trailing: .trailing)
    for item in boundaries {
      let edges = item.alignment.edges
      guard edges.contains(ends.before) || edges.contains(ends.after), kinds.insert(item.elementKind).inserted else {
        continue
      }
      let size = item.layoutSize.size(in: box.size, wanted: wanted(item.elementKind))
      items.append(Item(item: item, isAtStart: edges.contains(ends.before), size: size))
    }
    func room(atStart: Bool) -> CGFloat {
      items.filter { $0.isAtStart == atStart && $0.item.extendsBoundary }.map { direction.length($0.size) }.max() ?? 0
    }
    (self.direction, self.items, self.box) = (direction, items, box)
    (before, after) = (room(atStart: true), room(atStart: false))
  }

  /// The same ones with other sizes.
  func with(wanted: (String) -> CGSize?) -> Boundaries {
    Boundaries(items.map(\.item), in: box, direction: direction, wanted: wanted)
  }

  func item(ofKind kind: String) -> Item? { items.first { $0.item.elementKind == kind } }

  /// Where one is in something of a length, of which a stretch is in sight; both from the beginning of it.
  func frame(of item: Item, in length: CGFloat, visible: (low: CGFloat, high: CGFloat)?) -> CGRect {
    let own = direction.length(item.size)
    let rest =
      item.item.extendsBoundary
      ? (item.isAtStart ? before - own : length - after) : (item.isAtStart ? before : length - after - own)
    var along = rest
    if item.item.pinToVisibleBounds, let visible {
      along =
        item.isAtStart
        ? max(rest, min(visible.low, length - after - own)) : min(rest, max(visible.high - own, before))
    }
    let sides = direction.across.ends(
      top: NSDirectionalRectEdge.top, leading: .leading, bottom: .bottom, trailing: .trailing)
    let edges = item.item.alignment.edges
    let share: CGFloat = edges.contains(sides.before) ? 0 : edges.contains(sides.after) ? 1 : 0.5
    let start = direction.across.stretch(box).low
    let across = start + (direction.breadth(box.size) - direction.breadth(item.size)) * share
    return CGRect(origin: direction.point(along, across: across), size: item.size)
      .offsetBy(dx: item.item.offset.x, dy: item.item.offset.y).inset(by: item.item.effectiveInsets)
  }
}
