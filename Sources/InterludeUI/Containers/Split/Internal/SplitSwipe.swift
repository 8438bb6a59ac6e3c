/// The finger that brings the primary column in from its edge, and the one that puts it away.
final class SplitSwipe: NSObject, UIGestureRecognizerDelegate {
  private let entry = UIScreenEdgePanGestureRecognizer()
  private let exit = SplitExitGestureRecognizer()
  private unowned let splitViewController: UISplitViewController
  /// The mode that a finger has begun to leave.
  private var origin: UISplitViewController.DisplayMode?

  /// How far ahead of the finger its velocity decides, in seconds: as for the swipe back.
  private static let lookahead: CGFloat = 0.12

  init(splitViewController: UISplitViewController) {
    self.splitViewController = splitViewController
    super.init()
    for recognizer in [entry, exit] as [UIPanGestureRecognizer] {
      recognizer.delegate = self
      recognizer.addHandler { [weak self] in self?.follow($0) }
    }
  }

  func attach(to view: UIView) {
    for recognizer in [entry, exit] as [UIPanGestureRecognizer] { view.addGestureRecognizer(recognizer) }
  }

  /// Forgets the finger.
  func cancel() {
    guard origin != nil else { return }
    origin = nil
    splitViewController.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(splitViewController)
  }

  private var isTrailing: Bool { splitViewController.primaryEdge == .trailing }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    entry.edges = isTrailing ? .right : .left
    exit.isToRight = isTrailing
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let split = splitViewController
    guard split.presentsWithGesture, !split.isCollapsed, split.modeChange == nil else { return false }
    guard gestureRecognizer === entry else { return split.displayMode == .oneOverSecondary }
    // There the swipe goes back.
    let stack = (split.secondary as? UINavigationController)?.viewControllers.count ?? 0
    return !split.displayMode.showsPrimary && split.targetMode.showsPrimary && (isTrailing || stack < 2)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let split = splitViewController
    if pan.state == .began {
      origin = split.displayMode
      split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
      split.choose(pan === entry ? split.targetMode : .secondaryOnly, .held)
    }
    guard let origin else { return }
    guard split.modeChange != nil else { return cancel() }
    let (width, sign) = (max(1, split.primaryColumnWidth), isTrailing ? CGFloat(-1) : 1)
    let start: CGFloat = pan === entry ? 0 : 1
    let place = start + sign * pan.translation(in: split.view).x / width
    split.splitView.presence = min(max(place, 0), 1)
    split.splitView.layOutPanes()
    guard !pan.isActive else { return }
    self.origin = nil
    let ahead = place + sign * pan.velocity(in: split.view).x / width * Self.lookahead
    let completed = pan.state == .ended && (start == 0 ? ahead > 0.5 : ahead < 0.5)
    split.letGo(completed: completed, back: origin)
    split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
  }
}

/// A pan towards the edge that the primary column is at, wherever it starts.
final class SplitExitGestureRecognizer: UIPanGestureRecognizer {
  var isToRight = false

  override func attempt(for displacement: CGVector) -> Attempt {
    let isOutwards = isToRight ? displacement.dx > 0 : displacement.dx < 0
    return isOutwards && abs(displacement.dx) >= abs(displacement.dy) ? .begin : .fail
  }
}
