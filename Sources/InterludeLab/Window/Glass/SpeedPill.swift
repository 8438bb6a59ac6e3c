import InterludeUI

/// A dark pill with the state of playback. It is between clock and battery, where a notch would be, or beside the bar at the bottom of
/// a device on its side, whose titles are at the top edge.
final class SpeedPill: UIView, OverlayContent {
  private let label = UILabel()

  /// From the edge at the bottom, and from the bar there, in points.
  private static let (margin, gap): (CGFloat, CGFloat) = (2, 10)
  /// How high it is, and how low it gets to keep clear of what is in the safe area, in points.
  private static let (height, lowest): (CGFloat, CGFloat) = (26, 16)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    backgroundColor = UIColor(white: 0.1, alpha: 0.82)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
    label.font = .systemFont(ofSize: 12, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows a text, or nothing for nil. Returns whether that is a change.
  func show(_ text: String?) -> Bool {
    guard text != label.text || isHidden != (text == nil) else { return false }
    label.text = text
    isHidden = text == nil
    return true
  }

  func overlayFrame(in bounds: CGRect, insets: UIEdgeInsets) -> CGRect {
    var size = CGSize(width: label.sizeThatFits(bounds.size).width + 18, height: Self.height)
    if insets.top >= size.height {
      let origin = CGPoint(
        x: ((bounds.width - size.width) / 2).rounded(), y: ((insets.top - size.height) / 2 + 2).rounded())
      return CGRect(origin: origin, size: size)
    }
    size.height = min(Self.height, max(Self.lowest, insets.bottom - 2 * Self.margin))
    let beside = DeviceShape.homeIndicator(in: bounds).maxX + Self.gap
    let origin = CGPoint(
      x: min(beside, bounds.width - size.width - Self.margin).rounded(),
      y: bounds.height - size.height - Self.margin)
    return CGRect(origin: origin, size: size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}
