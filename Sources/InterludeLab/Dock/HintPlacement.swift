import InterludeUI

/// The place of a hint: below the control that it explains, else above it, else at its left or right, so that it covers no other control,
/// and at the sides no words. If there is no such place, it is below or above.
nonisolated struct HintPlacement {
  /// The control that is explained.
  let subject: CGRect
  /// Where the pointer is.
  let pointer: CGPoint
  /// The other controls.
  let others: [CGRect]
  /// Words that are no controls.
  var words: [CGRect] = []
  let area: CGRect

  /// Between the hint and what it explains, and between it and the pointer, in points.
  private static let (gap, distance): (CGFloat, CGFloat) = (8, 14)

  func origin(of size: CGSize) -> CGPoint {
    let right = pointer.x + Self.distance
    let x = max(area.minX, min(right, area.maxX - size.width))
    let (below, above) = (subject.maxY + Self.gap, subject.minY - Self.gap - size.height)
    let y = max(area.minY, min(subject.midY - size.height / 2, area.maxY - size.height))
    let places = [
      CGPoint(x: x, y: below), CGPoint(x: x, y: above), CGPoint(x: subject.minX - Self.gap - size.width, y: y),
      CGPoint(x: subject.maxX + Self.gap, y: y),
    ]
    let free = places.enumerated().first { index, place in
      let frame = CGRect(origin: place, size: size)
      let covered = others + (index < 2 ? [] : words)
      return area.contains(frame) && !covered.contains { $0.intersects(frame) }
    }
    return free?.element ?? (below + size.height <= area.maxY ? places[0] : places[1])
  }
}
