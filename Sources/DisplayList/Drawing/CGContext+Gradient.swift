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
    fill(Gradient(.axial, stops: gradient.stops, start: startPoint, end: endPoint), .path(strip))
  }

  /// Fills all that can be drawn on with colours from one circle to another, each of those between them in its colour and the later
  /// ones over the earlier. Inside the smaller one of two that lie in each other, and beyond both, nothing is drawn but what the
  /// options say.
  ///
  /// Circles of a negative radius, and equal ones, draw nothing.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let area = boundingBoxOfClipPath
    guard !area.isNull, !area.isInfinite, state.ctm.isFinite,
      let course = CircleCourse(
        from: Circle(center: startCenter, radius: startRadius), to: Circle(center: endCenter, radius: endRadius),
        options, reaching: area)
    else { return }
    let colors = Gradient(
      .circles(startRadius, endRadius, goOn: options.contains(.drawsAfterEndLocation)), stops: gradient.stops,
      start: startCenter, end: endCenter)
    fill(colors, .path(course.outline), besides: course.hole)
  }

  /// - Parameter hole: Circles; what is in all of them is left out.
  private func fill(_ gradient: Gradient, _ shape: Shape, besides hole: [Circle] = []) {
    var gradient = gradient
    gradient.stops = gradient.stops.map { Gradient.Stop(location: $0.location, color: $0.color.faded(state.alpha)) }
    let map = Homography(state.ctm)
    func without(_ command: DrawCommand) -> [DrawCommand] {
      guard let last = hole.last else { return [command] }
      let clips = hole.dropLast().map { DrawCommand.pushClip(.path($0.path), map) }
      return [.beginMask] + clips + [.fill(.path(last.path), .black, map)] + clips.map { _ in .popClip }
        + [.pushInverseMask, command, .popMask]
    }
    recorder.draw(
      without(.gradient(gradient, shape, map)), cover: without(.fill(shape, .black, map)), in: state.clips,
      state.blendMode)
  }
}
