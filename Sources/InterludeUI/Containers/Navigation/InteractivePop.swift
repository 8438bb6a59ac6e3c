/// The swipe back: a finger that pulls a pop of the standard slide, from the left edge or, in systems that let it, from anywhere
/// in the content.
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIScreenEdgePanGestureRecognizer = EdgeSwipeGestureRecognizer()
  private let contentSwipe = ContentSwipeGestureRecognizer()
  private unowned let navigationController: UINavigationController
  private var session: TransitionDragSession?
  /// Between which screens the delegate has left the last swipe that asked to begin to the system.
  private weak var askedFrom: UIViewController?
  private weak var askedTo: UIViewController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    recognizer.edges = .left
    for recognizer in recognizers {
      recognizer.delegate = self
      recognizer.addHandler { [weak self] in self?.handle($0) }
    }
  }

  private var recognizers: [UIPanGestureRecognizer] { [recognizer, contentSwipe] }

  /// That of the content; nil where the system has none.
  var contentRecognizer: UIPanGestureRecognizer? {
    navigationController.stage.system.navigation.swipesInContent ? contentSwipe : nil
  }

  /// Has a view take the swipes.
  func attach(to view: UIView) { recognizers.forEach(view.addGestureRecognizer) }

  /// As in UIKit, the swipe is off where the delegate animates pops by itself; an app that wants it all the same gives the
  /// recogniser a delegate of its own.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (askedFrom, askedTo) = (nil, nil)
    let stack = navigationController.viewControllers
    guard stack.count > 1, navigationController.navigationTransition == nil else { return false }
    guard let delegate = navigationController.delegate else { return true }
    let (from, to) = (stack[stack.count - 1], stack[stack.count - 2])
    let animator = delegate.navigationController(
      navigationController, animationControllerFor: .pop, from: from, to: to)
    guard animator == nil else { return false }
    (askedFrom, askedTo) = (from, to)
    return true
  }

  /// Whether the delegate was asked, as the swipe asked to begin, for an animator between these screens, and had none.
  func hasAskedDelegate(from: UIViewController, to: UIViewController) -> Bool { askedFrom === from && askedTo === to }

  /// Whether a transition that begins now is the finger's: it has just begun its swipe, and drags nothing yet.
  var isBeginning: Bool { session == nil && recognizers.contains { $0.state == .began } }

  /// Has the finger drag a transition that it has begun.
  func drag(_ transition: TransitionRunner) { session = TransitionDragSession.continuing(transition) }

  private func handle(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began, navigationController.navigationTransition == nil {
      navigationController.popViewController(animated: true)
    }
    session?.follow(pan)
    if !pan.isActive { session = nil }
  }
}

/// A pan from the edge that begins a little later than others: its dead zone is the system's.
private final class EdgeSwipeGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override var slop: CGFloat { view?.stage.system.navigation.swipeDeadZone ?? super.slop }
}

/// A pan to the right, wherever it starts.
private final class ContentSwipeGestureRecognizer: UIPanGestureRecognizer {
  override var slop: CGFloat { view?.stage.system.navigation.swipeDeadZone ?? super.slop }

  override func attempt(for displacement: CGVector) -> Attempt {
    let isWanted = view?.stage.system.navigation.swipesInContent ?? false
    return isWanted && displacement.dx > 0 && displacement.dx >= abs(displacement.dy) ? .begin : .fail
  }
}
