import InterludeUI

/// The outline of a bar. The shape of its right edge shows how the animation ended.
nonisolated enum BarOutline {
  enum Ending: Hashable, Sendable {
    /// Round: it came to its end.
    case complete
    /// Straight: it goes on, or its end is out of sight.
    case open
    /// Torn: it was interrupted.
    case torn
    /// Pointed: another animation goes on from here.
    case pointed
  }

  private static let radius: CGFloat = 3
  /// How deep teeth and point are, in points.
  private static let depth: CGFloat = 3
  private static let teeth = 2

  /// - Parameter beginsInSight: Whether the left corners are round.
  static func path(size: CGSize, beginsInSight: Bool, ending: Ending) -> CGPath {
    let path = CGMutablePath()
    let edge = rightEdge(size: size, ending: ending)
    let left = beginsInSight ? min(radius, size.width / 2) : 0
    path.move(to: CGPoint(x: left, y: 0))
    if ending == .complete {
      let right = min(radius, size.width / 2)
      path.addLine(to: CGPoint(x: size.width - right, y: 0))
      path.addQuadCurve(to: CGPoint(x: size.width, y: right), control: CGPoint(x: size.width, y: 0))
      path.addLine(to: CGPoint(x: size.width, y: size.height - right))
      path.addQuadCurve(
        to: CGPoint(x: size.width - right, y: size.height), control: CGPoint(x: size.width, y: size.height))
    } else {
      for point in edge { path.addLine(to: point) }
    }
    path.addLine(to: CGPoint(x: left, y: size.height))
    path.addQuadCurve(to: CGPoint(x: 0, y: size.height - left), control: CGPoint(x: 0, y: size.height))
    path.addLine(to: CGPoint(x: 0, y: left))
    path.addQuadCurve(to: CGPoint(x: left, y: 0), control: .zero)
    path.closeSubpath()
    return path
  }

  /// The line that a torn or pointed edge is marked with; nil for other endings.
  static func mark(size: CGSize, ending: Ending) -> CGPath? {
    guard ending == .torn || ending == .pointed else { return nil }
    let path = CGMutablePath()
    path.addLines(between: rightEdge(size: size, ending: ending))
    return path
  }

  /// From the top to the bottom.
  private static func rightEdge(size: CGSize, ending: Ending) -> [CGPoint] {
    let depth = min(depth, size.width / 2)
    switch ending {
    case .complete, .open:
      return [CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height)]
    case .torn:
      return (0...2 * teeth).map { index in
        CGPoint(
          x: size.width - (index.isMultiple(of: 2) ? 0 : depth),
          y: size.height * CGFloat(index) / CGFloat(2 * teeth))
      }
    case .pointed:
      return [
        CGPoint(x: size.width - depth, y: 0), CGPoint(x: size.width, y: size.height / 2),
        CGPoint(x: size.width - depth, y: size.height),
      ]
    }
  }
}
