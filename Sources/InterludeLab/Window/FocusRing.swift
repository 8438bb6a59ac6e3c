import InterludeUI

/// A ring around what has the keyboard's focus.
final class FocusRing: UIView, OverlayContent {
  private static let width: CGFloat = 3
  private static let gap: CGFloat = 2

  /// What it is around; nil hides it.
  private weak var item: UIView?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    layer.borderWidth = Self.width
    layer.borderColor = UIColor.systemBlue.cgColor
    // Seen on blue, too.
    layer.shadowColor = UIColor.white.cgColor
    layer.shadowOpacity = 0.9
    layer.shadowRadius = 2
    layer.shadowOffset = .zero
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Goes around a view, wherever that is now; true when that makes a difference.
  func surround(_ view: UIView?) -> Bool {
    let outset = -(Self.width + Self.gap)
    let frame = view.map { $0.convert($0.bounds, to: nil).insetBy(dx: outset, dy: outset) } ?? self.frame
    guard view !== item || frame != self.frame else { return false }
    item = view
    isHidden = view == nil
    self.frame = frame
    layer.cornerRadius = max(view?.layer.cornerRadius ?? 0, 6) - outset
    return true
  }

  func overlayFrame(in bounds: CGRect, insets: UIEdgeInsets) -> CGRect { frame }
}
