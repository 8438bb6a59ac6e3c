/// The line that blinks where the insertion point is; it begins in full.
final class CaretView: UIView {
  /// In points.
  static let width: CGFloat = 2
  /// How long it takes to go and come again, in seconds. Ours, taken by eye; so is how it does.
  private static let period = 1.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = Self.width / 2
    let blinking = CAKeyframeAnimation(keyPath: "opacity")
    blinking.values = [1, 1, 0, 0, 1]
    blinking.keyTimes = [0, 0.5, 0.6, 0.9, 1]
    blinking.duration = Self.period
    blinking.repeatCount = .infinity
    layer.add(blinking, forKey: "blinking")
  }

  required init?(coder: NSCoder) { nil }
}
