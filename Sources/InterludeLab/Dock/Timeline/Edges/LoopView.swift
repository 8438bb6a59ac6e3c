import InterludeUI

/// The range that is looped: a band on the ruler between two handles, and a tint over the lanes.
final class LoopView: UIView {
  /// How wide a handle is, in points; it lies outside the range.
  static let handleWidth: CGFloat = 7

  private let tint = UIView()
  private let band = UIView()
  private let inHandle = ShapeView(fill: DockStyle.accent)
  private let outHandle = ShapeView(fill: DockStyle.accent)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    tint.backgroundColor = DockStyle.accent.withAlphaComponent(0.07)
    band.backgroundColor = DockStyle.accent.withAlphaComponent(0.5)
    for view in [tint, band, inHandle, outHandle] { addSubview(view) }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// The range is the width without the handles; the ruler's band is at the top.
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = Self.handleWidth
    let range = CGRect(x: width, y: 0, width: max(0, bounds.width - 2 * width), height: bounds.height)
    let ruler = TimelineMeasures.rulerHeight
    band.frame = CGRect(x: range.minX, y: ruler - 6, width: range.width, height: 6)
    tint.frame = CGRect(x: range.minX, y: ruler, width: range.width, height: max(0, bounds.height - ruler))
    inHandle.frame = CGRect(x: 0, y: ruler - 14, width: width, height: 14)
    outHandle.frame = CGRect(x: range.maxX, y: ruler - 14, width: width, height: 14)
    inHandle.path = Self.handle(isMirrored: false)
    outHandle.path = Self.handle(isMirrored: true)
  }

  /// A plate whose inner edge is straight and whose outer corners are round.
  private static func handle(isMirrored: Bool) -> CGPath {
    let (width, height, radius): (CGFloat, CGFloat, CGFloat) = (handleWidth, 14, 3)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? width - x : x, y: y) }
    let path = CGMutablePath()
    path.move(to: point(width, 0))
    path.addLine(to: point(radius, 0))
    path.addQuadCurve(to: point(0, radius), control: point(0, 0))
    path.addLine(to: point(0, height - radius))
    path.addQuadCurve(to: point(radius, height), control: point(0, height))
    path.addLine(to: point(width, height))
    path.closeSubpath()
    return path
  }
}
