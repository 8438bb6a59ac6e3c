/// An animator that moves evenly, so that what drives the transition by hand moves it as far as the hand goes; by itself, the
/// transition's time goes along a spring instead.
protocol PacedAnimator: UIViewControllerAnimatedTransitioning {
  /// Nil leaves the time as it is.
  var pace: UISpringTimingParameters? { get }
}

extension PacedAnimator {
  /// Moves views evenly in the time of the built-in transitions, or by their spring when there is no pace.
  func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    guard pace != nil else { return SystemSpring.animate(changes, completion: completion) }
    UIView.animate(withDuration: SystemSpring.duration, delay: 0, options: .curveLinear, animations: changes) { _ in
      completion()
    }
  }
}
