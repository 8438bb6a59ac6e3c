import InterludeUI

/// A card that slides in from above and names a mistake: its code, what happened and what to do. A click dismisses it.
final class MistakeBanner: UIControl, OverlayContent {
  var onClose: () -> Void = {}

  private let badge = UILabel()
  private let message = UILabel()
  private let remedy = UILabel()
  private var diagnostic: Diagnostic?
  /// 0 above the screen, 1 in its place.
  private var extent = 0.0
  private var area = CGRect.zero

  private static let widest: CGFloat = 520
  private static let margin: CGFloat = 10
  private static let padding: CGFloat = 14
  private static let badgeSize = CGSize(width: 38, height: 24)
  private static let gap: CGFloat = 5

  init() {
    super.init(frame: .zero)
    isHidden = true
    backgroundColor = UIColor(white: 0.11, alpha: 1)
    layer.cornerRadius = 20
    layer.borderWidth = 1
    layer.borderColor = UIColor(white: 1, alpha: 0.14).cgColor
    layer.shadowOpacity = 0.35
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 8)
    badge.font = .systemFont(ofSize: 13, weight: .bold)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.layer.cornerRadius = Self.badgeSize.height / 2
    message.font = .systemFont(ofSize: 14, weight: .semibold)
    message.textColor = .white
    message.numberOfLines = 0
    remedy.font = .systemFont(ofSize: 13)
    remedy.textColor = UIColor(white: 1, alpha: 0.72)
    remedy.numberOfLines = 0
    for label in [badge, message, remedy] { addSubview(label) }
    addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows a mistake at the top of an area of the window, slid in by `extent`, 0…1. Returns whether that is a change.
  func show(_ diagnostic: Diagnostic?, extent: Double, in area: CGRect) -> Bool {
    guard diagnostic != self.diagnostic || extent != self.extent || area != self.area else { return false }
    (self.diagnostic, self.extent, self.area) = (diagnostic, extent, area)
    isHidden = diagnostic == nil || extent == 0
    badge.text = diagnostic?.identifier
    badge.backgroundColor = diagnostic?.severity == .warning ? .systemOrange : .systemRed
    message.text = diagnostic?.message
    remedy.text = diagnostic.map { "\($0.remedy)\nR restarts. More: \(ExplainCommand.invitation(to: [$0.code]))" }
    setNeedsLayout()
    return true
  }

  func overlayFrame(in bounds: CGRect, insets: UIEdgeInsets) -> CGRect {
    let room = area.width - insets.left - insets.right - 2 * Self.margin
    let width = max(0, min(room, Self.widest)).rounded(.down)
    let height = textFrames(width: width).remedy.maxY + Self.padding
    let place = area.minY + max(insets.top, Self.margin)
    // The shadow is out of sight, too.
    let hidden = -height - layer.shadowRadius - layer.shadowOffset.height
    return CGRect(
      x: (area.midX - width / 2).rounded(), y: hidden + (place - hidden) * extent, width: width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(origin: CGPoint(x: Self.padding, y: Self.padding - 2), size: Self.badgeSize)
    (message.frame, remedy.frame) = textFrames(width: bounds.width)
  }

  private func textFrames(width: CGFloat) -> (message: CGRect, remedy: CGRect) {
    let x = Self.padding + Self.badgeSize.width + 10
    let width = max(0, width - x - Self.padding)
    func frame(of label: UILabel, y: CGFloat) -> CGRect {
      let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return CGRect(x: x, y: y, width: width, height: fitting.height.rounded(.up))
    }
    let message = frame(of: message, y: Self.padding)
    return (message, frame(of: remedy, y: message.maxY + Self.gap))
  }
}
