/// Room before, between and after things that stand in a row, of which the flexible parts share what is left over.
@MainActor struct GroupSpacing {
  private let edges: [(before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?)]
  private let between: NSCollectionLayoutSpacing?

  init(
    of items: [NSCollectionLayoutItem], between: NSCollectionLayoutSpacing?,
    along direction: UICollectionView.ScrollDirection
  ) {
    edges = items.map { $0.edges(along: direction) }
    self.between = between
  }

  /// The room without what is left over.
  var least: CGFloat {
    edges.reduce(0) { $0 + ($1.before?.spacing ?? 0) + ($1.after?.spacing ?? 0) }
      + (between?.spacing ?? 0) * CGFloat(max(0, edges.count - 1))
  }

  /// Where things of some lengths begin.
  func places(of lengths: [CGFloat], in room: CGFloat) -> [CGFloat] {
    let all = edges.flatMap { [$0.before, $0.after] } + Array(repeating: between, count: max(0, edges.count - 1))
    let flexible = all.count { $0?.isFlexible == true }
    let share = flexible > 0 ? max(0, room - least - lengths.reduce(0, +)) / CGFloat(flexible) : 0
    func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      guard let spacing else { return 0 }
      return spacing.spacing + (spacing.isFlexible ? share : 0)
    }
    var end: CGFloat = 0
    return zip(edges, lengths).map { edges, own in
      let place = end + length(edges.before)
      end = place + own + length(edges.after) + length(between)
      return place
    }
  }
}

extension NSCollectionLayoutItem {
  /// The room around the size, before and after it.
  func edges(
    along direction: UICollectionView.ScrollDirection
  ) -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?) {
    guard let edgeSpacing else { return (nil, nil) }
    return direction.ends(
      top: edgeSpacing.top, leading: edgeSpacing.leading, bottom: edgeSpacing.bottom, trailing: edgeSpacing.trailing)
  }

  /// The fixed part of that.
  func leastEdges(along direction: UICollectionView.ScrollDirection) -> (before: CGFloat, after: CGFloat) {
    let edges = edges(along: direction)
    return (edges.before?.spacing ?? 0, edges.after?.spacing ?? 0)
  }
}
