/// What makes UIKit raise an exception: here it is reported, and changes nothing.
extension UIViewPropertyAnimator {
  /// Whether an option can be set now, which it can while nothing is animated.
  func mayConfigure(_ option: String) -> Bool {
    guard state != .inactive else { return true }
    report(.A1, "\(option) was set on an animator that is \(condition).", remedy: "Set it before the animator starts.")
    return false
  }

  func mayInterrupt(_ call: String) -> Bool {
    guard !isInterruptible, state == .active else { return true }
    report(
      .A2, "\(call) was called on an animator that is not interruptible.",
      remedy: "Let it run, or leave isInterruptible true.")
    return false
  }

  func mayScrub(to fraction: CGFloat) -> Bool {
    guard mayInterrupt("fractionComplete") else { return false }
    let remedy: String
    if fraction.isNaN {
      remedy = "Give a fraction in 0…1."
    } else if isRunning {
      remedy = "Call pauseAnimation() first."
    } else if state == .stopped {
      remedy = "Call finishAnimation(at:) first."
    } else {
      return true
    }
    report(.A3, "fractionComplete was set to \(fraction) on an animator that is \(condition).", remedy: remedy)
    return false
  }

  func reportNotStopped() {
    report(
      .A4, "finishAnimation(at:) was called on an animator that is \(condition).",
      remedy: "Call stopAnimation(false) first.")
  }

  func reportStopped(_ call: String) {
    report(.A5, "\(call) was called on an animator that is stopped.", remedy: "Call finishAnimation(at:) first.")
  }

  func reportNotActive(_ call: String) {
    report(
      .A6, "\(call) was called on an animator that is \(condition).", remedy: "Start it and pause it first.")
  }

  /// The animator goes away with its animations still there.
  func reportRelease() {
    report(
      .A7, "An animator was released while it was \(condition); its views are now at their end.",
      remedy: "Keep it until it has finished, or call stopAnimation(_:) and finishAnimation(at:).")
  }

  func reportRepetition(in options: UIView.AnimationOptions) {
    guard !options.isDisjoint(with: [.repeat, .autoreverse]) else { return }
    report(
      .A8, "runningPropertyAnimator(…) was asked to repeat or autoreverse; an animator runs once.",
      remedy: "Use UIView.animate(withDuration:delay:options:…), or turn the animator round with isReversed.")
  }

  private var condition: String {
    switch state {
    case .inactive: "inactive"
    case .active: isRunning ? "running" : "paused"
    case .stopped: "stopped"
    }
  }

  private func report(_ code: DiagnosticCode, _ message: String, remedy: String) {
    stage.report(.misuse(code, message, remedy: remedy))
  }
}
