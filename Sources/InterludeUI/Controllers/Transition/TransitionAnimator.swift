/// The animator of a transition: the app's, or one of the system's.
enum TransitionAnimator {
  case custom(any UIViewControllerAnimatedTransitioning)
  case system(any SystemAnimator)

  var object: any UIViewControllerAnimatedTransitioning {
    switch self {
    case .custom(let animator): animator
    case .system(let animator): animator
    }
  }

  var system: (any SystemAnimator)? {
    if case .system(let animator) = self { animator } else { nil }
  }
}

extension TransitionPlan {
  /// Chooses the animator: the app's, or the system's when the app supplies none; nil for no animation.
  func makeAnimator() -> TransitionAnimator? {
    guard isAnimated || asksForAnimatorUnanimated else { return nil }
    if !request.usesSystemAnimator, let animator = appAnimator() { return .custom(animator) }
    return isAnimated ? systemAnimator().map { .system($0) } : nil
  }
}
