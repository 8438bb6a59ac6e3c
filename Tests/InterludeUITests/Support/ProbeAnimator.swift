import InterludeUI

/// An animator that fades the entering view in, as exemplary ones do, and writes down what it is asked.
public final class ProbeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let journal: Journal
  public var duration: TimeInterval = 0.5
  public var addsEnteringView = true
  public var completesWith: Bool? = true
  public var onAnimate: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  public var onEnd: () -> Void = {}
  public private(set) var context: (any UIViewControllerContextTransitioning)?

  public init(journal: Journal) { self.journal = journal }

  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    journal.write("animator transitionDuration")
    return duration
  }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
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

  public func animationEnded(_ transitionCompleted: Bool) {
    journal.write("animator animationEnded \(transitionCompleted)")
  }
}

/// A presentation controller that writes down what it hears.
public final class ProbePresentationController: UIPresentationController {
  public let journal: Journal
  public var removesPresentersView = false
  public var frame: CGRect?
  public var onWillBegin: (ProbePresentationController) -> Void = { _ in }

  public init(presented: UIViewController, presenting: UIViewController?, journal: Journal) {
    self.journal = journal
    super.init(presentedViewController: presented, presenting: presenting)
  }

  public override var shouldRemovePresentersView: Bool { removesPresentersView }
  public override var frameOfPresentedViewInContainerView: CGRect { frame ?? super.frameOfPresentedViewInContainerView }

  public override func presentationTransitionWillBegin() {
    journal.write("presentation willBegin")
    onWillBegin(self)
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    journal.write("presentation didEnd \(completed)")
  }
  public override func dismissalTransitionWillBegin() { journal.write("dismissal willBegin") }
  public override func dismissalTransitionDidEnd(_ completed: Bool) { journal.write("dismissal didEnd \(completed)") }
  public override func containerViewWillLayoutSubviews() { journal.write("container willLayout") }
  public override func containerViewDidLayoutSubviews() { journal.write("container didLayout") }
}
