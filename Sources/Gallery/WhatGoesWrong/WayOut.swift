import UIKit

/// A button in a window of its own, which works even when the transition below has left a black screen.
final class WayOut: UIWindow {
  /// How much of the screen it takes above the safe area, in points.
  static let height = Metrics.buttonHeight + Metrics.margin

  var onTap: () -> Void = {}

  private lazy var button = PrimaryButton("Way out", identifier: "way-out", color: Palette.whatGoesWrong) {
    [weak self] in self?.onTap()
  }

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = UIWindow.Level(1)
    // Tells it apart from a button of the same colour below.
    button.layer.borderColor = UIColor.white.cgColor
    button.layer.borderWidth = 3
    addSubview(button)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets)
    let size = button.sizeThatFits(CGSize(width: 180, height: room.height))
    button.frame = CGRect(
      x: room.midX - size.width / 2, y: room.maxY - Self.height, width: size.width,
      height: size.height)
  }

  /// Everything beside the button belongs to the app.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
