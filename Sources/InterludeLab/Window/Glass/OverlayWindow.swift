import InterludeUI

/// A window in front of all others, of which only the content takes touches.
final class OverlayWindow: UIWindow {
  /// Placed anew whenever the window changes size.
  var content: [UIView & OverlayContent] = [] {
    didSet {
      oldValue.forEach { $0.removeFromSuperview() }
      content.forEach(addSubview)
    }
  }

  init() {
    super.init(frame: UIScreen.main.bounds)
    windowLevel = .alert
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in content { view.frame = view.overlayFrame(in: bounds, insets: safeAreaInsets) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// A view that computes its frame over the app.
protocol OverlayContent {
  func overlayFrame(in bounds: CGRect, insets: UIEdgeInsets) -> CGRect
}
