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
