import Foundation
import MotionCurves
import Testing

@testable import LayerTree

@Suite struct SpringAnimationTests {
  @Test func defaultsAreCoreAnimations() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect((spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) == (1, 100, 10, 0))
    #expect(!spring.allowsOverdamping)
    #expect(abs(spring.settlingDuration - 1.4727003346780927) < 1e-12)
  }

  @Test func perceptualDurationAndBounceGiveTheSpring() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-9)
    #expect(abs(spring.damping - 4 * .pi * 0.7 / 0.5) < 1e-9)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-12)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    let heavy = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.25)
    #expect(abs(heavy.damping - 4 * .pi / (0.5 * 0.75)) < 1e-9)
    #expect(heavy.allowsOverdamping)
  }

  /// "`CASpringAnimation.allowsOverdamping`", iOS 26.1, probe: public since iOS 17. False clamps to critical; true starts at
  /// v + 2ζω and overshoots, at 0.4 s and a bounce of −0.2 with a velocity of 1 to 1.115.
  @Test(arguments: [false, true])
  func overdampingIsClampedUnlessAllowed(allowsOverdamping: Bool) {
    let stage = TestStage()
    let spring = CASpringAnimation(perceptualDuration: 0.4, bounce: -0.2)
    (spring.keyPath, spring.fromValue, spring.toValue, spring.duration) = ("position.x", 0, 1, 2)
    (spring.initialVelocity, spring.allowsOverdamping) = (1, allowsOverdamping)
    stage.layer.add(spring, forKey: nil)
    let shown = stage.samples("position.x", at: (1..<200).map { Double($0) / 200 }).compactMap { $0 }
    #expect(abs((shown.max() ?? 0) - (allowsOverdamping ? 1.115 : 1)) < 5e-4)
    if !allowsOverdamping {
      let critical = Spring(duration: 0.4, bounce: 0, initialVelocity: 1)
      for (index, x) in shown.enumerated() { #expect(abs(x - critical.value(at: Double(index + 1) / 200)) < 1e-12) }
    }
  }

  @Test func settlingDurationIsFoundInAddedTenths() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.damping = 20
    #expect(spring.settlingDuration == 0.9999999999999999)
  }

  @Test func itMovesAsTheFormulaSaysWhateverItsDuration() {
    // ζ < 1: x = 1 − e^(−at)(cos ω_d t + ((a − v)/ω_d) sin ω_d t).
    let stage = TestStage()
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 300, 12, 4)
    (spring.fromValue, spring.toValue, spring.duration) = (50, 250, 0.6)
    stage.layer.add(spring, forKey: nil)
    let a = 12.0 / 4
    let frequency = (300.0 / 2 - a * a).squareRoot()
    for t in [0.0, 0.05, 0.2, 0.35, 0.59] {
      stage.clock.advance(to: t)
      let x = 1 - exp(-a * t) * (cos(frequency * t) + (a - 4) / frequency * sin(frequency * t))
      #expect(abs((stage.presented("position.x") ?? 0) - (50 + 200 * x)) < 1e-9, "\(t)")
    }
    stage.clock.advance(to: 0.6)
    #expect(stage.layer.animationKeys() == nil && stage.presented("position.x") == 0)
  }

  @Test func aBasicAnimationTakesAnyMotion() {
    let stage = TestStage()
    let glide = CABasicAnimation(keyPath: "position.y")
    let decay = Decay(initialVelocity: 1200)
    glide.curve = decay
    (glide.fromValue, glide.byValue, glide.duration) = (0, decay.distance, decay.settlingTime)
    stage.layer.add(glide, forKey: nil)
    stage.clock.advance(to: 0.4)
    #expect(stage.presented("position.y") == decay.distance * decay.value(at: 0.4))
  }

  @Test func aSpringThatCannotBeIsReported() {
    let stage = TestStage()
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.toValue) = (-1, 10)
    stage.layer.add(spring, forKey: nil)
    #expect(stage.kinds == [.invalidNumber])
  }
}
