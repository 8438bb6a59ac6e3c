extension UIViewController {
  /// The presentations that cover this controller's own place, not the window; from the bottom up.
  private var covers: [UIPresentationController] { presentationsAbove.filter { !$0.shouldPresentInFullscreen } }

  /// Whether a cover has removed the view, so that the controller is off the screen even while its place is on it.
  var isReplacedByCover: Bool { covers.contains(where: \.hasRemovedPresentersView) }

  /// Whether the container of a cover that is in transition holds the view.
  var isInCover: Bool {
    guard let superview = viewIfLoaded?.superview else { return false }
    return covers.contains { $0.containerView === superview }
  }

  /// Whether the view, or a cover of it, is inside a view.
  func hasPlace(in view: UIView) -> Bool {
    ([viewIfLoaded] + covers.map(\.containerView)).contains { $0?.isDescendant(of: view) == true }
  }

  /// Takes the view off the screen, and its covers with it.
  func leavePlace() {
    covers.forEach { $0.endTransition() }
    viewIfLoaded?.removeFromSuperview()
    covers.forEach { $0.containerView?.removeFromSuperview() }
  }

  /// Puts the covers back over the view, which has just been put back.
  func restoreCovers() {
    guard !isInCover, var below: UIView = viewIfLoaded, let superview = below.superview else { return }
    let frame = below.layoutFrame
    for container in covers.compactMap(\.containerView) {
      superview.insertSubview(container, aboveSubview: below)
      container.layoutFrame = frame
      below = container
    }
    if isReplacedByCover { viewIfLoaded?.removeFromSuperview() }
  }
}
