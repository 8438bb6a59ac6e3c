import DisplayList
import Foundation
import Testing

@testable import LayerTree

@Suite struct KeyframeAnimationTests {
  private func samples(at times: [Double], _ change: (CAKeyframeAnimation) -> Void) -> [Double] {
    let stage = TestStage()
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    (animation.values, animation.duration) = ([0, 10, 40], 4)
    change(animation)
    stage.layer.add(animation, forKey: nil)
    return stage.samples("zPosition", at: times).compactMap { $0 }
  }

  @Test func linearGoesFromKeyToKey() {
    #expect(samples(at: [0, 1, 2, 3]) { _ in } == [0, 5, 10, 25])
    #expect(samples(at: [0, 1, 2.5, 3]) { $0.keyTimes = [0, 0.25, 1] } == [0, 10, 25, 30])
  }

  @Test func discreteHoldsEachValueForItsSlot() {
    #expect(samples(at: [0, 1.3, 1.4, 2.6, 2.7, 3.9]) { $0.calculationMode = .discrete } == [0, 0, 10, 10, 40, 40])
  }

  @Test func pacedSpreadsTimeByDistance() {
    #expect(samples(at: [0, 1, 2, 3]) { $0.calculationMode = .paced } == [0, 10, 20, 30])
  }

  @Test func cubicIsTheCatmullRomSpline() {
    // Tangents over a segment: 10 at the first key (one-sided), (40 − 0)/1 · ½ = 20 at the second.
    let u = 0.5
    let hermite =
      10 * u * (1 - u) * (1 - u) + 10 * u * u * (3 - 2 * u) + 20 * u * u * (u - 1)
    #expect(abs(samples(at: [1]) { $0.calculationMode = .cubic }[0] - hermite) < 1e-12)
  }

  @Test func eachSegmentHasItsOwnPace() {
    let samples = samples(at: [1, 3]) {
      $0.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeInEaseOut)]
    }
    #expect(samples[0] == 5)
    #expect(abs(samples[1] - 25) < 1e-12)
  }

  @Test func transformsTurnThroughTheirKeys() throws {
    func turn(_ degrees: Double) -> CATransform3D { CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1) }
    for mode in [CAAnimationCalculationMode.linear, .cubic] {
      let stage = TestStage()
      let animation = CAKeyframeAnimation(keyPath: "transform")
      (animation.values, animation.duration) = ([turn(0), turn(90), turn(180), turn(270)], 3)
      animation.calculationMode = mode
      stage.layer.add(animation, forKey: nil)
      stage.clock.advance(to: 2)
      let key = try #require(stage.layer.presentation()).transform
      #expect(key.distance(to: turn(180)) < 1e-12)
      stage.clock.advance(to: 2.5)
      let between = try #require(stage.layer.presentation()).transform
      #expect(between.distance(to: turn(225)) < (mode == .linear ? 1e-12 : 0.1))
      #expect(abs(between.m11 * between.m22 - between.m12 * between.m21 - 1) < 1e-12)
    }
  }

  @Test func mistakesAreReported() {
    let stage = TestStage()
    let empty = CAKeyframeAnimation(keyPath: "zPosition")
    let unordered = CAKeyframeAnimation(keyPath: "zPosition")
    (unordered.values, unordered.keyTimes) = ([0, 10, 40], [0, 0.8, 0.4])
    let mixed = CAKeyframeAnimation(keyPath: "zPosition")
    mixed.values = [0, "ten"]
    for animation in [empty, unordered, mixed] { stage.layer.add(animation, forKey: nil) }
    #expect(stage.kinds == [.invalidKeyframes, .invalidKeyframes, .wrongValueType])
  }
}
