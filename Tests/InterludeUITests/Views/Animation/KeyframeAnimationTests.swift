import InterludeUI
import InterludeUITestSupport
import Testing

/// Keyframes against values worked out by hand. The pace is linear, so that fractions of time are fractions of the whole.
@Suite struct KeyframeAnimationTests {
  private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  /// 0 → 100 in the first half, a rest until three quarters, 100 → 40 in the last quarter; two seconds in all.
  private func stations(_ puck: Puck, _ options: UIView.KeyframeAnimationOptions) {
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { puck.view.center.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { puck.view.center.x = 40 }
    } completion: {
      puck.journal.write("\($0) at \(puck.time)")
    }
  }

  private func expect(_ puck: Puck, _ positions: [(time: Double, x: Double)]) {
    for (time, x) in positions {
      puck.world.stage.advance(to: time)
      #expect(puck.x.isNear(x), "at \(time) s")
    }
  }

  @Test func linearKeyframesGoStraightAndRestBetween() {
    let puck = Puck()
    stations(puck, linear)
    #expect(puck.view.center.x == 40, "the model has the last value at once")
    expect(puck, [(0, 0), (0.5, 50), (1, 100), (1.25, 100), (1.5, 100), (1.75, 70), (2, 40)])
    #expect(puck.journal.entries == ["true at 2.0"])
  }

  @Test func discreteKeyframesJumpWhereTheyBegin() {
    let puck = Puck()
    stations(puck, [linear, .calculationModeDiscrete])
    expect(puck, [(0, 100), (1.4999, 100), (1.5, 40), (1.9, 40)])
  }

  /// 160 of way in 2 s, whatever the times: 100 after 1.25 s.
  @Test func pacedKeyframesKeepOneSpeed() {
    let puck = Puck()
    stations(puck, [linear, .calculationModePaced])
    expect(puck, [(0.625, 50), (1.25, 100), (1.625, 70)])
  }

  /// Catmull–Rom through (0, 0), (½, 100), (1, 40): the tangent at the middle is 40, those at the ends are one-sided.
  @Test func cubicKeyframesAreSmoothThroughTheMiddle() {
    let puck = Puck()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { puck.view.center.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { puck.view.center.x = 40 }
    }
    func hermite(_ a: Double, _ b: Double, _ m: Double, _ n: Double, _ u: Double) -> Double {
      (2 * u * u * u - 3 * u * u + 1) * a + (u * u * u - 2 * u * u + u) * m + (3 * u * u - 2 * u * u * u) * b
        + (u * u * u - u * u) * n
    }
    // Per half: 100 at the left end, (40 − 0)/1 · ½ = 20 in the middle, −60 at the right end.
    expect(puck, [0.1, 0.25, 0.4].map { ($0, hermite(0, 100, 100, 20, 2 * $0)) })
    expect(puck, [0.6, 0.75, 0.9].map { ($0, hermite(100, 40, 20, -60, 2 * $0 - 1)) })
  }

  @Test func theWholeIsPacedByEaseInEaseOutUnlessToldOtherwise() {
    let puck = Puck()
    stations(puck, [])
    puck.advance(by: 0.5)
    let progress = CubicBezier.easeInEaseOut.value(at: 0.25)
    #expect(puck.x.isNear(100 * progress / 0.5))
  }

  @Test func changesOutsideOfKeyframesTakeTheWholeDuration() {
    let puck = Puck()
    UIView.animateKeyframes(withDuration: 2, delay: 1, options: linear) { puck.view.center.x = 100 }
    expect(puck, [(1, 0), (2, 50), (3, 100)])
  }

  @Test func keyframesAreAddedToWhatIsUnderWay() {
    let puck = Puck()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { puck.view.center.x = 100 }
    puck.advance(by: 0.5)
    stations(puck, linear)
    // From 50 on the way to 100, the keyframes start 100 higher than where they lead from, which is 100.
    #expect(puck.x.isNear(50))
    puck.advance(by: 0.25)
    #expect(puck.x.isNear(75))
  }

  @Test func anAnimatorScrubsTheKeyframesInside() {
    let puck = Puck()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { stations(puck, []) }
    for (fraction, x) in [(0.25, 50.0), (0.5, 100), (0.75, 100), (0.875, 70), (1, 40), (0, 0)] {
      animator.fractionComplete = fraction
      #expect(puck.x.isNear(x), "at \(fraction)")
    }

    animator.fractionComplete = 0.25
    animator.startAnimation()

    puck.advance(by: 0.25)
    #expect(puck.x.isNear(75))
    animator.stopAnimation(true)
    #expect(puck.x.isNear(75) && puck.view.center.x.isNear(75) && puck.journal.entries == ["false at 0.25"])
  }

  @Test func transformsTurnThroughTheirKeyframes() {
    let puck = Puck()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      for step in 0..<4 {
        UIView.addKeyframe(withRelativeStartTime: Double(step) / 4, relativeDuration: 0.25) {
          puck.view.transform = CGAffineTransform(rotationAngle: Double(step + 1) * .pi / 2)
        }
      }
    }
    puck.advance(by: 0.375)
    let shown = puck.view.layer.presentation()?.transform ?? CATransform3DIdentity
    #expect(shown.m11.isNear(cos(0.75 * .pi)) && shown.m12.isNear(sin(0.75 * .pi)))
  }

  @Test func aKeyframeOutsideOfAKeyframeAnimationIsReported() {
    let puck = Puck()
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { puck.view.center.x = 100 }
    #expect(puck.misuses == ["A10"] && puck.x == 100)
  }

  @Test(arguments: [(-1.0, 2.0), (.nan, .infinity), (0, 5)])
  func timesOutOfRangeAreCutOff(start: Double, duration: Double) {
    let puck = Puck()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) { puck.view.center.x = 100 }
    }
    expect(puck, [(0.5, 50), (1, 100)])
  }

  /// The numbers are the iOS SDK's. Those below the modes are those of `AnimationOptions`.
  @Test func optionsAreBits() {
    typealias Options = UIView.KeyframeAnimationOptions
    let options: [(Options, UInt, UIView.AnimationOptions?)] = [
      (.layoutSubviews, 1, .layoutSubviews), (.allowUserInteraction, 2, .allowUserInteraction),
      (.beginFromCurrentState, 4, .beginFromCurrentState), (.repeat, 8, .repeat), (.autoreverse, 16, .autoreverse),
      (.overrideInheritedDuration, 32, .overrideInheritedDuration),
      (.overrideInheritedOptions, 512, .overrideInheritedOptions), (.calculationModeLinear, 0, nil),
      (.calculationModeDiscrete, 1024, nil), (.calculationModePaced, 2048, nil), (.calculationModeCubic, 3072, nil),
      (.calculationModeCubicPaced, 4096, nil),
    ]
    for (option, bits, same) in options {
      #expect(option.rawValue == bits && same.map { $0.rawValue == bits } ?? true, "\(bits)")
    }
  }

  @Test func keyframesRepeatAndRunBack() {
    let puck = Puck()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .repeat, .autoreverse]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { puck.view.center.x = 100 }
    }
    expect(puck, [(0.25, 25), (1, 100), (1.25, 75), (2.25, 25), (3.5, 50)])
  }
}
