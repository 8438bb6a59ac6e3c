/// A path under construction, as views take it. Rounded corners are arcs of circles and ellipses.
@preconcurrency @MainActor
open class UIBezierPath: NSObject, @preconcurrency NSCopying {
  private var outline = CGMutablePath()
  /// Of the line that `stroke()` draws, in points, half of it to each side of the path.
  open var lineWidth: CGFloat = 1
  /// What the open ends of the line look like.
  open var lineCapStyle = CGLineCap.butt
  /// What the corners of the line look like.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long a miter may be, in line widths, before it becomes a bevel.
  open var miterLimit: CGFloat = 10
  /// Whether what the path runs around an even number of times is outside; false unless set.
  open var usesEvenOddFillRule = false
  var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() {}

  /// A path of the same curves and settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    return copy
  }

  /// A closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// The closed ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  /// The radius is at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    outline.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// The corners are circular: the radii's width counts, their height does not, whatever its name says. UIKit's documentation speaks of
  /// ovals; that it ignores the height is what apps find. A radius that does not fit is made smaller.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let path = Path(
      rect.standardized, cornerWidth: cornerRadii.width, cornerHeight: cornerRadii.width, corners: corners.cornerMask)
    outline.addPath(CGPath(path))
  }

  /// An open arc of a circle; see `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of a path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    outline.addPath(CGPath)
  }

  /// A copy of the outline; setting it replaces the path.
  open var cgPath: CGPath {
    get { CGPath(outline.path) }
    set { outline = CGMutablePath(newValue.path) }
  }

  /// Begins a contour.
  open func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds nothing where there is no current point; so do the curves.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point, with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point, with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// An arc, and a line to its beginning where there is a current point. Angles are in radians; `clockwise`, as it
  /// looks where y points down, is the sense of increasing angles.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Goes straight back to where the contour began.
  open func close() { outline.closeSubpath() }

  /// Makes the path empty.
  open func removeAllPoints() { outline = CGMutablePath() }

  /// Adds the contours of another path.
  open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.cgPath) }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) { outline = CGMutablePath(outline.path.applying(transform)) }

  /// Whether the path has no points.
  open var isEmpty: Bool { outline.isEmpty }

  /// Zero for an empty path.
  open var currentPoint: CGPoint { outline.currentPoint }

  /// The smallest upright rectangle that holds the outline itself, not the points that control its curves; null when
  /// empty.
  open var bounds: CGRect { outline.boundingBoxOfPath }

  /// Whether a point is inside, open contours closed, by the path's rule.
  open func contains(_ point: CGPoint) -> Bool { outline.contains(point, using: fillRule) }

  /// Lengths drawn and left out in turn along the line, in points, and how far into them a contour begins; none is a line without
  /// gaps.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count))), phase)
  }

  /// Fills the path with the current context's fill colour.
  open func fill() { fill(in: UIGraphicsGetCurrentContext()) }

  /// Fills the path with the current context's fill colour, in a blend mode and at an opacity of 0…1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha, fill) }

  /// Draws a line along the path with the current context's stroke colour.
  open func stroke() { stroke(in: UIGraphicsGetCurrentContext()) }

  /// Draws a line along the path with the current context's stroke colour, in a blend mode and at an opacity of 0…1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha, stroke) }

  /// Draws in the current context only inside the path from now on.
  open func addClip() { addClip(in: UIGraphicsGetCurrentContext()) }
}
