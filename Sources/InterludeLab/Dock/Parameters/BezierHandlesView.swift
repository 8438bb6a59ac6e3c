import InterludeUI

/// A Bézier in its square, with its two control points to drag.
///
/// Times go from left to right, 0…1; values upwards, with room below the start and above the target.
final class BezierHandlesView: UIControl, KeyTaker {
  /// Setting it calls no closure.
  var bezier = CubicBezier.easeInEaseOut { didSet { if bezier != oldValue { setNeedsLayout() } } }
  /// Called with each curve that a drag or a key makes, with coordinates rounded to 0.01.
  var onChange: (CubicBezier) -> Void = { _ in }
  /// The curve in the source, if it differs: drawn thin behind this one.
  var sourceBezier: CubicBezier? { didSet { if sourceBezier != oldValue { setNeedsLayout() } } }
  var hasKeys = false { didSet { if hasKeys != oldValue { setNeedsLayout() } } }
  var onTouch: () -> Void = {}

  private let curve = CAShapeLayer()
  private let arms = CAShapeLayer()
  private let box = CAShapeLayer()
  private let source = CAShapeLayer()
  private let ring = KeyRing()
  private let handles = [UIView(), UIView()]
  /// The handle that is dragged or was dragged last: keys move it.
  private var dragged = 0

  /// The least and the greatest value that a handle can be dragged to.
  static let values: ClosedRange<Double> = -0.4...1.4
  private static let handleSize: CGFloat = 14
  private static let margin: CGFloat = 10

  init() {
    super.init(frame: .zero)
    backgroundColor = DockStyle.background
    layer.cornerRadius = 6
    for (shape, color, width) in [
      (box, DockStyle.separator, 1), (source, DockStyle.ghost, 1.5), (arms, DockStyle.ghost, 1),
      (curve, DockStyle.accent, 2.5),
    ] as [(CAShapeLayer, UIColor, CGFloat)] {
      shape.fillColor = nil
      shape.strokeColor = color.cgColor
      shape.lineWidth = width
      shape.lineCap = .round
      layer.addSublayer(shape)
    }
    source.lineDashPattern = [3, 4]
    layer.addSublayer(ring)
    for handle in handles {
      handle.backgroundColor = DockStyle.thumb
      handle.layer.cornerRadius = Self.handleSize / 2
      handle.layer.borderWidth = 3
      handle.layer.borderColor = DockStyle.accent.cgColor
      handle.isUserInteractionEnabled = false
      addSubview(handle)
    }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  // MARK: Dragging

  /// The nearer handle moves to the pointer.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let distances = handles.map { hypot($0.center.x - point.x, $0.center.y - point.y) }
    dragged = distances[1] < distances[0] ? 1 : 0
    onTouch()
    move(to: point)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    move(to: touch.location(in: self))
    return true
  }

  private func move(to point: CGPoint) {
    guard area.width > 0, area.height > 0 else { return }
    let share = Double((area.maxY - point.y) / area.height)
    move(
      to: Double((point.x - area.minX) / area.width),
      Self.values.lowerBound + share * (Self.values.upperBound - Self.values.lowerBound))
  }

  /// Arrows move the handle that was dragged last by a hundredth, with Shift by ten hundredths.
  func take(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
    guard let steps = key.steps(modifiers) else { return false }
    guard isEnabled else { return true }
    let (isUpright, step) = (key == .upArrow || key == .downArrow, Double(steps) / 100)
    let (x, y) = dragged == 0 ? (bezier.x1, bezier.y1) : (bezier.x2, bezier.y2)
    move(to: x + (isUpright ? 0 : step), y + (isUpright ? step : 0))
    return true
  }

  private func move(to time: Double, _ value: Double) {
    func round(_ number: Double) -> Double { (number * 100).rounded() / 100 }
    let x = round(min(max(time, 0), 1))
    let y = round(min(max(value, Self.values.lowerBound), Self.values.upperBound))
    let old = bezier
    bezier =
      dragged == 0 ? CubicBezier(x, y, old.x2, old.y2) : CubicBezier(old.x1, old.y1, x, y)
    if bezier != old { onChange(bezier) }
  }

  // MARK: Look

  private var area: CGRect {
    bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: min(Self.margin, bounds.height / 2))
  }

  /// Where a time and a value are, in points of this view.
  func point(_ time: Double, _ value: Double) -> CGPoint {
    let share = (value - Self.values.lowerBound) / (Self.values.upperBound - Self.values.lowerBound)
    return CGPoint(x: area.minX + area.width * CGFloat(time), y: area.maxY - area.height * CGFloat(share))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (start, end) = (point(0, 0), point(1, 1))
    let controls = [point(bezier.x1, bezier.y1), point(bezier.x2, bezier.y2)]
    let (square, lines) = (CGMutablePath(), CGMutablePath())
    square.addRect(CGRect(x: start.x, y: end.y, width: end.x - start.x, height: start.y - end.y))
    lines.move(to: start)
    lines.addLine(to: controls[0])
    lines.move(to: end)
    lines.addLine(to: controls[1])
    UIView.performWithoutAnimation {
      box.path = square
      arms.path = lines
      curve.path = path(of: bezier)
      source.path = sourceBezier.map(path)
      ring.show(around: hasKeys ? bounds.insetBy(dx: 1, dy: 1) : nil)
      for (handle, control) in zip(handles, controls) {
        handle.bounds = CGRect(x: 0, y: 0, width: Self.handleSize, height: Self.handleSize)
        // A control point of the source may be far outside; its handle stays at the edge.
        handle.center = CGPoint(
          x: control.x, y: min(max(control.y, area.minY), area.maxY))
      }
      alpha = isEnabled ? 1 : 0.5
    }
    clipsToBounds = true
  }

  private func path(of bezier: CubicBezier) -> CGPath {
    let path = CGMutablePath()
    path.move(to: point(0, 0))
    path.addCurve(to: point(1, 1), control1: point(bezier.x1, bezier.y1), control2: point(bezier.x2, bezier.y2))
    return path
  }
}
