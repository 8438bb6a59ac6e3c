import DisplayList
import InterludeUI

/// What one view of a plain colour looks like in a frame.
public struct Shown {
  /// With the view's opacity in it.
  public var alpha: Double
  /// In the picture: top left, top right, bottom right, bottom left.
  public var corners: [CGPoint]
}

extension World {
  /// The shapes of a colour that the present frame has, back to front.
  public func shown(_ color: UIColor) -> [Shown] { frame.filter { $0.color == color }.map(\.shape) }

  /// The colours that the present frame has, back to front, among those asked for.
  public func order(of colors: [UIColor]) -> [UIColor] { frame.map(\.color).filter(colors.contains) }

  private var frame: [(color: UIColor, shape: Shown)] {
    stage.commit()
    return stage.displayList().commands.compactMap { command in
      guard case .fill(.roundedRect(let shape), let color, let map) = command else { return nil }
      let opaque = UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
      let box = shape.rect
      let corners = [(box.minX, box.minY), (box.maxX, box.minY), (box.maxX, box.maxY), (box.minX, box.maxY)]
      return (opaque, Shown(alpha: color.alpha, corners: corners.map { map.apply(to: CGPoint(x: $0, y: $1)) }))
    }
  }
}

/// Whether points are where they should be, but for rounding.
public func areNear(_ points: [CGPoint]?, _ expected: [CGPoint]) -> Bool {
  guard let points, points.count == expected.count else { return false }
  return zip(points, expected).allSatisfy { $0.x.isNear($1.x) && $0.y.isNear($1.y) }
}

/// The corners of an upright rectangle, as in `Shown`.
public func corners(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [CGPoint] {
  [(x, y), (x + width, y), (x + width, y + height), (x, y + height)].map { CGPoint(x: $0, y: $1) }
}
