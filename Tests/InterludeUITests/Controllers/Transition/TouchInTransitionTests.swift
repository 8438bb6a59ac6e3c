import InterludeUI
import InterludeUITestSupport
import Testing

/// What is touched while a transition runs: in Apple's sample of photos a picture in flight is caught by a recogniser of its own.
@Suite final class TouchInTransitionTests: InteractionFixture {
  private let interruptible = InterruptibleAnimator()
  private lazy var picture = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private lazy var button = UIButton(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
  private lazy var holding = UILongPressGestureRecognizer { [unowned self] in
    guard $0.state == .began else { return }
    world.journal.write("held")
  }

  private func prepare() {
    holding.minimumPressDuration = 0
    picture.addGestureRecognizer(holding)
    presented.view.addSubview(button)
    button.addAction(UIAction { [world] _ in world.journal.write("tapped") }, for: .touchUpInside)
  }

  private func animator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.containerView.addSubview(picture)
    let animator = UIViewPropertyAnimator(duration: 0.8, curve: .linear) { [picture] in picture.center.x = 300 }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }

  private var touched: [String] { world.journal.entries.filter { ["held", "tapped"].contains($0) } }

  /// At 0.4 s the picture's middle shows at (225, 150).
  private func touch() {
    stage.advance(to: 0.3)
    let finger = Finger(stage)
    finger.tap(225, 150, at: 0.4)
    finger.tap(200, 350, at: 0.5)
    stage.advance(to: 0.6)
  }

  @Test func whatAnInterruptibleAnimatorHasPutIntoTheContainerIsTouched() {
    prepare()
    interruptible.make = { [unowned self] in animator($0) }
    (delegate.animator, delegate.interaction) = (interruptible, nil)
    present()
    touch()
    #expect(touched == ["held"])
  }

  @Test func nothingIsTouchedInATransitionThatCannotBeStopped() {
    prepare()
    animator.animate = { [unowned self] in self.animator($0).startAnimation() }
    delegate.interaction = nil
    present()
    touch()
    #expect(touched.isEmpty)
    stage.advance(to: 1)
    Finger(stage).tap(200, 350, at: 1.1)
    stage.advance(to: 1.2)
    #expect(touched == ["tapped"])
  }
}
