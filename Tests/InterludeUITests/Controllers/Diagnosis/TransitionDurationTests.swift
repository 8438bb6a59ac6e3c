import InterludeUI
import InterludeUITestSupport
import Testing

/// A transition takes as long as its animator says.
struct TransitionDurationTests {
  @Test(arguments: [0.4, 0.6, 0.525, 0]) func F06_anotherDurationThanDeclared(seconds: Double) throws {
    let fragment = SceneFragment()
    fragment.push(Sketch { $0.fadeIn($0.addEntering(), duration: seconds) })
    fragment.wait(10)
    let diagnostic = try #require(fragment.world.diagnostics.first)
    #expect(fragment.identifiers == ["F6"])
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.time == seconds)
  }

  @Test func F06_aSpringThatTakesItsOwnTime() {
    let fragment = SceneFragment()
    fragment.push(
      Sketch { context in
        let view = context.addEntering()
        view?.alpha = 0
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
        animator.addAnimations { view?.alpha = 1 }
        animator.addCompletion { _ in context.completeTransition(true) }
        animator.startAnimation()
      })
    fragment.wait(10)
    #expect(fragment.identifiers == ["F6"])
  }

  @Test(arguments: [0.5, 0.515, 0.485]) func F06_withinAFrameIsFine(seconds: Double) {
    let fragment = SceneFragment()
    fragment.push(Sketch { $0.fadeIn($0.addEntering(), duration: seconds) })
    fragment.wait(10)
    #expect(fragment.identifiers.isEmpty)
  }

  @Test func F06_aCancelledTransitionMayEndAtAnyTime() {
    let fragment = SceneFragment()
    fragment.push(Sketch { $0.fadeIn($0.addEntering(), duration: 0.2, completes: false) })
    fragment.wait(10)
    #expect(fragment.identifiers.isEmpty)
  }

  @Test func F06_aDrivenTransitionMayTakeAnyTime() {
    let fragment = SceneFragment()
    let holder = TransitionHolder()
    let sketch = Sketch { $0.fadeIn($0.addEntering()) }
    sketch.interaction = holder
    fragment.present(style: .overFullScreen, sketch)
    fragment.wait(3)
    holder.context?.finishInteractiveTransition()
    holder.context?.completeTransition(true)
    fragment.wait(3)
    #expect(fragment.identifiers.isEmpty)
  }
}
