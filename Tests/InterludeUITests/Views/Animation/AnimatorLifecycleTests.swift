import InterludeUI
import InterludeUITestSupport
import Testing

@Suite struct AnimatorLifecycleTests {
  @Test func anAnimatorGoesFromInactiveThroughActiveToInactive() {
    let puck = Puck()
    let animator = puck.animator()
    #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)

    animator.startAnimation()
    puck.advance(by: 0.25)
    #expect(animator.state == .active && animator.isRunning && animator.fractionComplete == 0.25)
    #expect(puck.x.isNear(25) && puck.view.center.x == 100)

    animator.pauseAnimation()
    puck.advance(by: 3)
    #expect(animator.state == .active && !animator.isRunning && puck.x.isNear(25))

    animator.startAnimation()
    puck.advance(by: 0.75)
    #expect(animator.state == .inactive && !animator.isRunning && puck.x == 100)
    #expect(puck.journal.entries == ["end"] && puck.misuses.isEmpty)
  }

  @Test func aDelayedStartIsActiveAtOnceAndMovesLater() {
    let puck = Puck()
    let animator = puck.animator()

    animator.startAnimation(afterDelay: 0.5)

    #expect(animator.state == .active && animator.isRunning && animator.delay == 0.5)
    puck.advance(by: 0.5)
    #expect(puck.x == 0 && animator.fractionComplete == 0)
    puck.advance(by: 0.25)
    #expect(puck.x.isNear(25))
    puck.advance(by: 0.75)
    #expect(puck.journal.entries == ["end"])
  }

  @Test func aPauseInTheDelayKeepsTheRestOfTheDelay() {
    let puck = Puck()
    let animator = puck.animator()
    animator.startAnimation(afterDelay: 1)
    puck.advance(by: 0.75)
    animator.pauseAnimation()
    puck.advance(by: 5)

    animator.startAnimation()

    puck.advance(by: 0.25)
    #expect(puck.x == 0)
    puck.advance(by: 0.5)
    #expect(puck.x.isNear(50))
  }

  @Test func completionsRunAtTheirExactTimesInOrder() {
    let puck = Puck()
    let other = UIView()
    puck.world.window.addSubview(other)
    func start(_ name: String, lasting duration: Double, afterDelay delay: Double = 0) {
      let animator = UIViewPropertyAnimator(duration: duration, curve: .easeOut) { other.alpha *= 0.5 }
      animator.addCompletion { _ in puck.journal.write("\(name) 1 at \(puck.time)") }
      animator.addCompletion { _ in puck.journal.write("\(name) 2 at \(puck.time)") }
      animator.startAnimation(afterDelay: delay)
    }
    start("slow", lasting: 0.5)
    start("late", lasting: 0.125, afterDelay: 0.125)
    start("quick", lasting: 0.25)

    puck.advance(by: 10)

    #expect(
      puck.journal.entries == [
        "late 1 at 0.25", "late 2 at 0.25", "quick 1 at 0.25", "quick 2 at 0.25", "slow 1 at 0.5", "slow 2 at 0.5",
      ])
  }

  @Test func aFinishedAnimatorCanBeGivenNewAnimationsAndStartAgain() {
    let puck = Puck()
    let animator = puck.animator()
    animator.startAnimation()
    puck.advance(by: 1)

    animator.addAnimations { puck.view.center.x = 300 }
    animator.startAnimation()

    puck.advance(by: 0.5)
    #expect(puck.x.isNear(200))
    puck.advance(by: 0.5)
    #expect(puck.x == 300 && puck.journal.entries == ["end"], "the first completion belongs to the first run")
  }

  @Test func anAnimatorThatMovesNothingEndsWithTheNextTurn() {
    let puck = Puck()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.addCompletion { puck.journal.write("\($0)") }

    animator.startAnimation()

    #expect(puck.journal.entries.isEmpty)
    puck.advance(by: 0)
    #expect(puck.journal.entries == ["end"] && animator.state == .inactive)
  }

  @Test func pausesOnCompletionStaysActiveAtItsEnd() {
    let puck = Puck()
    let animator = puck.animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()

    puck.advance(by: 2)
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    #expect(puck.x == 100 && puck.journal.entries.isEmpty)

    animator.isReversed = true
    animator.startAnimation()
    puck.advance(by: 0.25)
    #expect(puck.x.isNear(75))
    animator.pausesOnCompletion = false
    puck.advance(by: 0.75)
    #expect(puck.x == 0 && puck.view.center.x == 0 && puck.journal.entries == ["start"])
  }

  @Test func aRunningAnimatorLivesWithoutAnOwner() {
    let puck = Puck()
    weak var animator: UIViewPropertyAnimator?
    do {
      let owned = puck.animator()
      animator = owned
      owned.startAnimation()
    }

    puck.advance(by: 0.5)
    #expect(animator != nil && puck.x.isNear(50))
    puck.advance(by: 0.5)
    #expect(animator == nil && puck.journal.entries == ["end"] && puck.misuses.isEmpty)
  }

  @Test func aRunningPropertyAnimatorIsUnderWayAlready() {
    let puck = Puck()
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveEaseIn
    ) {
      puck.view.center.x = 100
    } completion: {
      puck.journal.write("\($0)")
    }

    #expect(animator.isRunning && !animator.isUserInteractionEnabled)
    puck.advance(by: 1)
    #expect(puck.x.isNear(100 * CubicBezier.easeIn.value(at: 0.5)))
    puck.advance(by: 0.5)
    #expect(puck.journal.entries == ["end"])
  }

  @Test func aSpringByItsPhysicsTakesItsOwnTime() {
    let puck = Puck()
    let animator = puck.animator(
      9, UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
    #expect(animator.duration.isNear(1.4727003346780927, within: 1e-12))

    animator.startAnimation()

    puck.advance(by: 1.4727)
    #expect(animator.isRunning)
    puck.advance(by: 0.000001)
    #expect(!animator.isRunning && puck.journal.entries == ["end"])
  }

  @Test func animationsTakenOffByOthersEndTheAnimator() {
    let puck = Puck()
    let animator = puck.animator()
    animator.startAnimation()
    puck.advance(by: 0.5)

    puck.view.layer.removeAllAnimations()
    puck.advance(by: 0)

    #expect(animator.state == .inactive && puck.x == 100 && puck.journal.entries == ["end"])
  }
}
