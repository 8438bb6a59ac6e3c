import InterludeUI
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
