/// A pan from the edge with the system's dead zone, which is larger than that of other pans.
final class EdgeSwipeGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override var slop: CGFloat { view?.stage.system.navigation.swipeDeadZone ?? super.slop }
}

/// A pan to the right, wherever it starts.
final class ContentSwipeGestureRecognizer: UIPanGestureRecognizer {
  override var slop: CGFloat { view?.stage.system.navigation.swipeDeadZone ?? super.slop }

  override func attempt(for displacement: CGVector) -> Attempt {
    let isWanted = view?.stage.system.navigation.swipesInContent ?? false
    return isWanted && displacement.dx > 0 && displacement.dx >= abs(displacement.dy) ? .begin : .fail
  }
}
