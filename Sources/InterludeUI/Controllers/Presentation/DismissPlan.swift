/// The plan of a dismissal: the topmost controller is animated, and those between it and the presenter are removed with it.
final class DismissPlan: ModalPlan {
  let presentation: UIPresentationController
  /// The presentations under the topmost one, from the top down.
  private let between: [UIPresentationController]
  /// The presentations in contexts inside the presented controllers, which are dismissed as well.
  private let inside: [UIPresentationController]
  private let presenter: UIViewController
  let request: TransitionRequest
  /// The topmost controller, and those between that were on the screen.
  private var disappearing: [UIViewController] = []

  /// Nil when the presenter presents nothing.
  init?(downTo presenter: UIViewController, request: TransitionRequest) {
    let stack = Array(presenter.presentationsAbove.reversed())
    guard let top = stack.first else { return nil }
    self.presentation = top
    self.between = Array(stack.dropFirst())
    self.inside = stack.flatMap(\.presentedViewController.presentationsInside)
    self.presenter = presenter
    presenterReturns = stack.last?.hasRemovedPresentersView ?? false
    animatorBringsPresenter = presenterReturns && top.hasRemovedPresentersView
    self.request = request
  }

  var from: UIViewController { presentation.presentedViewController }
  var to: UIViewController { presenter }
  var companions: [UIViewController] { between.map(\.presentedViewController) }
  var changing: [UIViewController] { disappearing + (presenterReturns ? [to] : []) }
  private(set) lazy var containerView: UIView = presentation.containerView ?? UIView()

  /// The presentation that took the presenter's view out of its place, if one did.
  private var bottom: UIPresentationController { between.last ?? presentation }
  private let presenterReturns: Bool
  /// Whether the topmost presentation removed its presenter's view, so that its animator puts one back. Otherwise the presenter's
  /// view is put back at once, before the animation.
  private let animatorBringsPresenter: Bool

  private var all: [UIPresentationController] { [presentation] + between + inside }

  func appAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    presentation.stage.noting(
      answer: from.transitioningDelegate?.animationController(forDismissed: from),
      to: "animationController(forDismissed:)", from: from.transitioningDelegate)
  }

  func appInteraction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    presentation.stage.noting(
      answer: from.transitioningDelegate?.interactionControllerForDismissal(using: animator),
      to: "interactionControllerForDismissal(using:)", from: from.transitioningDelegate)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: presentation.presentedView
    case .to: animatorBringsPresenter ? to.view : nil
    default: nil
    }
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    if controller === from { return presentation.presentedView?.layoutFrame ?? .zero }
    return animatorBringsPresenter ? .zero : presenterFrame
  }

  /// The presented view's is where it is now, unless its presentation had removed the presenter's view: many apps' animators slide the
  /// view away from there.
  func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === from { return presentation.hasRemovedPresentersView ? .zero : initialFrame(for: from) }
    return animatorBringsPresenter ? frameOfReturningView : frameOfPresenter
  }

  /// Where the presenter's view belongs that stayed in its place, and that the presentation may have moved or shrunk there.
  private var frameOfPresenter: CGRect {
    guard let superview = to.view.superview else { return presenterFrame }
    return containerView.convert(bottom.presentersFrame(in: superview), from: superview)
  }

  private var frameOfReturningView: CGRect {
    containerView.convert(bottom.frameOfReturningView, from: bottom.containerView)
  }

  private var presenterFrame: CGRect { containerView.convert(to.view.bounds, from: to.view) }

  func prepare() {
    for presentation in all { presentation.presentedViewController.isBeingDismissed = true }
    for presentation in between { presentation.containerView?.isHidden = true }
    if presenterReturns, !animatorBringsPresenter { bottom.returnPresentersView() }
  }

  func willBegin(with coordinator: any UIViewControllerTransitionCoordinator) {
    for presentation in all {
      presentation.stage.note("dismissalTransitionWillBegin()", of: presentation)
      presentation.dismissalTransitionWillBegin()
    }
  }

  func beginAppearance(with coordinator: any UIViewControllerTransitionCoordinator) {
    disappearing = [from] + companions.filter { $0.appearance == .appeared }
    for controller in disappearing { controller.beginSettling(at: .disappeared, animated: isAnimated) }
    if presenterReturns { to.beginSettling(at: to.surroundings, animated: isAnimated) }
  }

  /// Nothing: a presenter whose view was taken out is put back in its place at the end, animated or not.
  func placeEnteringView() {}

  func didEnd(completed: Bool) {
    for presentation in all {
      presentation.stage.note("dismissalTransitionDidEnd(_:)", of: presentation, "\(completed)")
      presentation.dismissalTransitionDidEnd(completed)
    }
    if completed {
      inside.forEach { $0.endTransition() }
      bottom.returnPresentersView()
      presentation.presentedView?.removeFromSuperview()
      for presentation in [presentation] + between { presentation.closeContainer() }
    } else {
      // Its place is noted again, for the dismissal that is to come.
      if presenterReturns, !animatorBringsPresenter { bottom.takePresentersView() }
      if presenterReturns { to.viewIfLoaded?.removeFromSuperview() }
      for presentation in between { presentation.containerView?.isHidden = false }
    }
  }

  func placeRemainingView(completed: Bool) {
    if !completed { presentation.placePresentedView() }
  }

  func endAppearance(completed: Bool) {
    let returning = presenterReturns ? [(to, completed ? to.standing : .disappeared)] : []
    let dismissed = disappearing.map { ($0, completed ? .disappeared : $0.standing) }
    settle(completed ? dismissed + returning : returning + dismissed)
  }

  func finish(completed: Bool) {
    let dismissed = all.map(\.presentedViewController)
    for presented in dismissed { presented.isBeingDismissed = false }
    guard completed else { return }
    for presented in dismissed { presented.ownPresentingViewController?.ownPresentation = nil }
    for presentation in inside {
      presentation.returnPresentersView()
      presentation.closeContainer()
    }
  }
}
