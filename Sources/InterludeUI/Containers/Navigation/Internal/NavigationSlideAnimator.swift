/// The standard slide: the upper screen comes from the right with a shadow at its edge, the lower one moves a part of the
/// width to the left under a slight dim; a pop is the mirror image.
final class NavigationSlideAnimator: NSObject, SystemAnimator {
  private let operation: UINavigationController.Operation
  private let behavior: SystemBehavior.Navigation
  private(set) var travel = CGVector.zero

  init(operation: UINavigationController.Operation, _ behavior: SystemBehavior.Navigation) {
    (self.operation, self.behavior) = (operation, behavior)
  }

  var motion: SystemBehavior.Motion { behavior.slide }
  var announcedDuration: TimeInterval { behavior.announcedDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let fromController = context.viewController(forKey: .from), let toController = context.viewController(forKey: .to)
    else {
      context.completeTransition(false)
      return
    }
    let isPush = operation == .push
    let container = context.containerView
    let (start, end) = (context.initialFrame(for: fromController), context.finalFrame(for: toController))
    let (upper, lower) = isPush ? (to, from) : (from, to)
    let (upperFrame, lowerFrame) = isPush ? (end, start) : (start, end)
    let width = container.bounds.width
    let aside = lowerFrame.offsetBy(dx: -width * behavior.parallax, dy: 0)
    let outside = upperFrame.offsetBy(dx: width, dy: 0)
    travel = CGVector(dx: isPush ? -width : width, dy: 0)

    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    dimming.alpha = isPush ? 0 : behavior.dim
    let edge = NavigationEdgeShadow(behavior.edgeShadow, height: upperFrame.height)
    edge.place(beside: isPush ? outside : upperFrame)
    edge.alpha = isPush ? 0 : 1
    to.frame = isPush ? outside : aside
    if isPush { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
    container.insertSubview(dimming, belowSubview: upper)
    container.insertSubview(edge, belowSubview: upper)
    to.layoutIfNeeded()

    UIView.animate(withDuration: motion.duration, delay: 0, options: .curveLinear) { [behavior] in
      upper.frame = isPush ? upperFrame : outside
      edge.place(beside: isPush ? upperFrame : outside)
      lower.frame = isPush ? aside : lowerFrame
      dimming.alpha = isPush ? behavior.dim : 0
    } completion: { _ in
      dimming.removeFromSuperview()
      edge.removeFromSuperview()
      // A transition that has been ended on its way is over: its screens have other places by now.
      guard (context as? TransitionContext)?.runner?.hasEnded != true else { return }
      from.frame = start
      context.completeTransition(!context.transitionWasCancelled)
    }
    let fade = motion.duration * behavior.edgeShadow.fullAt
    UIView.animate(withDuration: fade, delay: isPush ? 0 : motion.duration - fade, options: .curveLinear) {
      edge.alpha = isPush ? 1 : 0
    }
  }
}
