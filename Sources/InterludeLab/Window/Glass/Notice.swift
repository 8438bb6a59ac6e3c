import InterludeUI

/// A message about the last action, above the caption at the bottom of the canvas until it has been read, or something else is done.
final class Notice: UIView, OverlayContent {
  private let label = UILabel()
  private var area = CGRect.zero
  /// Nil until it has been shown once: what is done between the message and its first frame takes nothing of its time.
  private var end: Double?

  /// How long it stays, in real seconds: two, and as long as it takes to read, at most six.
  private var duration: Double { min(Self.leastDuration + Self.readingTime * Double(label.text?.count ?? 0), 6) }
  private static let (leastDuration, readingTime) = (2.0, 0.05)
  private static let (padding, margin): (CGSize, CGFloat) = (CGSize(width: 14, height: 8), 24)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    backgroundColor = UIColor(white: 0.08, alpha: 0.9)
    layer.cornerRadius = 9
    layer.borderWidth = 1
    layer.borderColor = UIColor(white: 1, alpha: 0.16).cgColor
    label.font = DockStyle.body
    label.textColor = .white
    label.numberOfLines = 0
    addSubview(label)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows a message from the next frame on, at the bottom of an area of the window.
  func say(_ text: String, in area: CGRect) {
    (label.text, self.area, end) = (text, area, nil)
    isHidden = false
  }

  /// Hides the message. Returns whether that is a change.
  func drop() -> Bool {
    defer { isHidden = true }
    return !isHidden
  }

  /// Hides the message when its time is over. Returns whether that is a change.
  func advance(to time: Double) -> Bool {
    guard !isHidden else { return false }
    guard let end else {
      self.end = time + duration
      return false
    }
    guard time >= end else { return false }
    isHidden = true
    return true
  }

  func overlayFrame(in bounds: CGRect, insets: UIEdgeInsets) -> CGRect {
    let room = max(0, area.width - 2 * (Self.margin + Self.padding.width))
    let text = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    let size = CGSize(
      width: (text.width + 2 * Self.padding.width).rounded(.up),
      height: (text.height + 2 * Self.padding.height).rounded(.up))
    return CGRect(
      x: (area.midX - size.width / 2).rounded(), y: (area.maxY - size.height - Self.margin).rounded(),
      width: size.width, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(
      dx: min(Self.padding.width, bounds.width / 2), dy: min(Self.padding.height, bounds.height / 2))
  }
}
