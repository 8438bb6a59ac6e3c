import Foundation

/// A path under construction. A line or curve needs a current point; without one it adds nothing.
public final class CGMutablePath: CGPath {
  /// A path without points.
  public convenience init() { self.init(Path()) }

  /// Begins a contour.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.move(point.applying(transform)))
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    extend(.line(point.applying(transform)))
  }

  /// Lines through points, from the first of them.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    extend(.quadCurve(to: end.applying(transform), control: control.applying(transform)))
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    extend(
      .curve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform)))
  }

  /// An arc of a circle, and a line to its beginning where there is a current point. Angles are in radians.
  ///
  /// As Core Graphics counts, for y that points up: `clockwise` is the sense of decreasing angles, which looks
  /// anticlockwise where y points down. Ends a full turn or more apart in that sense give the whole circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Path.sweep(from: startAngle, to: endAngle, increasing: !clockwise)
    path.addArc(center: center, radius: radius, from: startAngle, by: sweep, transform)
  }

  /// An arc by its beginning and how far it goes, in radians, at most a full turn.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    path.addArc(center: center, radius: radius, from: startAngle, by: max(-turn, min(delta, turn)), transform)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Path(RoundedRect(rect.standardized)), transform)
  }

  /// Adds the closed ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Path(ellipseIn: rect.standardized), transform)
  }

  /// Radii that do not fit are made smaller, their ratio kept.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(Path(rect.standardized, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform)
  }

  /// Adds the contours of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { append(path.path, transform) }

  /// Goes straight back to where the contour began; the next one begins there.
  public func closeSubpath() { if path.elements.last != .close { extend(.close) } }

  private func extend(_ element: Path.Element) {
    if !path.elements.isEmpty { path.elements.append(element) }
  }

  private func append(_ other: Path, _ transform: CGAffineTransform) {
    path.elements.append(contentsOf: other.applying(transform).elements)
  }
}
