/// A path under construction, as views take it. Rounded corners are arcs of circles and ellipses.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var outline = CGMutablePath()

  public override init() {}

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

  /// Radii that do not fit are made smaller, their ratio kept.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let path = Path(
      rect.standardized, cornerWidth: cornerRadii.width, cornerHeight: cornerRadii.height, corners: corners.cornerMask)
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

  /// Whether a point is inside, open contours closed, by the non-zero winding rule.
  open func contains(_ point: CGPoint) -> Bool { outline.contains(point) }
}
