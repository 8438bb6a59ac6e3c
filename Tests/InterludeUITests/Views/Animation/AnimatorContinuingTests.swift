import InterludeUI
import InterludeUITestSupport
import Testing

@Suite struct AnimatorContinuingTests {
  /// The time at which a curve comes to a value, by halving.
  private func time(on curve: CubicBezier, of value: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve.value(at: middle) < value { low = middle } else { high = middle }
    }
    return low
  }

  @Test func continuingAfterScrubbingPicksUpTheCurveWhereItHasTheValue() {
    let puck = Puck()
    let animator = puck.animator(2, UICubicTimingParameters(animationCurve: .easeIn))
    animator.fractionComplete = 0.3
    let reached = time(on: .easeIn, of: 0.3)

    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)

    #expect(puck.x.isNear(30) && animator.fractionComplete.isNear(reached))
    puck.advance(by: 0.25)
    #expect(puck.x.isNear(100 * CubicBezier.easeIn.value(at: reached + 0.125)))
    puck.advance(by: 2 - 2 * reached - 0.25 - 1e-9)
    #expect(animator.isRunning)
    puck.advance(by: 2e-9)
    #expect(!animator.isRunning && puck.journal.entries == ["end"])
  }

  @Test func aDurationFactorIsOfTheWholeDuration() {
    let puck = Puck()
    let animator = puck.animator(2)
    animator.fractionComplete = 0.5

    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)

    puck.advance(by: 0.25)
    #expect(puck.x.isNear(75) && animator.fractionComplete.isNear(0.75))
    puck.advance(by: 0.25)
    #expect(puck.journal.entries == ["end"])
  }

  @Test func anotherCurveTakesTheRestOfTheWay() {
    let puck = Puck()
    let animator = puck.animator(1)
    animator.fractionComplete = 0.4

    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0)

    puck.advance(by: 0.3)
    #expect(puck.x.isNear(40 + 60 * CubicBezier.easeOut.value(at: 0.5)))
    #expect(animator.fractionComplete.isNear(0.7))
    puck.advance(by: 0.3)
    #expect(puck.x == 100 && puck.journal.entries == ["end"])
  }

  /// A critically damped spring from 40 to 100 let go at 3 remaining distances per second, by its closed form.
  @Test func aSpringTakesItsVelocityInRemainingDistances() {
    let puck = Puck()
    let animator = puck.animator(1)
    animator.fractionComplete = 0.4
    let timing = UISpringTimingParameters(mass: 1, stiffness: 400, damping: 40, initialVelocity: CGVector(dx: 3, dy: 3))

    animator.continueAnimation(withTimingParameters: timing, durationFactor: 0)

    for _ in 0..<5 {
      puck.advance(by: 0.03)
      let (w, v, t) = (20.0, 3.0, puck.time)
      #expect(puck.x.isNear(40 + 60 * (1 - exp(-w * t) * (1 + (w - v) * t))))
    }
    puck.world.settle()
    #expect(puck.journal.entries == ["end"])
  }

  @Test func eachDirectionHasItsOwnComponentOfTheVelocity() {
    let puck = Puck()
    let animator = puck.animator(1)
    animator.addAnimations { puck.view.center.y = 200 }
    animator.fractionComplete = 0.5
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 400, damping: 40, initialVelocity: CGVector(dx: 5, dy: -2))

    animator.continueAnimation(withTimingParameters: timing, durationFactor: 0)
    #expect(puck.x.isNear(50) && puck.shown.y.isNear(100))

    puck.advance(by: 0.05)
    func critical(_ v: Double) -> Double { 1 - exp(-20 * 0.05) * (1 + (20 - v) * 0.05) }
    #expect(puck.x.isNear(50 + 50 * critical(5)))
    #expect(puck.shown.y.isNear(100 + 100 * critical(-2)))
    puck.world.settle()
    #expect(puck.journal.entries == ["end"] && puck.shown == CGPoint(x: 100, y: 200))
  }

  @Test func aSpringScrubbedByHandIsLetGoAtRest() {
    let puck = Puck()
    let animator = puck.animator(1, UISpringTimingParameters(dampingRatio: 0.5))
    animator.fractionComplete = 0.2

    animator.startAnimation()

    // What is left of the duration is 0.8 s; the spring is fitted to that.
    let spring = Spring(dampingRatio: 0.5, duration: 0.8)
    puck.advance(by: 0.2)
    #expect(puck.x.isNear(20 + 80 * spring.value(at: 0.2)))
    puck.advance(by: 0.6)
    #expect(puck.x == 100 && puck.journal.entries == ["end"])
  }

  @Test func anAnimatorTurnedRoundInFlightRunsItsCurveBackwards() {
    let puck = Puck()
    let animator = puck.animator(1, UICubicTimingParameters(animationCurve: .easeIn))
    animator.startAnimation()
    puck.advance(by: 0.6)
    let before = puck.x

    animator.isReversed = true

    #expect(puck.x.isNear(before, within: 1e-12) && animator.fractionComplete.isNear(0.4))
    puck.advance(by: 0.25)
    #expect(puck.x.isNear(100 * CubicBezier.easeIn.value(at: 0.35)))
    animator.isReversed = false
    puck.advance(by: 0.25)
    #expect(puck.x.isNear(before))
    animator.isReversed = true
    puck.advance(by: 0.6)
    #expect(puck.x == 0 && puck.view.center.x == 0 && puck.journal.entries == ["start"])
  }

  /// A critical spring of frequency 20, turned round at t₀, against its equation of motion: x'' = −2·20·x' − 400·x.
  @Test func aSpringTurnedRoundInFlightKeepsItsVelocity() {
    let puck = Puck()
    let timing = UISpringTimingParameters(mass: 1, stiffness: 400, damping: 40, initialVelocity: .zero)
    let animator = puck.animator(1, timing)
    animator.startAnimation()
    let turn = 0.06
    puck.advance(by: turn)
    let start = 1 - exp(-20 * turn) * (1 + 20 * turn)
    let speed = 400 * turn * exp(-20 * turn)

    animator.isReversed = true

    for step in 0..<8 {
      let t = 0.02 * Double(step)
      #expect(puck.x.isNear(100 * exp(-20 * t) * (start + (speed + 20 * start) * t)), "\(t) s after the turn")
      puck.advance(by: 0.02)
    }
    puck.world.settle()
    #expect(puck.view.center.x == 0 && puck.journal.entries == ["start"])
  }

  @Test func anAnimatorStartedInReverseRunsFromTheEndToTheStart() {
    let puck = Puck()
    let animator = puck.animator(1, UICubicTimingParameters(animationCurve: .easeIn))
    animator.isReversed = true

    animator.startAnimation()

    #expect(puck.x == 100)
    puck.advance(by: 0.25)
    #expect(puck.x.isNear(100 * CubicBezier.easeIn.value(at: 0.75)))
    puck.advance(by: 0.75)
    #expect(puck.x == 0 && puck.view.center.x == 0 && puck.journal.entries == ["start"])
  }

  @Test func lateAnimationsTakeTheTimeThatIsLeft() {
    let puck = Puck()
    let animator = puck.animator(1, UICubicTimingParameters(animationCurve: .easeInOut))
    animator.startAnimation()
    puck.advance(by: 0.6)

    animator.addAnimations { puck.view.center.y = 100 }
    animator.addAnimations({ puck.view.alpha = 0 }, delayFactor: 0.5)

    puck.advance(by: 0.1)
    #expect(puck.shown.y.isNear(100 * CubicBezier.easeInEaseOut.value(at: 0.25)))
    #expect(puck.view.layer.presentation()?.opacity == 1)
    puck.advance(by: 0.15)
    let opacity = Double(puck.view.layer.presentation()?.opacity ?? 0)
    #expect(opacity.isNear(1 - CubicBezier.easeInEaseOut.value(at: 0.25), within: 1e-6))
    puck.advance(by: 0.15)
    #expect(puck.journal.entries == ["end"] && puck.shown.y == 100)
  }

  @Test func whatIsAddedAMomentBeforeTheEndMovesEvenlyIfTheRestIsSlow() {
    let puck = Puck()
    let animator = puck.animator(1)
    animator.scrubsLinearly = false
    animator.fractionComplete = 1 - 1e-10
    animator.addAnimations { puck.view.center.y = 100 }

    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)

    for step in 1..<7 {
      puck.advance(by: 1.0 / 7)
      #expect(puck.shown.y.isNear(100 * Double(step) / 7))
    }
  }

  @Test func delayedAnimationsWaitForTheirTimeAfterAPauseToo() {
    let puck = Puck()
    let animator = puck.animator(1)
    animator.addAnimations({ puck.view.center.y = 100 }, delayFactor: 0.5)
    animator.fractionComplete = 0.25
    #expect(puck.shown.y == 0)

    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)

    puck.advance(by: 0.25)
    #expect(puck.shown.y.isNear(0) && puck.x.isNear(50))
    puck.advance(by: 0.25)
    #expect(puck.shown.y.isNear(50) && puck.x.isNear(75))
    animator.isReversed = true
    puck.advance(by: 10)
    #expect(puck.shown == .zero && puck.journal.entries == ["start"])
  }
}
