/// Where the focus goes from a rectangle: geometry alone.
nonisolated enum FocusOrder {
  /// Sorted in rows from top to bottom, each from left to right. What has its middle above the end of a row's first item is in
  /// that row.
  static func reading<Item>(_ items: [Item], frame: (Item) -> CGRect) -> [Item] {
    let sorted = items.enumerated().sorted { a, b in
      let (left, right) = (frame(a.element), frame(b.element))
      return (left.midY, left.minX, CGFloat(a.offset)) < (right.midY, right.minX, CGFloat(b.offset))
    }.map(\.element)
    var rows: [[Item]] = []
    for item in sorted {
      if let first = rows.last?.first, frame(item).midY < frame(first).maxY {
        rows[rows.count - 1].append(item)
      } else {
        rows.append([item])
      }
    }
    return rows.flatMap { row in row.sorted { frame($0).minX < frame($1).minX } }
  }

  /// The rectangle that lies nearest to another in a direction: gaps across the direction count twice. The first of equals;
  /// nil when none lies there.
  static func nearest(_ frames: [CGRect], to index: Int, _ heading: UIFocusHeading) -> Int? {
    let start = Span(frames[index], heading)
    let distances = frames.indices.filter { $0 != index }.compactMap { other in
      start.distance(to: Span(frames[other], heading)).map { (index: other, distance: $0) }
    }
    return distances.min { $0.distance < $1.distance }?.index
  }

  /// A rectangle as seen in a direction: how far it reaches along it and across it.
  private struct Span {
    let along, across: ClosedRange<CGFloat>

    init(_ frame: CGRect, _ heading: UIFocusHeading) {
      let (horizontal, vertical) = (frame.minX...frame.maxX, frame.minY...frame.maxY)
      switch heading {
      case .down: (along, across) = (vertical, horizontal)
      case .up: (along, across) = (-frame.maxY ... -frame.minY, horizontal)
      case .left: (along, across) = (-frame.maxX ... -frame.minX, vertical)
      default: (along, across) = (horizontal, vertical)
      }
    }

    /// Nil when the other begins before this one's middle.
    func distance(to other: Span) -> CGFloat? {
      guard other.along.lowerBound >= along.middle else { return nil }
      let ahead = max(0, other.along.lowerBound - along.upperBound)
      let beside = max(0, other.across.lowerBound - across.upperBound, across.lowerBound - other.across.upperBound)
      // Of items that lie behind one another without a gap, the nearer middle.
      return ahead + 2 * beside + (other.along.middle - along.middle) / 1000 + abs(other.across.middle - across.middle)
        / 100
    }
  }
}

nonisolated extension ClosedRange<CGFloat> {
  fileprivate var middle: CGFloat { (lowerBound + upperBound) / 2 }
}
