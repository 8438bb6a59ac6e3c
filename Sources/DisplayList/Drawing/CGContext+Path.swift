import Foundation

/// The path under construction. The transform applies to its points when they are added.
extension CGContext {
  /// Begins a path anew.
  public func beginPath() { outline = CGMutablePath() }

  /// Begins a contour.
  public func move(to point: CGPoint) { outline.move(to: point, transform: state.ctm) }

  /// Adds a straight line from the current point; nothing where there is none, as do the curves.
  public func addLine(to point: CGPoint) { outline.addLine(to: point, transform: state.ctm) }

  /// Lines through points, from the first of them.
  public func addLines(between points: [CGPoint]) { outline.addLines(between: points, transform: state.ctm) }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2, transform: state.ctm)
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control, transform: state.ctm)
  }

  /// An arc of a circle, and a line to its beginning where there is a current point. Angles are in radians.
  ///
  /// As Core Graphics counts, for y that points up: `clockwise` is the sense of decreasing angles, which looks anticlockwise
  /// as y points down.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.ctm)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { outline.addRect(rect, transform: state.ctm) }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

  /// Adds the closed ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect, transform: state.ctm) }

  /// Adds the contours of another path.
  public func addPath(_ path: CGPath) { outline.addPath(path, transform: state.ctm) }

  /// Goes straight back to where the contour began.
  public func closePath() { outline.closeSubpath() }

  /// Takes the outline of the line that would be drawn in the place of the path.
  public func replacePathWithStrokedPath() { outline = CGMutablePath(strokedOutline) }

  /// The path, in the coordinates of now; nil while it has no points.
  public var path: CGPath? {
    outline.isEmpty ? nil : CGPath(outline.path.applying(state.ctm.inverted()))
  }

  /// Whether the path has no points.
  public var isPathEmpty: Bool { outline.isEmpty }

  /// Where the next element of the path starts, in the coordinates of now; zero for an empty path.
  public var currentPointOfPath: CGPoint {
    outline.isEmpty ? .zero : outline.currentPoint.applying(state.ctm.inverted())
  }

  /// The smallest upright rectangle that holds all points of the path, those that control curves included, in the coordinates
  /// of now; null when empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Whether a point, in the coordinates of now, would be drawn over.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let place = point.applying(state.ctm)
    if mode.strokes, CGPath(strokedOutline).contains(place) { return true }
    return mode.fillRule.map { outline.contains(place, using: $0) } ?? false
  }

  /// The outline of the line along the path, in the drawing's points. The pen is round, or whatever the transform makes of it.
  var strokedOutline: Path { outline.path.stroked(state.stroke, through: state.ctm) }
}

extension Path {
  /// The outline of a line along the path, which is the image of another one under a transform, made with a pen that the
  /// transform applies to as well.
  func stroked(_ style: StrokeStyle, through ctm: CGAffineTransform) -> Path {
    if ctm.isIdentity { return stroked(style) }
    let (across, down) = (hypot(ctm.a, ctm.b), hypot(ctm.c, ctm.d))
    guard across > 0, down > 0 else { return Path() }
    // A turn and an even scale leave the pen round: the line is then made at its real size, as finely as it shows.
    guard abs(across - down) < 1e-9 * across, abs(ctm.a * ctm.c + ctm.b * ctm.d) < 1e-9 * across * down else {
      guard ctm.a * ctm.d != ctm.b * ctm.c else { return Path() }
      return applying(ctm.inverted()).stroked(style).applying(ctm)
    }
    var style = style
    style.width *= across
    style.dashes = style.dashes.map { $0 * across }
    style.dashPhase *= across
    return stroked(style)
  }
}
