extension UIModalTransitionStyle {
  /// The built-in animation of the style.
  func animator(isPresenting: Bool, _ behavior: SystemBehavior.Presentation) -> any SystemAnimator {
    switch self {
    case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting, behavior)
    case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting, behavior)
    case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting, behavior)
    }
  }
}
