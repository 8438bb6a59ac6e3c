import InterludeUI

/// An animator that fades the entering view in, as exemplary ones do, and writes down what it is asked.
final class ProbeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let journal: Journal
  var duration: TimeInterval = 0.5
  var addsEnteringView = true
  var completesWith: Bool? = true
  var onAnimate: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  var onEnd: () -> Void = {}
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(journal: Journal) { self.journal = journal }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    journal.write("animator transitionDuration")
    return duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    journal.write("animator animateTransition")
    context = transitionContext
    onAnimate(transitionContext)
    let entering = transitionContext.view(forKey: .to)
    let fading = entering ?? transitionContext.view(forKey: .from)
    if let entering, addsEnteringView {
      entering.frame = transitionContext.viewController(forKey: .to).map(transitionContext.finalFrame) ?? .zero
      transitionContext.containerView.addSubview(entering)
      entering.alpha = 0
    }
    UIView.animate(withDuration: duration) {
      fading?.alpha = entering == nil ? 0 : 1
    } completion: { [completesWith, onEnd] _ in
      fading?.alpha = 1
      onEnd()
      if let completesWith {
        transitionContext.completeTransition(completesWith && !transitionContext.transitionWasCancelled)
      }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { journal.write("animator animationEnded \(transitionCompleted)") }
}

/// A presentation controller that writes down what it hears.
final class ProbePresentationController: UIPresentationController {
  let journal: Journal
  var removesPresentersView = false
  var frame: CGRect?
  var onWillBegin: (ProbePresentationController) -> Void = { _ in }

  init(presented: UIViewController, presenting: UIViewController?, journal: Journal) {
    self.journal = journal
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removesPresentersView }
  override var frameOfPresentedViewInContainerView: CGRect { frame ?? super.frameOfPresentedViewInContainerView }

  override func presentationTransitionWillBegin() {
    journal.write("presentation willBegin")
    onWillBegin(self)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { journal.write("presentation didEnd \(completed)") }
  override func dismissalTransitionWillBegin() { journal.write("dismissal willBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { journal.write("dismissal didEnd \(completed)") }
  override func containerViewWillLayoutSubviews() { journal.write("container willLayout") }
  override func containerViewDidLayoutSubviews() { journal.write("container didLayout") }
}

/// A transitioning and navigation delegate that hands out what it is given, and writes down that it was asked.
final class ProbeDelegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
  let journal: Journal
  var animator: ProbeAnimator?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var makePresentationController: ((UIViewController, UIViewController?) -> UIPresentationController?)?

  init(journal: Journal, animator: ProbeAnimator?) {
    self.journal = journal
    self.animator = animator
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    journal.write("delegate presentationController")
    return makePresentationController?(presented, presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.write("delegate animationController forPresented")
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.write("delegate animationController forDismissed")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.write("delegate interactionController forPresentation")
    return interaction
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.write("delegate interactionController forDismissal")
    return interaction
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    journal.write("delegate willShow \((viewController as? Probe)?.name ?? "?")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    journal.write("delegate didShow \((viewController as? Probe)?.name ?? "?")")
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.write("delegate animationController for \(operation)")
    return animator
  }
}
