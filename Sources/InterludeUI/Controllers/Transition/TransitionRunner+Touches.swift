/// Who is touched while a transition runs.
extension TransitionRunner {
  /// What a touch hits in the container, which takes all touches itself: neither screen is touched in between. Of a transition that an
  /// animator of the app's can stop on its way, what else the app has put into the container is touched too, so that it can be caught.
  ///
  /// - Parameter point: In the container's coordinates.
  func touchedView(at point: CGPoint, with event: UIEvent?) -> UIView {
    let container = plan.containerView
    guard let motion, !motion.isByTime else { return container }
    let screens = [plan.from, plan.to].compactMap(\.viewIfLoaded)
    for view in container.subviews.reversed() {
      guard let hit = view.hitTest(view.touchPoint(point, from: container), with: event) else { continue }
      return screens.contains { $0.isDescendant(of: view) } ? container : hit
    }
    return container
  }
}
