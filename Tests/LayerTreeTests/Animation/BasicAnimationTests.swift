import DisplayList
import Foundation
import Testing

@testable import LayerTree

@Suite struct BasicAnimationTests {
  /// The eight combinations for a property that is 10 without the animation; ends worked out from the documentation.
  @Test(
    arguments: [
      (2.0, 6.0, nil, 2.0, 6.0),
      (2, nil, 3, 2, 5),
      (nil, 6, 3, 3, 6),
      (2, nil, nil, 2, 10),
      (nil, 6, nil, 10, 6),
      (nil, nil, 3, 10, 13),
      (nil, nil, nil, 10, 10),
      (2, 6, 3, 2, 6),
    ] as [(Double?, Double?, Double?, Double, Double)])
  func twoOfThreeValuesSayItAll(from: Double?, to: Double?, by: Double?, start: Double, end: Double) throws {
    let stage = TestStage()
    stage.layer.cornerRadius = 10
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 4
    stage.layer.add(animation, forKey: nil)
    let samples = stage.samples("cornerRadius", at: [0, 1, 2, 3]).compactMap { $0 }
    #expect(samples == (0..<4).map { start + (end - start) * Double($0) / 4 })
    #expect(stage.layer.cornerRadius == 10)
  }

  @Test func whatIsMissingFollowsTheModel() {
    let stage = TestStage()
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = 0
    animation.duration = 2
    stage.layer.add(animation, forKey: nil)
    stage.clock.advance(to: 1)
    stage.layer.cornerRadius = 40
    #expect(stage.presented("cornerRadius") == 20)
  }

  @Test func additiveAnimationsAddUpInOrder() {
    let stage = TestStage()
    stage.layer.position = CGPoint(x: 100, y: 0)
    for (key, distance) in [("a", -80.0), ("b", -8.0)] {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.isAdditive = true
      (animation.fromValue, animation.toValue, animation.duration) = (distance, 0, 4)
      stage.layer.add(animation, forKey: key)
      stage.clock.advance(to: stage.clock.time + 1)
    }
    // At 2 s the first is half way, the second a quarter.
    #expect(stage.presented("position.x") == 54)
    // A later animation that is not additive covers both.
    let cover = CABasicAnimation(keyPath: "position.x")
    (cover.fromValue, cover.toValue, cover.duration) = (1, 3, 2)
    stage.layer.add(cover, forKey: "c")
    #expect(stage.samples("position.x", at: [2, 3]) == [1, 2])
  }

  @Test func anAdditiveTransformIsLaidOnTheModel() throws {
    let stage = TestStage()
    let (old, new) = (CATransform3DMakeScale(0.5, 0.5, 1), CATransform3DMakeTranslation(50, 0, 0))
    stage.layer.transform = new
    let animation = CABasicAnimation(keyPath: "transform")
    animation.isAdditive = true
    animation.fromValue = AnimatableValue.difference(from: .transform(old), to: .transform(new))
    animation.toValue = CATransform3DIdentity
    animation.duration = 1
    stage.layer.add(animation, forKey: nil)
    let start = try #require(stage.layer.presentation()).transform
    #expect(start.distance(to: old) < 1e-12)
    stage.clock.advance(to: 1)
    #expect(stage.layer.presentation()?.transform == new)
  }

  @Test func repeatsReverseAndAccumulate() {
    let stage = TestStage()
    func samples(_ change: (CABasicAnimation) -> Void) -> [Double?] {
      let animation = CABasicAnimation(keyPath: "zPosition")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 8, 2)
      animation.repeatCount = 2
      change(animation)
      stage.layer.add(animation, forKey: "z")
      let start = stage.clock.time
      return stage.samples("zPosition", at: [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5].map { start + $0 })
    }
    #expect(samples { _ in } == [2, 6, 2, 6, 0, 0, 0, 0, 0])
    #expect(samples { $0.autoreverses = true } == [2, 6, 6, 2, 2, 6, 6, 2, 0])
    #expect(samples { $0.isCumulative = true } == [2, 6, 10, 14, 0, 0, 0, 0, 0])
    #expect(samples { $0.repeatDuration = 3 } == [2, 6, 2, 0, 0, 0, 0, 0, 0])
    #expect(samples { $0.speed = 2 } == [4, 4, 0, 0, 0, 0, 0, 0, 0].map { $0 })
  }

  @Test func theFillModeShowsTheEndsOfADelayedAnimation() {
    func samples(_ mode: CAMediaTimingFillMode) -> [Double?] {
      let stage = TestStage()
      stage.layer.zPosition = 100
      let animation = CABasicAnimation(keyPath: "zPosition")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 8, 2)
      (animation.beginTime, animation.fillMode, animation.isRemovedOnCompletion) = (1, mode, false)
      stage.layer.add(animation, forKey: nil)
      return stage.samples("zPosition", at: [0.5, 2, 4])
    }
    #expect(samples(.removed) == [100, 4, 100])
    #expect(samples(.backwards) == [0, 4, 100])
    #expect(samples(.forwards) == [100, 4, 8])
    #expect(samples(.both) == [0, 4, 8])
  }

  @Test func theTimingFunctionBendsTime() throws {
    let stage = TestStage()
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 2)
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    stage.layer.add(animation, forKey: nil)
    // The symmetric curve's middle, and its quarter: x(t) = 0.25 at t = 0.30009…, found by bisection below.
    func bezier(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(0.42, 0.58, middle) < 0.25 { low = middle } else { high = middle }
    }
    let samples = stage.samples("zPosition", at: [0.5, 1]).compactMap { $0 }
    #expect(abs(samples[0] - bezier(0, 1, low)) < 1e-12)
    #expect(abs(samples[1] - 0.5) < 1e-12)
  }

  @Test func theLayerKeepsACopy() {
    let stage = TestStage()
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
    animation.setValue("hero", forKey: "role")
    stage.layer.add(animation, forKey: "z")
    animation.toValue = 1000
    stage.clock.advance(to: 0.5)
    #expect(stage.presented("zPosition") == 5)
    #expect(stage.layer.animation(forKey: "z")?.value(forKey: "role") as? String == "hero")
    #expect(stage.layer.animationKeys() == ["z"])
  }

  @Test func withoutADurationItLastsAsLongAsTheTransactionSays() {
    let stage = TestStage()
    let animation = CABasicAnimation(keyPath: "zPosition")
    stage.layer.add(animation, forKey: "a")
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    stage.layer.add(animation, forKey: "b")
    CATransaction.commit()
    #expect(stage.layer.animation(forKey: "a")?.duration == 0.25)
    #expect(stage.layer.animation(forKey: "b")?.duration == 2)
  }

  @Test func mistakesAreReportedAndShowTheModel() {
    let stage = TestStage()
    stage.layer.zPosition = 3
    let wrong = CABasicAnimation(keyPath: "zPosition")
    (wrong.fromValue, wrong.toValue) = (CGPoint.zero, "far")
    let unknown = CABasicAnimation(keyPath: "zPositon")
    let endless = CABasicAnimation(keyPath: "cornerRadius")
    (endless.duration, endless.speed) = (.nan, .infinity)
    for animation in [wrong, unknown, endless] { stage.layer.add(animation, forKey: nil) }
    #expect(stage.kinds == [.wrongValueType, .wrongValueType, .unknownKeyPath, .invalidNumber, .invalidNumber])
    #expect(stage.presented("zPosition") == 3)
    stage.clock.advance(to: 1)
    #expect(stage.layer.runningAnimations.isEmpty)
  }
}
