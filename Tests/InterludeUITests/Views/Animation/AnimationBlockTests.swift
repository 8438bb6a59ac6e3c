import InterludeUI
import InterludeUITestSupport
import Testing

@Suite struct AnimationBlockTests {
  private func opacity(_ puck: Puck) -> Double { puck.view.layer.presentation()?.opacityValue ?? -1 }

  @Test func aBlockInsideAnotherTakesItsDurationAndCurve() {
    let puck = Puck()
    UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
      puck.view.center.x = 100
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) { puck.view.alpha = 0 }
    }

    puck.advance(by: 1)

    let progress = CubicBezier.easeIn.value(at: 0.5)
    #expect(puck.x.isNear(100 * progress) && opacity(puck).isNear(1 - progress))
  }

  @Test func aBlockInsideMayOverrideDurationAndCurve() {
    let puck = Puck()
    UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
      puck.view.center.x = 100
      UIView.animate(
        withDuration: 4, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
      ) { puck.view.alpha = 0 }
    }

    puck.advance(by: 1)

    #expect(puck.x.isNear(100 * CubicBezier.easeIn.value(at: 0.5)) && opacity(puck).isNear(0.75))
  }

  @Test func aSpringInsideKeepsItsSpringAndTakesTheDuration() {
    let puck = Puck()
    UIView.animate(withDuration: 2) {
      UIView.animate(withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
        puck.view.center.x = 100
      }
    }

    puck.advance(by: 0.5)

    #expect(puck.x.isNear(100 * Spring(dampingRatio: 0.5, duration: 2).value(at: 0.5)))
  }

  @Test func optionsAreInheritedUnlessOverridden() {
    let puck = Puck()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
      UIView.animate(withDuration: 1) { puck.view.center.x = 100 }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) { puck.view.alpha = 0 }
    }

    puck.advance(by: 3.25)

    #expect(puck.x.isNear(25) && opacity(puck) == 0)
  }

  @Test func withoutAnimationInsideABlockNothingMoves() {
    let puck = Puck()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { puck.view.center.x = 100 }
      #expect(UIView.inheritedAnimationDuration == 1)
    }
    #expect(puck.x == 100 && puck.view.layer.animationKeys() == nil)
  }

  @Test(arguments: ["performWithoutAnimation", "setAnimationsEnabled"])
  func aBlockWhereAnimationsAreOffSetsItsValuesAndCompletes(way: String) {
    let puck = Puck()
    let animate = {
      UIView.animate(withDuration: 1) {
        puck.view.center.x = 100
      } completion: {
        puck.journal.write("completed \($0) at \(puck.time)")
      }
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { puck.view.alpha = 0.5 }
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { puck.view.bounds.size.width = 40 }
      }
      #expect(!UIView.areAnimationsEnabled)
    }
    if way == "setAnimationsEnabled" {
      UIView.setAnimationsEnabled(false)
      animate()
      UIView.setAnimationsEnabled(true)
    } else {
      UIView.performWithoutAnimation(animate)
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(puck.view.center.x == 100 && puck.view.alpha == 0.5 && puck.view.bounds.width == 40)
    #expect(puck.view.layer.animationKeys() == nil && puck.misuses.isEmpty)

    puck.advance(by: 0)

    #expect(puck.journal.entries == ["completed true at 0.0"])
  }

  @Test func animationsThatAreOffStayOffAfterWorkWithoutAnimation() {
    let puck = Puck()
    UIView.setAnimationsEnabled(false)
    UIView.performWithoutAnimation {}
    UIView.animate(withDuration: 1) { puck.view.center.x = 100 }
    #expect(puck.view.layer.animationKeys() == nil)
  }

  @Test func repeatingRunsAgainFromTheStartForEver() {
    let puck = Puck()
    UIView.animate(withDuration: 1, delay: 0.5, options: [.repeat, .curveLinear]) {
      puck.view.center.x = 100
    } completion: {
      puck.journal.write("\($0)")
    }
    for (time, x) in [(0.5, 0.0), (0.75, 25), (1.5, 0), (1.75, 25), (100.25, 75)] {
      puck.world.stage.advance(to: time)
      #expect(puck.x.isNear(x), "at \(time) s")
    }
    #expect(puck.journal.entries.isEmpty)

    puck.view.layer.removeAllAnimations()
    puck.advance(by: 0)
    #expect(puck.journal.entries == ["false"] && puck.x == 100)
  }

  @Test func autoreversingComesBackTheSameWay() {
    let puck = Puck()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { puck.view.center.x = 100 }
    for time in [0.25, 0.75, 1.25, 1.75, 2.25] {
      puck.world.stage.advance(to: time)
      let way = time.truncatingRemainder(dividingBy: 2)
      #expect(puck.x.isNear(100 * CubicBezier.easeInEaseOut.value(at: way > 1 ? 2 - way : way)), "at \(time) s")
    }
  }

  @Test func autoreversingWithoutRepeatingDoesNothing() {
    let puck = Puck()
    UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) { puck.view.center.x = 100 }
    puck.advance(by: 0.75)
    #expect(puck.x.isNear(75))
    puck.advance(by: 0.25)
    #expect(puck.x == 100 && puck.view.layer.animationKeys() == nil)
  }

  @Test func aRepeatCountMayBeAFraction() {
    let puck = Puck()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) { puck.view.center.x = 100 }
      puck.view.alpha = 0
    } completion: {
      puck.journal.write("\($0) at \(puck.time)")
    }
    for (time, x) in [(0.25, 25.0), (1.75, 25), (2.25, 25), (4.75, 75), (5, 100)] {
      puck.world.stage.advance(to: time)
      #expect(puck.x.isNear(x), "at \(time) s")
    }
    #expect(puck.journal.entries == ["true at 5.0"])
  }

  @Test func modifyingOutsideOfABlockIsReported() {
    let puck = Puck()
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { puck.view.center.x = 100 }
    #expect(puck.misuses == ["A9"] && puck.x == 100)
  }

  @Test func aDelayWithoutDurationIsAJumpAtItsEnd() {
    let puck = Puck()
    UIView.animate(withDuration: 0, delay: 0.5) {
      puck.view.center.x = 100
    } completion: { _ in
      puck.journal.write("at \(puck.time)")
    }
    puck.advance(by: 0.499)
    #expect(puck.x == 0)
    puck.advance(by: 0.001)
    #expect(puck.x == 100 && puck.journal.entries == ["at 0.5"])
  }

  @Test func blocksInsideAnAnimatorAreItsOwn() {
    let puck = Puck()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      puck.view.center.x = 100
      UIView.animate(withDuration: 0.5, delay: 0.5, options: .overrideInheritedDuration) {
        puck.view.center.y = 100
      } completion: {
        puck.journal.write("inner \($0)")
      }
    }
    for (fraction, y) in [(0.25, 0.0), (0.375, 50), (0.5, 100), (0.75, 100)] {
      animator.scrubsLinearly = false
      animator.fractionComplete = fraction
      #expect(puck.shown.y.isNear(y) && puck.x.isNear(100 * fraction), "at \(fraction)")
    }
    animator.startAnimation()
    animator.isReversed = true
    puck.world.settle()
    #expect(puck.shown == .zero && puck.journal.entries == ["inner true"])
  }

  @Test func velocitiesByComponentMoveEachComponentAtItsOwn() {
    let puck = Puck()
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 400, damping: 40, initialVelocity: CGVector(dx: 5, dy: -2))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations { puck.view.center = CGPoint(x: 100, y: 100) }
    animator.startAnimation()

    puck.advance(by: 0.05)

    func critical(_ v: Double) -> Double { 1 - exp(-20 * 0.05) * (1 + (20 - v) * 0.05) }
    #expect(puck.x.isNear(100 * critical(5)) && puck.shown.y.isNear(100 * critical(-2)))
  }

  @Test(arguments: [Double.nan, .infinity]) func impossibleTimesAreReportedAndCountAsNone(seconds: Double) {
    let puck = Puck()
    UIView.animate(withDuration: seconds, delay: seconds) { puck.view.center.x = 100 }
    #expect(puck.misuses == ["T3", "T3"] && puck.x == 100)
  }

  @Test func impossibleSpringsAreReportedAndMove() {
    let puck = Puck()
    let timing = UISpringTimingParameters(mass: 0, stiffness: .nan, damping: -1, initialVelocity: .zero)
    let animator = puck.animator(1, timing)
    #expect(puck.misuses == ["T4", "T4", "T4"])

    animator.startAnimation()
    puck.world.settle()

    #expect(puck.x == 100 && puck.journal.entries == ["end"])
  }

  /// A throw over a short way: 12 steps of Newton's do not come to such a spring.
  @Test func aSpringThatItsDurationDoesNotFitIsNamedByItsCall() throws {
    let puck = Puck()
    let velocity = CGVector(dx: 3.81, dy: 3.81)
    _ = UIViewPropertyAnimator(
      duration: 0.6, timingParameters: UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: velocity))

    let mistake = try #require(puck.world.diagnostics.first)
    #expect(mistake.identifier == "T4" && mistake.message.contains("in AnimationBlockTests.swift:"))
    #expect(mistake.message.hasSuffix("settles at another time.") && mistake.remedy.contains("Limit the velocity"))
  }

  @Test(arguments: [true, false]) func layoutSubviewsLetsSubviewsMoveAlong(option: Bool) {
    let puck = Puck()
    let row = TrailingRow(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    puck.world.window.addSubview(row)
    row.layoutIfNeeded()

    UIView.animate(withDuration: 1, delay: 0, options: option ? [.layoutSubviews, .curveLinear] : .curveLinear) {
      row.frame.size.width = 200
    }
    puck.advance(by: 0.5)

    #expect(row.end.layer.presentation()?.position.x == (option ? 145 : 195))
  }
}

/// A row with one view at its end.
private final class TrailingRow: UIView {
  let end = UIView()

  override func layoutSubviews() {
    if end.superview == nil { addSubview(end) }
    end.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
  }
}
