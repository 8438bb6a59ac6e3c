/// The swipe back: drives a pop with the standard slide, from the left edge or, in iOS 26, from anywhere in the content.
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIScreenEdgePanGestureRecognizer = EdgeSwipeGestureRecognizer()
  private let contentSwipe = ContentSwipeGestureRecognizer()
  private unowned let navigationController: UINavigationController
  private var session: TransitionDragSession?
  /// The screens of the latest swipe for which the delegate was asked for an animator and supplied none.
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

  /// The swipe in the content; nil where the system has none.
  var contentRecognizer: UIPanGestureRecognizer? {
    navigationController.stage.system.navigation.swipesInContent ? contentSwipe : nil
  }

  /// Adds the swipes to a view.
  func attach(to view: UIView) { recognizers.forEach(view.addGestureRecognizer) }

  /// As in UIKit, the swipe does not begin where there is no back button to press, nor where the delegate supplies an animator for the pop.
  /// An app that needs it nevertheless replaces the recogniser's delegate.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (askedFrom, askedTo) = (nil, nil)
    let stack = navigationController.viewControllers
    guard stack.count > 1, navigationController.navigationTransition == nil else { return false }
    // A stack on top pops its own screens first.
    if let inner = navigationController.innerNavigation, inner.viewControllers.count > 1 { return false }
    let (from, to) = (stack[stack.count - 1], stack[stack.count - 2])
    guard !navigationController.isNavigationBarHidden, from.navigationItem.allowsBackButton else { return false }
    guard navigationController.delegate != nil else { return true }
    let animator = navigationController.askDelegate(forAnimatorOf: .pop, from: from, to: to)
    guard animator == nil else { return false }
    (askedFrom, askedTo) = (from, to)
    return true
  }

  /// Makes a request the swipe's if one has just begun and drives no transition yet: what starts now is its own. The delegate is not asked
  /// for an animator again.
  func claim(_ request: inout TransitionRequest, from: UIViewController, to: UIViewController) {
    let isBeginning = session == nil && recognizers.contains { $0.state == .began }
    (request.isByGesture, request.startsInteractively) = (isBeginning, isBeginning)
    request.usesSystemAnimator = isBeginning && askedFrom === from && askedTo === to
  }

  /// Drives a transition that the swipe has started.
  func drag(_ transition: TransitionRunner) { session = TransitionDragSession.continuing(transition) }

  private func handle(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began, navigationController.navigationTransition == nil {
      navigationController.popViewController(animated: true)
    }
    session?.follow(pan)
    if !pan.isActive { session = nil }
  }
}
