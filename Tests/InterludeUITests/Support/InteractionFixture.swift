import InterludeUI

/// An animator that does what a test says.
final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var duration = 0.8
  var animate: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  private(set) var ended: [Bool] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animate(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// One that is run by a property animator of its own, made once in a transition.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var duration = 0.8
  var make: (any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator = { _ in
    UIViewPropertyAnimator(duration: 1, curve: .linear)
  }
  private(set) var propertyAnimator: UIViewPropertyAnimator?
  private(set) var timesAsked = 0
  private(set) var ended: [Bool] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animator(transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    timesAsked += 1
    return animator(transitionContext)
  }

  private func animator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    if let propertyAnimator { return propertyAnimator }
    let made = make(context)
    propertyAnimator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
    propertyAnimator = nil
  }
}

/// What the suites about interactions begin with: a root on show with a view to move about, whose centre is at (0, 0), and a
/// controller to be presented by an animator and an interaction of the test's own.
class InteractionFixture {
  lazy var world = World()
  lazy var root = world.showProbe()
  let animator = ClosureAnimator()
  let interaction = UIPercentDrivenInteractiveTransition()
  let delegate = HandingDelegate()
  lazy var puck = UIView(frame: CGRect(x: -10, y: -10, width: 20, height: 20))
  lazy var presented: Probe = {
    root.view.addSubview(puck)
    let presented = world.probe("presented")
    (delegate.animator, delegate.interaction) = (animator, interaction)
    presented.transitioningDelegate = delegate
    presented.modalPresentationStyle = .custom
    return presented
  }()

  // Written out, since an implicit one is not on the main actor and could not be inherited by a suite that is.
  init() {}

  var stage: Stage { world.stage }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { presented.transitionCoordinator }
  /// Where the puck shows.
  var x: Double { puck.shownCenter.x }

  func present() { root.present(presented, animated: true) { [world] in world.journal.write("completion") } }

  func advance(by seconds: Double) { stage.advance(to: stage.time + seconds) }

  /// An animation that moves the puck to 100 and then completes the transition, as exemplary ones do.
  func slide(
    _ context: any UIViewControllerContextTransitioning, options: UIView.AnimationOptions = [.curveLinear]
  ) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: animator.duration, delay: 0, options: options) { [puck] in
      puck.center.x = 100
    } completion: { [world] finished in
      world.journal.write("finished \(finished)")
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension UIView {
  /// Where the view's centre shows now, in its superview.
  var shownCenter: (x: Double, y: Double) {
    let position = layer.presentation()?.position ?? .zero
    return (Double(position.x), Double(position.y))
  }
}
