import Foundation

extension CGContext {
  /// Fills all that can be drawn on with colours along a line, from side to side across it. Beyond its ends nothing is drawn but
  /// what the options say.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let way = CGVector(dx: endPoint.x - startPoint.x, dy: endPoint.y - startPoint.y)
    let length = hypot(way.dx, way.dy)
    let area = boundingBoxOfClipPath
    guard length > 0, length.isFinite, !area.isNull, !area.isInfinite, state.ctm.isFinite else { return }
    // Far enough to reach every corner from the start.
    let reach = area.corners.map { hypot($0.x - startPoint.x, $0.y - startPoint.y) }.reduce(1, max) + length
    let (along, across) = (
      CGVector(dx: way.dx / length, dy: way.dy / length), CGVector(dx: -way.dy / length, dy: way.dx / length)
    )
    let low = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let high = options.contains(.drawsAfterEndLocation) ? reach : length
    func corner(_ forth: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: startPoint.x + along.dx * forth + across.dx * side, y: startPoint.y + along.dy * forth + across.dy * side)
    }
    let strip = Path([
      .move(corner(low, -reach)), .line(corner(high, -reach)), .line(corner(high, reach)), .line(corner(low, reach)),
      .close,
    ])
    let colors = gradient.stops.map { Gradient.Stop(location: $0.location, color: $0.color.faded(state.alpha)) }
    let fill = Gradient(.axial, stops: colors, start: startPoint, end: endPoint)
    let map = Homography(state.ctm)
    paint([.gradient(fill, .path(strip), map)], cover: .path(strip), map, density: 0)
  }
}
