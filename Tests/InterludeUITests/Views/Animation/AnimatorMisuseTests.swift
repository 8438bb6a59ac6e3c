import InterludeUI
import InterludeUITestSupport
import Testing

/// What makes UIKit raise is reported, and changes nothing.
@Suite struct AnimatorMisuseTests {
  @Test func finishingWithoutAStopIsReported() {
    let puck = Puck()
    let animator = puck.animator()
    animator.finishAnimation(at: .end)
    animator.startAnimation()
    puck.advance(by: 0.5)

    animator.finishAnimation(at: .start)

    #expect(puck.misuses == ["A4", "A4"] && animator.isRunning && puck.x.isNear(50))
    #expect(puck.world.diagnostics.last?.message.contains("running") == true)
  }

  @Test func theFractionCannotBeSetInFlight() {
    let puck = Puck()
    let animator = puck.animator()
    animator.startAnimation()
    puck.advance(by: 0.5)

    animator.fractionComplete = 0.9

    #expect(puck.misuses == ["A3"] && animator.isRunning && puck.x.isNear(50))
  }

  @Test func aFractionThatIsNoNumberIsRefused() {
    let puck = Puck()
    let animator = puck.animator()

    animator.fractionComplete = .nan

    #expect(puck.misuses == ["A3"] && animator.state == .inactive && puck.x == 0)
  }

  @Test func releasingAPausedAnimatorIsReported() {
    let puck = Puck()
    do { puck.animator().fractionComplete = 0.5 }

    #expect(puck.misuses == ["A7"] && puck.world.diagnostics[0].message.contains("paused"))
    #expect(puck.x == 100 && puck.view.layer.animationKeys() == nil, "the views are at their end")
  }

  @Test func releasingAStoppedAnimatorIsReported() {
    let puck = Puck()
    do {
      let animator = puck.animator()
      animator.startAnimation()
      puck.advance(by: 0.5)
      animator.stopAnimation(false)
    }

    #expect(puck.misuses == ["A7"] && puck.world.diagnostics[0].message.contains("stopped"))
  }

  @Test func optionsAreFixedWhileItIsActive() {
    let puck = Puck()
    let animator = puck.animator()
    animator.startAnimation()

    animator.isUserInteractionEnabled = false
    animator.isManualHitTestingEnabled = true
    animator.isInterruptible = false

    #expect(puck.misuses == ["A1", "A1", "A1"])
    #expect(animator.isUserInteractionEnabled && !animator.isManualHitTestingEnabled && animator.isInterruptible)
  }

  @Test func anUninterruptibleAnimatorRunsThrough() {
    let puck = Puck()
    let animator = puck.animator()
    animator.isInterruptible = false
    animator.startAnimation()
    puck.advance(by: 0.5)

    animator.pauseAnimation()
    animator.stopAnimation(true)
    animator.isReversed = true
    animator.fractionComplete = 0

    #expect(puck.misuses == ["A2", "A2", "A2", "A2"] && puck.x.isNear(50))
    puck.advance(by: 0.5)
    #expect(puck.journal.entries == ["end"])
  }

  @Test func aStoppedAnimatorOnlyFinishes() {
    let puck = Puck()
    let animator = puck.animator()
    animator.startAnimation()
    puck.advance(by: 0.5)
    animator.stopAnimation(false)

    animator.startAnimation()
    animator.pauseAnimation()
    animator.addAnimations { puck.view.center.x = 500 }
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)

    #expect(puck.misuses == ["A5", "A5", "A5", "A3", "A6"] && animator.state == .stopped && puck.x.isNear(50))
    animator.finishAnimation(at: .end)
    #expect(puck.view.center.x == 100)
  }

  @Test func stoppingAnInactiveAnimatorIsNoMistake() {
    let puck = Puck()
    puck.animator().stopAnimation(true)
    #expect(puck.misuses.isEmpty)
  }

  @Test func anAnimatorDoesNotRepeat() {
    let puck = Puck()
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: .repeat) {
      puck.view.center.x = 100
    }

    #expect(puck.misuses == ["A8"])
    puck.advance(by: 1)
    #expect(puck.x == 100)
  }

  @Test(arguments: [-1.0, .nan, .infinity]) func anImpossibleDurationCountsAsNone(duration: Double) {
    let puck = Puck()
    let animator = puck.animator(duration)

    animator.startAnimation()
    puck.advance(by: 0)

    #expect(animator.duration == 0 && puck.x == 100 && puck.journal.entries == ["end"])
    #expect(puck.misuses == (duration.isFinite ? [] : ["T3"]))
  }

  @Test func aControlPointOutsideTheUnitSquareIsReportedAndMovedIntoIt() {
    let puck = Puck()
    _ = UICubicTimingParameters(controlPoint1: CGPoint(x: 0, y: 1), controlPoint2: CGPoint(x: 1, y: 0))
    #expect(puck.misuses == [])

    let curve = UICubicTimingParameters(
      controlPoint1: CGPoint(x: -0.5, y: 0.2), controlPoint2: CGPoint(x: 0.5, y: 1.5))

    #expect(puck.misuses == ["T2"])
    #expect(curve.controlPoint1 == CGPoint(x: 0, y: 0.2) && curve.controlPoint2 == CGPoint(x: 0.5, y: 1))
  }
}
