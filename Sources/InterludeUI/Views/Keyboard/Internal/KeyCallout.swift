/// The letter that a finger is on, above the finger: the key, and a larger one that grows out of it.
final class KeyCallout: UIView {
  private let key: KeyboardKey
  private let title: String
  private let look: KeyboardLook

  /// - Parameter bounds: Where there is room, in the keyboard.
  init(_ key: KeyboardKey, title: String, look: KeyboardLook, within bounds: CGRect) {
    (self.key, self.title, self.look) = (key, title, look)
    let (width, height) = (key.frame.width + 2 * Self.reach, 2 * key.frame.height + Self.neck)
    let x = min(max(key.frame.midX - width / 2, bounds.minX), max(bounds.minX, bounds.maxX - width))
    super.init(frame: CGRect(x: x, y: key.frame.maxY - height, width: width, height: height).insetBy(dx: -4, dy: -4))
    isUserInteractionEnabled = false
    isOpaque = false
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 2
    layer.shadowOffset = CGSize(width: 0, height: 0.5)
  }

  required init?(coder: NSCoder) { nil }

  /// How far it reaches over the key on both sides, and how high its neck is, in points.
  private static let (reach, neck): (CGFloat, CGFloat) = (13, 12)

  override func draw(_ rect: CGRect) {
    look.key.setFill()
    outline.fill()
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 36), .foregroundColor: look.ink,
    ]
    let size = title.size(withAttributes: attributes)
    let middle = CGPoint(x: bounds.midX, y: 4 + key.frame.height / 2)
    title.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), withAttributes: attributes)
  }

  private var outline: UIBezierPath {
    let box = bounds.insetBy(dx: 4, dy: 4)
    let (left, right) = (key.frame.minX - frame.minX, key.frame.maxX - frame.minX)
    let (shoulder, waist) = (box.minY + key.frame.height, box.maxY - key.frame.height)
    let (large, small): (CGFloat, CGFloat) = (9, KeyView.cornerRadius)
    let middle = (shoulder + waist) / 2
    let path = UIBezierPath()
    path.move(to: CGPoint(x: box.minX + large, y: box.minY))
    path.addLine(to: CGPoint(x: box.maxX - large, y: box.minY))
    path.addQuadCurve(
      to: CGPoint(x: box.maxX, y: box.minY + large), controlPoint: CGPoint(x: box.maxX, y: box.minY))
    path.addLine(to: CGPoint(x: box.maxX, y: shoulder))
    path.addCurve(
      to: CGPoint(x: right, y: waist), controlPoint1: CGPoint(x: box.maxX, y: middle),
      controlPoint2: CGPoint(x: right, y: middle))
    path.addLine(to: CGPoint(x: right, y: box.maxY - small))
    path.addQuadCurve(
      to: CGPoint(x: right - small, y: box.maxY), controlPoint: CGPoint(x: right, y: box.maxY))
    path.addLine(to: CGPoint(x: left + small, y: box.maxY))
    path.addQuadCurve(
      to: CGPoint(x: left, y: box.maxY - small), controlPoint: CGPoint(x: left, y: box.maxY))
    path.addLine(to: CGPoint(x: left, y: waist))
    path.addCurve(
      to: CGPoint(x: box.minX, y: shoulder), controlPoint1: CGPoint(x: left, y: middle),
      controlPoint2: CGPoint(x: box.minX, y: middle))
    path.addLine(to: CGPoint(x: box.minX, y: box.minY + large))
    path.addQuadCurve(
      to: CGPoint(x: box.minX + large, y: box.minY), controlPoint: CGPoint(x: box.minX, y: box.minY))
    path.close()
    return path
  }
}
