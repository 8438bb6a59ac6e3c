import InterludeUI

/// The signs of the transport bar, drawn in a square of 16 points.
nonisolated enum TransportIcon: Hashable, Sendable {
  case restart, stepBack, play, pause, stepOn, loop, slower, faster, branch

  static let size: CGFloat = 16

  /// What is filled.
  var fill: CGPath {
    let path = CGMutablePath()
    switch self {
    case .restart:
      path.addRoundedRect(in: CGRect(x: 2, y: 3, width: 2, height: 10), cornerWidth: 0.5, cornerHeight: 0.5)
      Self.addTriangle(to: path, tip: CGPoint(x: 5, y: 8), base: 13.5)
    case .stepBack:
      Self.addTriangle(to: path, tip: CGPoint(x: 2, y: 8), base: 9.5)
      path.addRoundedRect(in: CGRect(x: 11.5, y: 3, width: 2, height: 10), cornerWidth: 0.5, cornerHeight: 0.5)
    case .play: Self.addTriangle(to: path, tip: CGPoint(x: 14, y: 8), base: 4, halfHeight: 6)
    case .pause:
      path.addRoundedRect(in: CGRect(x: 3.5, y: 2.5, width: 3, height: 11), cornerWidth: 0.5, cornerHeight: 0.5)
      path.addRoundedRect(in: CGRect(x: 9.5, y: 2.5, width: 3, height: 11), cornerWidth: 0.5, cornerHeight: 0.5)
    case .stepOn:
      path.addRoundedRect(in: CGRect(x: 2.5, y: 3, width: 2, height: 10), cornerWidth: 0.5, cornerHeight: 0.5)
      Self.addTriangle(to: path, tip: CGPoint(x: 14, y: 8), base: 6.5)
    case .loop:
      Self.addTriangle(to: path, tip: CGPoint(x: 14, y: 4.5), base: 10, halfHeight: 3)
      Self.addTriangle(to: path, tip: CGPoint(x: 2, y: 11.5), base: 6, halfHeight: 3)
    case .branch:
      for center in [CGPoint(x: 4, y: 3.5), CGPoint(x: 4, y: 12.5), CGPoint(x: 12, y: 3.5)] {
        path.addEllipse(in: CGRect(x: center.x - 2, y: center.y - 2, width: 4, height: 4))
      }
    case .slower, .faster: break
    }
    return path
  }

  /// What is drawn as a line.
  var stroke: CGPath {
    let path = CGMutablePath()
    switch self {
    case .loop:
      path.move(to: CGPoint(x: 2.5, y: 7))
      path.addCurve(
        to: CGPoint(x: 10, y: 4.5), control1: CGPoint(x: 2.5, y: 5), control2: CGPoint(x: 4, y: 4.5))
      path.move(to: CGPoint(x: 13.5, y: 9))
      path.addCurve(
        to: CGPoint(x: 6, y: 11.5), control1: CGPoint(x: 13.5, y: 11), control2: CGPoint(x: 12, y: 11.5))
    case .branch:
      path.addLines(between: [CGPoint(x: 4, y: 5), CGPoint(x: 4, y: 11)])
      path.move(to: CGPoint(x: 4, y: 11))
      path.addCurve(
        to: CGPoint(x: 12, y: 5), control1: CGPoint(x: 4, y: 7.5), control2: CGPoint(x: 12, y: 9.5))
    case .slower: path.addLines(between: [CGPoint(x: 4, y: 8), CGPoint(x: 12, y: 8)])
    case .faster:
      path.addLines(between: [CGPoint(x: 4, y: 8), CGPoint(x: 12, y: 8)])
      path.addLines(between: [CGPoint(x: 8, y: 4), CGPoint(x: 8, y: 12)])
    case .restart, .stepBack, .play, .pause, .stepOn: break
    }
    return path
  }

  private static func addTriangle(
    to path: CGMutablePath, tip: CGPoint, base: CGFloat, halfHeight: CGFloat = 5
  ) {
    path.addLines(
      between: [tip, CGPoint(x: base, y: tip.y - halfHeight), CGPoint(x: base, y: tip.y + halfHeight)])
    path.closeSubpath()
  }
}
