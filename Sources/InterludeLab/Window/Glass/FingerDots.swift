import InterludeUI
import SDLStage

/// The two fingers that the mouse plays while Ctrl is held: dots where they are, darker while they touch.
final class FingerDots: UIView, OverlayContent {
  private static let diameter: CGFloat = 36

  private let dots = [UIView(), UIView()]
  private var fingers: PinchFingers?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    for dot in dots {
      dot.bounds = CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter)
      dot.layer.cornerRadius = Self.diameter / 2
      dot.layer.borderWidth = 1
      dot.layer.borderColor = UIColor(white: 1, alpha: 0.8).cgColor
      dot.layer.shadowOpacity = 0.35
      dot.layer.shadowRadius = 3
      dot.layer.shadowOffset = .zero
      addSubview(dot)
    }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows fingers. Returns whether that is a change.
  func show(_ fingers: PinchFingers?) -> Bool {
    guard fingers != self.fingers else { return false }
    self.fingers = fingers
    isHidden = fingers == nil
    guard let fingers else { return true }
    for (dot, center) in zip(dots, [fingers.first, fingers.second]) {
      dot.center = center
      dot.backgroundColor = UIColor(white: 0.35, alpha: fingers.areDown ? 0.75 : 0.4)
    }
    return true
  }

  func overlayFrame(in bounds: CGRect, insets: UIEdgeInsets) -> CGRect { bounds }
}
