/// How a control shows that it is pressed: the press at once, its end in a fade. A press that comes while the control still
/// fades turns the fade round, so that nothing flickers.
struct PressFade {
  /// How long a control takes to look untouched again, in seconds. Ours, taken by eye.
  static let duration = 0.35

  private var wasPressed = false

  /// Changes the look of a press, which is that of some views.
  mutating func show(isPressed: Bool, on views: [UIView], _ change: @escaping () -> Void) {
    let isReleased = wasPressed && !isPressed && views.contains { $0.window != nil }
    let isPressedAnew = !wasPressed && isPressed && views.contains { $0.layer.animationKeys()?.isEmpty == false }
    wasPressed = isPressed
    guard isReleased || isPressedAnew else { return UIView.performWithoutAnimation(change) }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.allowUserInteraction, .overrideInheritedDuration, .beginFromCurrentState], animations: change)
  }
}
