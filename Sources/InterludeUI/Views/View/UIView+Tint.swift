extension UIView {
  /// Whether a view's tint colour shows as it is. The raw values are UIKit's.
  public nonisolated enum TintAdjustmentMode: Int, Sendable {
    /// As the superview has it; normal at the root.
    case automatic = 0
    /// The tint colour as it is.
    case normal = 1
    /// As a grey, as behind something that asks for all attention.
    case dimmed = 2
  }

  /// Never automatic.
  var inheritedTintAdjustmentMode: TintAdjustmentMode {
    guard ownTintAdjustmentMode == .automatic else { return ownTintAdjustmentMode }
    return superview?.tintAdjustmentMode ?? .normal
  }

  func setOwnTintColor(_ color: UIColor?) {
    noteSetting("tintColor")
    ownTintColor = color
    tintColorDidChangeInSubtree()
  }

  func setOwnTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != ownTintAdjustmentMode else { return }
    ownTintAdjustmentMode = mode
    tintColorDidChangeInSubtree()
  }

  var undimmedTintColor: UIColor { ownTintColor ?? superview?.undimmedTintColor ?? .systemBlue }

  /// Whether another superview may mean another tint.
  var inheritsTint: Bool { ownTintColor == nil || ownTintAdjustmentMode == .automatic }

  func tintColorDidChangeInSubtree() {
    traits.performAsCurrentOnMainActor { tintColorDidChange() }
    for subview in subviews where subview.inheritsTint { subview.tintColorDidChangeInSubtree() }
  }
}

extension UIColor {
  /// The grey of the same luminance, by the weights of Rec. 709.
  var dimmed: UIColor {
    UIColor(
      white: 0.2126 * cgColor.red + 0.7152 * cgColor.green + 0.0722 * cgColor.blue, alpha: cgColor.alpha)
  }
}
