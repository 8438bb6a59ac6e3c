/// What drives a transition: an interaction controller of the app's or a sheet's, or the system's, by which a finger can catch it.
enum TransitionInteraction {
  case custom(any UIViewControllerInteractiveTransitioning)
  case system(SystemInteraction)

  var object: any UIViewControllerInteractiveTransitioning {
    switch self {
    case .custom(let controller): controller
    case .system(let interaction): interaction
    }
  }

  var system: SystemInteraction? {
    if case .system(let interaction) = self { interaction } else { nil }
  }

  /// The controller as a percent-driven one; nil for another implementation of the protocol.
  var percentDriven: UIPercentDrivenInteractiveTransition? { object as? UIPercentDrivenInteractiveTransition }
}

extension TransitionPlan {
  /// Chooses what drives the animator: the app's interaction controller, or the system's when the app supplies none. A gesture of the
  /// system's that starts the transition drives the system's animator itself, and the app is not asked.
  func makeInteraction(for animator: TransitionAnimator) -> TransitionInteraction? {
    guard isAnimated else { return nil }
    let system = animator.system.flatMap(systemInteraction)
    if request.startsInteractively, animator.system != nil { return system }
    return appInteraction(for: animator.object).map { .custom($0) } ?? system
  }
}
