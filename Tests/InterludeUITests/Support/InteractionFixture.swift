import InterludeUI

/// An animator that does what a test says.
public final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public var duration = 0.8
  public var animate: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  public private(set) var ended: [Bool] = []

  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animate(transitionContext)
  }

  public func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// One that is run by a property animator of its own, made once in a transition.
public final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public var duration = 0.8
  public var make: (any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator = { _ in
    UIViewPropertyAnimator(duration: 1, curve: .linear)
  }
  public private(set) var propertyAnimator: UIViewPropertyAnimator?
  public private(set) var timesAsked = 0
  public private(set) var ended: [Bool] = []

  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animator(transitionContext).startAnimation()
  }

  public func interruptibleAnimator(
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

  public func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
    propertyAnimator = nil
  }
}

/// What the suites about interactions begin with: a root on show with a view to move about, whose centre is at (0, 0), and a
/// controller to be presented by an animator and an interaction of the test's own.
open class InteractionFixture {
  public lazy var world = World()
  public lazy var root = world.showProbe()
  public let animator = ClosureAnimator()
  public let interaction = UIPercentDrivenInteractiveTransition()
  public let delegate = HandingDelegate()
  public lazy var puck = UIView(frame: CGRect(x: -10, y: -10, width: 20, height: 20))
  public lazy var presented: Probe = {
    root.view.addSubview(puck)
    let presented = world.probe("presented")
    (delegate.animator, delegate.interaction) = (animator, interaction)
    presented.transitioningDelegate = delegate
    presented.modalPresentationStyle = .custom
    return presented
  }()

  // Written out, since an implicit one is not on the main actor and could not be inherited by a suite that is.
  public init() {}

  public var stage: Stage { world.stage }
  public var coordinator: (any UIViewControllerTransitionCoordinator)? { presented.transitionCoordinator }
  /// Where the puck shows.
  public var x: Double { puck.shownCenter.x }

  public func present() { root.present(presented, animated: true) { [world] in world.journal.write("completion") } }

  public func advance(by seconds: Double) { stage.advance(to: stage.time + seconds) }

  /// An animation that moves the puck to 100 and then completes the transition, as exemplary ones do.
  public func slide(
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
  public var shownCenter: (x: Double, y: Double) {
    let position = layer.presentation()?.position ?? .zero
    return (Double(position.x), Double(position.y))
  }
}
