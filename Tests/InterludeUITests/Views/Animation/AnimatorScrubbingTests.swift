import InterludeUI
import InterludeUITestSupport
import Testing

@Suite struct AnimatorScrubbingTests {
  @Test func settingTheFractionActivatesAndPausesAtIt() {
    let puck = Puck()
    let animator = puck.animator(curve: .easeIn)

    animator.fractionComplete = 0.3

    #expect(animator.state == .active && !animator.isRunning)
    #expect(puck.x.isNear(30), "scrubbing is linear in the value, whatever the curve")
    puck.advance(by: 5)
    #expect(puck.x.isNear(30) && puck.journal.entries.isEmpty)
    animator.stopAnimation(true)
  }

  @Test(arguments: [UIView.AnimationCurve.easeIn, .easeOut, .easeInOut])
  func aPauseMovesNothingAndTurnsTheFractionIntoOneOfTheWay(curve: UIView.AnimationCurve) {
    let puck = Puck()
    let animator = puck.animator(curve: curve)
    animator.startAnimation()
    puck.advance(by: 0.25)
    let before = puck.x
    #expect(animator.fractionComplete == 0.25, "while it runs, the fraction is one of time")

    animator.pauseAnimation()

    #expect(puck.x.isNear(before, within: 1e-12) && animator.fractionComplete.isNear(before / 100))
    animator.fractionComplete += 0.2
    #expect(puck.x.isNear(before + 20))
    animator.stopAnimation(true)
  }

  @Test func withoutLinearScrubbingTheFractionGoesOnCountingTime() {
    let puck = Puck()
    let animator = puck.animator(curve: .easeIn)
    animator.scrubsLinearly = false
    animator.startAnimation()
    puck.advance(by: 0.25)

    animator.pauseAnimation()
    #expect(animator.fractionComplete == 0.25)
    animator.fractionComplete = 0.5
    #expect(puck.x.isNear(100 * CubicBezier.easeIn.value(at: 0.5)))

    animator.startAnimation()
    puck.advance(by: 0.25)
    #expect(puck.x.isNear(100 * CubicBezier.easeIn.value(at: 0.75)))
    puck.advance(by: 0.25)
    #expect(puck.journal.entries == ["end"])
  }

  /// Ease in for a quarter of the time, then another curve for the rest: that is the way that the fraction of time goes.
  @Test(arguments: [false, true])
  func afterAnotherCurveWasTakenTheFractionFollowsIt(isSpring: Bool) {
    let puck = Puck()
    let animator = puck.animator(curve: .easeIn)
    animator.scrubsLinearly = false
    animator.startAnimation()
    puck.advance(by: 0.25)
    let start = CubicBezier.easeIn.value(at: 0.25)
    let spring = Spring(dampingRatio: 0.6, duration: 0.75)
    func onward(_ time: Double) -> Double {
      100 * (start + (1 - start) * (isSpring ? spring.value(at: time) : CubicBezier.easeOut.value(at: time / 0.75)))
    }
    animator.pauseAnimation()
    let timing: any UITimingCurveProvider =
      isSpring ? UISpringTimingParameters(dampingRatio: 0.6) : UICubicTimingParameters(animationCurve: .easeOut)
    animator.continueAnimation(withTimingParameters: timing, durationFactor: 0)
    puck.advance(by: 0.3)
    animator.pauseAnimation()
    #expect(animator.fractionComplete.isNear(0.55) && puck.x.isNear(onward(0.3)))

    for fraction in [0.8, 0.55, 0.3, 0.25, 0.2, 0.1, 0, 0.9] {
      animator.fractionComplete = fraction
      let expected = fraction < 0.25 ? 100 * CubicBezier.easeIn.value(at: fraction) : onward(fraction - 0.25)
      #expect(puck.x.isNear(expected), "at \(fraction)")
    }
    animator.fractionComplete = 1
    #expect(puck.x.isNear(100, within: 1e-1))

    animator.fractionComplete = 0.65
    animator.startAnimation()
    #expect(puck.x.isNear(onward(0.4)) && animator.fractionComplete.isNear(0.65))
    puck.advance(by: 0.35)
    #expect(puck.x == 100 && puck.journal.entries == ["end"])
  }

  /// A hand has put it at a place off its curve before another took over: up to there it is a straight line.
  @Test func anotherCurveFromAPlaceOffItsOwnIsFollowedToo() {
    let puck = Puck()
    let animator = puck.animator(curve: .easeIn)
    animator.fractionComplete = 0.4
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.5)
    puck.advance(by: 0.2)
    animator.scrubsLinearly = false
    animator.pauseAnimation()
    #expect(animator.fractionComplete.isNear(0.64))

    for (fraction, x) in [(0.4, 40.0), (0.2, 20), (0, 0), (0.7, 40 + 60 * CubicBezier.easeOut.value(at: 0.5))] {
      animator.fractionComplete = fraction
      #expect(puck.x.isNear(x), "at \(fraction)")
    }
    animator.stopAnimation(true)
  }

  @Test func theFractionIsKeptWithinItsRange() {
    let puck = Puck()
    let animator = puck.animator()

    animator.fractionComplete = 1.5
    #expect(animator.fractionComplete == 1 && puck.x == 100)
    animator.fractionComplete = -0.5
    #expect(animator.fractionComplete == 0 && puck.x == 0)
    animator.stopAnimation(true)
  }

  @Test func turnedRoundTheFractionCountsTheOtherWay() {
    let puck = Puck()
    let animator = puck.animator()
    animator.fractionComplete = 0.3

    animator.isReversed = true

    #expect(animator.fractionComplete.isNear(0.7) && puck.x.isNear(30))
    animator.fractionComplete = 0.9
    #expect(puck.x.isNear(10), "setting it moves the views on in the direction of the run")
    animator.stopAnimation(true)
  }

  @Test func lateAnimationsAreScrubbedFromWhereTheyWerePaused() {
    let puck = Puck()
    let animator = puck.animator()
    animator.startAnimation()
    puck.advance(by: 0.5)
    animator.addAnimations { puck.view.center.y = 100 }
    puck.advance(by: 0.25)
    animator.pauseAnimation()
    #expect(puck.shown.y.isNear(50))

    // Straight from (0.5, 0) over (0.75, 50) to (1, 100).
    for (fraction, y) in [(0.5, 0.0), (0.625, 25), (0.75, 50), (0.9, 80), (1, 100), (0.25, 0)] {
      animator.fractionComplete = fraction
      #expect(puck.shown.y.isNear(y) && puck.x.isNear(100 * fraction), "at \(fraction)")
    }
    animator.stopAnimation(true)
  }

  @Test func aSpringCanBePausedWhileItOvershoots() {
    let puck = Puck()
    let animator = puck.animator(1, UISpringTimingParameters(dampingRatio: 0.3))
    let spring = Spring(dampingRatio: 0.3, duration: 1)
    animator.startAnimation()
    let peak = spring.peak?.time ?? 0
    puck.advance(by: peak)

    animator.pauseAnimation()

    #expect(puck.x.isNear(100 * spring.value(at: peak)) && puck.x > 110)
    #expect(animator.fractionComplete.isNear(puck.x / 100))
    animator.fractionComplete = 0.5
    #expect(puck.x.isNear(50))
    animator.stopAnimation(true)
  }
}
