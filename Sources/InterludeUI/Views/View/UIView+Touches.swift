extension UIView {
  /// A view that is nearly transparent (alpha under 0.01), hidden, disabled or being animated takes no touches.
  var acceptsTouches: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && animationsBlockingInteraction == 0
  }
}
