extension UIModalTransitionStyle {
  /// The built-in animation of the style.
  func animator(isPresenting: Bool) -> any SystemAnimator {
    switch self {
    case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting)
    case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
    case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
    }
  }
}
