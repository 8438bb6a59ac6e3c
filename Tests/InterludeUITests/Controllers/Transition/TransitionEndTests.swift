import InterludeUI
import InterludeUITestSupport
import Testing

/// What is left of a transition whose animator ends it early, or takes the container away.
@Suite final class TransitionEndTests: InteractionFixture {
  /// Its animator says so before its animations are over: they end where they began, and not as finished.
  @Test func C01_aTransitionThatIsEndedOnItsWayBackTakesItsAnimationsAlong() {
    var context: (any UIViewControllerContextTransitioning)?
    animator.animate = { [puck, world] in
      context = $0
      if let view = $0.view(forKey: .to) { $0.containerView.addSubview(view) }
      UIView.animate(withDuration: 0.8) {
        puck.center.x = 100
      } completion: {
        world.journal.write("finished \($0)")
      }
    }
    _ = presented
    present()
    interaction.update(0.5)
    interaction.cancel()
    advance(by: 0.1)
    #expect(x > 0 && x < 50)
    context?.completeTransition(false)
    #expect(x == 0 && puck.center.x == 0)
    advance(by: 0.01)
    #expect(world.journal.entries(about: "finished") == ["finished false"])
    #expect(puck.layer.animationKeys() ?? [] == [] && coordinator == nil)
  }

  /// An animator that takes the container away has nobody see what it brings.
  @Test func C05_whatIsInNoWindowAtTheEndDoesNotAppear() {
    animator.animate = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(withDuration: 0.8) {
        context.view(forKey: .to)?.alpha = 0.5
      } completion: { _ in
        context.containerView.removeFromSuperview()
        context.completeTransition(true)
      }
    }
    _ = presented
    delegate.interaction = nil
    present()
    world.settle()
    #expect(presented.view.window == nil)
    let heard = world.journal.entries(about: "presented view").filter { $0.hasSuffix("ppear") }
    #expect(heard.last == "presented viewDidDisappear" && !heard.contains("presented viewDidAppear"))
  }
}
