import Foundation

extension Path {
  /// The outline of a rounded rectangle, clockwise where y points down.
  ///
  /// A quarter circle is one cubic whose control distance is 4/3·(√2 − 1) of the radius; it strays from the true circle
  /// by at most 0.03 % of the radius.
  public init(_ shape: RoundedRect) {
    let (r, rect, corners) = (shape.effectiveRadius, shape.rect, shape.corners)
    let topLeft = corners.contains(.layerMinXMinYCorner) ? r : 0
    let topRight = corners.contains(.layerMaxXMinYCorner) ? r : 0
    let bottomRight = corners.contains(.layerMaxXMaxYCorner) ? r : 0
    let bottomLeft = corners.contains(.layerMinXMaxYCorner) ? r : 0
    var path = Path([.move(CGPoint(x: rect.minX + topLeft, y: rect.minY))])
    path.addSide(to: rect.corners[1], turn: topRight, along: CGVector(dx: 1, dy: 0), then: CGVector(dx: 0, dy: 1))
    path.addSide(to: rect.corners[2], turn: bottomRight, along: CGVector(dx: 0, dy: 1), then: CGVector(dx: -1, dy: 0))
    path.addSide(to: rect.corners[3], turn: bottomLeft, along: CGVector(dx: -1, dy: 0), then: CGVector(dx: 0, dy: -1))
    path.addSide(to: rect.corners[0], turn: topLeft, along: CGVector(dx: 0, dy: -1), then: CGVector(dx: 1, dy: 0))
    path.elements.append(.close)
    self = path
  }

  /// A straight side towards a corner, and the quarter circle around it.
  private mutating func addSide(to corner: CGPoint, turn r: CGFloat, along u: CGVector, then v: CGVector) {
    let start = CGPoint(x: corner.x - r * u.dx, y: corner.y - r * u.dy)
    elements.append(.line(start))
    guard r > 0 else { return }
    let k = r * (1 - 4.0 / 3.0 * (2.0.squareRoot() - 1))
    elements.append(
      .curve(
        to: CGPoint(x: corner.x + r * v.dx, y: corner.y + r * v.dy),
        control1: CGPoint(x: corner.x - k * u.dx, y: corner.y - k * u.dy),
        control2: CGPoint(x: corner.x + k * v.dx, y: corner.y + k * v.dy)))
  }
}
