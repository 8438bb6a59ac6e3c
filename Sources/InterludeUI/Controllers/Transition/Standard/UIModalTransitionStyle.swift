/// Which animation a presentation has when no delegate supplies one.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge.
  case coverVertical = 0
  /// Turns the screen about its vertical axis, with the new one on the back.
  case flipHorizontal = 1
  /// Fades from one to the other.
  case crossDissolve = 2
}

extension UIModalTransitionStyle {
  /// The built-in animation of the style.
  func animator(isPresenting: Bool, _ behavior: SystemBehavior.Presentation) -> any SystemAnimator {
    switch self {
    case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting, behavior.cover)
    case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting, behavior.flip)
    case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting, behavior.dissolve)
    }
  }
}

extension UIPresentationController {
  /// Which built-in animation the presentation has; a presentation context may provide its own.
  var transitionStyle: UIModalTransitionStyle {
    let providesStyle =
      presentationStyle.isInContext && presentingViewController.providesPresentationContextTransitionStyle
    return (providesStyle ? presentingViewController : presentedViewController).modalTransitionStyle
  }
}
