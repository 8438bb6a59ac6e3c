extension UIViewController {
  /// Deselects as the view appears: alongside the transition if there is one, and selects again if that is cancelled.
  func clearSelection(animated: Bool, deselect: @escaping (Bool) -> Void, select: @escaping () -> Void) {
    guard animated, let transitionCoordinator else { return deselect(animated) }
    transitionCoordinator.animate { _ in
      deselect(true)
    } completion: { context in
      if context.isCancelled { select() }
    }
  }
}
