import InterludeUI

/// Marks that overlays draw, in the picture's points.
nonisolated extension DisplayList {
  /// A closed line through points.
  mutating func outline(_ points: [CGPoint], width: CGFloat, _ color: CGColor) {
    stroke(points + points.prefix(1), width: width, color)
  }

  /// A line through points.
  mutating func stroke(_ points: [CGPoint], width: CGFloat, _ color: CGColor) {
    guard points.count > 1, points.allSatisfy(\.isDrawable) else { return }
    var style = StrokeStyle()
    (style.width, style.cap, style.join) = (width, .round, .round)
    commands.append(.fill(.path(Path(through: points).stroked(style)), color, .identity))
  }

  /// A disc about a point.
  mutating func dot(_ center: CGPoint, radius: CGFloat, _ color: CGColor) {
    let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    commands.append(.fill(.roundedRect(RoundedRect(box, radius: radius)), color, .identity))
  }

  /// A polygon.
  mutating func fill(_ points: [CGPoint], _ color: CGColor) {
    guard points.allSatisfy(\.isDrawable) else { return }
    commands.append(.fill(.path(Path(through: points)), color, .identity))
  }
}

nonisolated extension Path {
  /// Straight lines from point to point.
  init(through points: [CGPoint]) {
    self.init(points.prefix(1).map { .move($0) } + points.dropFirst().map { .line($0) })
  }
}

nonisolated extension CGPoint {
  /// Whether it is near enough to be drawn: what is seen from its edge lies at infinity.
  fileprivate var isDrawable: Bool { abs(x) < 1e5 && abs(y) < 1e5 }
}

extension CGColor {
  /// A colour of the dock's for a mark on a scene.
  static func mark(_ color: UIColor, alpha: CGFloat = 1) -> CGColor {
    let color = color.cgColor
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }
}
