import InterludeUI

/// A red line over all lanes, with a flag on the ruler to drag it by. Its middle is at the time. While that is out of sight, a label at the
/// edge tells it, red unless time goes on as usual, without a line that would be at another time.
final class PlayheadView: UIView {
  static let width: CGFloat = 20

  private let line = UIView()
  private let flag = ShapeView(fill: DockStyle.playhead)
  private let label = UILabel()

  /// Whether time goes on as usual: that it is out of sight then is no news.
  var isQuiet = false { didSet { if isQuiet != oldValue { showColors() } } }

  /// The time in words while it is out of sight, with the side at which it is; nil while it is in sight.
  var elsewhere: (text: String, isAfter: Bool)? {
    didSet {
      guard elsewhere?.text != oldValue?.text || elsewhere?.isAfter != oldValue?.isAfter else { return }
      let arrowed = elsewhere.map { $0.isAfter ? "\($0.text) ›" : "‹ \($0.text)" }
      (line.isHidden, flag.isHidden, label.isHidden) = (arrowed != nil, arrowed != nil, arrowed == nil)
      label.text = arrowed
      setNeedsLayout()
    }
  }

  /// The width that it has now, in points.
  var fittingWidth: CGFloat {
    elsewhere == nil
      ? Self.width : label.sizeThatFits(CGSize(width: CGFloat.infinity, height: 20)).width.rounded(.up) + 12
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    line.backgroundColor = DockStyle.playhead
    flag.path = Self.flag
    addSubview(line)
    addSubview(flag)
    (label.font, label.textAlignment) = (DockStyle.caption, .center)
    showColors()
    label.layer.cornerRadius = 4
    label.clipsToBounds = true
    label.isHidden = true
    addSubview(label)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  private func showColors() {
    label.textColor = isQuiet ? DockStyle.secondaryText : .white
    label.backgroundColor = isQuiet ? DockStyle.control : DockStyle.playhead
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    flag.frame = CGRect(x: 0, y: 3, width: Self.width, height: 21)
    label.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 17)
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
