import InterludeUI

/// A red line over all lanes, with a flag on the ruler to drag it by. Its middle is at the time.
final class PlayheadView: UIView {
  static let width: CGFloat = 20

  private let line = UIView()
  private let flag = ShapeView(fill: DockStyle.playhead)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    line.backgroundColor = DockStyle.playhead
    flag.path = Self.flag
    addSubview(line)
    addSubview(flag)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    flag.frame = CGRect(x: 0, y: 3, width: Self.width, height: 21)
    line.frame = CGRect(x: Self.width / 2 - 1, y: 20, width: 2, height: max(0, bounds.height - 20))
  }

  private static var flag: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3.5, y: 0))
    path.addLine(to: CGPoint(x: 16.5, y: 0))
    path.addQuadCurve(to: CGPoint(x: 19, y: 2.5), control: CGPoint(x: 19, y: 0))
    path.addLine(to: CGPoint(x: 19, y: 12))
    path.addLine(to: CGPoint(x: 11, y: 21))
    path.addLine(to: CGPoint(x: 9, y: 21))
    path.addLine(to: CGPoint(x: 1, y: 12))
    path.addLine(to: CGPoint(x: 1, y: 2.5))
    path.addQuadCurve(to: CGPoint(x: 3.5, y: 0), control: CGPoint(x: 1, y: 0))
    path.closeSubpath()
    return path
  }
}
