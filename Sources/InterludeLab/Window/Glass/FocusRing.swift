import InterludeUI

/// A ring around the view with the keyboard's focus.
final class FocusRing: UIView, OverlayContent {
  private static let width: CGFloat = 3
  private static let gap: CGFloat = 2

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    layer.borderWidth = Self.width
    layer.borderColor = UIColor.systemBlue.cgColor
    // Visible on blue, too.
    layer.shadowColor = UIColor.white.cgColor
    layer.shadowOpacity = 0.9
    layer.shadowRadius = 2
    layer.shadowOffset = .zero
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Surrounds a frame of the window; nil hides the ring. Returns whether that is a change.
  func surround(_ place: CGRect?, cornerRadius: CGFloat) -> Bool {
    let outset = -(Self.width + Self.gap)
    let frame = place?.insetBy(dx: outset, dy: outset) ?? self.frame
    guard isHidden != (place == nil) || frame != self.frame else { return false }
    isHidden = place == nil
    self.frame = frame
    layer.cornerRadius = max(cornerRadius, 6) - outset
    return true
  }

  func overlayFrame(in bounds: CGRect, insets: UIEdgeInsets) -> CGRect { frame }
}
