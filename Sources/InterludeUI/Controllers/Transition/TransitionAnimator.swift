/// What animates a transition: an app's animator or one of the system's.
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

/// What drives a transition: an interaction controller, an app's or a sheet's; or the system's own, which fingers can take hold of.
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

  /// The controller if it is driven by a percentage: an app may supply such a one where the protocol is all that is asked for.
  var percentDriven: UIPercentDrivenInteractiveTransition? { object as? UIPercentDrivenInteractiveTransition }
}
