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
