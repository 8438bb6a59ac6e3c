import InterludeTestSupport
import InterludeUI
import Testing

@testable import InteractiveTransitions

/// A size keeps the velocity of the fingers as far as it does not swing through zero.
struct ReleaseSpringTests {
  private let spring = ReleaseSpring.release

  /// The least size on the way, step by step, for two seconds.
  private func lowest(from start: Double, to target: Double, velocity: Double) -> Double {
    let step = 1.0 / 20_000
    var (size, velocity, lowest) = (start, velocity, start)
    for _ in 0..<40_000 {
      velocity += (spring.stiffness * (target - size) - spring.damping * velocity) * step
      size += velocity * step
      lowest = min(lowest, size)
    }
    return lowest
  }

  @Test func aSizeIsBrakedOnlyAsFarAsItMustBe() {
    let seed: UInt64 = 20_261_128
    var generator = SplitMix64(seed: seed)
    var braked = 0
    let rounds = Thoroughness.rounds(100, whole: 2000)
    for round in 0..<rounds {
      let start = Double.random(in: 0.05...1.5, using: &generator)
      let target = Double.random(in: 0.05...1.5, using: &generator)
      let velocity = Double.random(in: -30...10, using: &generator)
      let kept = spring.velocity(velocity, from: start, to: target)
      let reached = lowest(from: start, to: target, velocity: kept)
      let half = min(start, target) / 2
      let place = "in round \(round) of seed \(seed)"
      #expect(reached > half - 0.002, "\(reached) of \(half), \(place)")
      if kept != velocity {
        braked += 1
        #expect(velocity < kept && kept <= 0 && reached < half + 0.002, "\(kept) of \(velocity), \(place)")
      }
    }
    #expect(braked > rounds / 5 && braked < rounds * 4 / 5)
  }

  @Test func whatGrowsKeepsItsVelocity() {
    #expect(spring.velocity(12, from: 1, to: 0.3) == 12)
    #expect(spring.velocity(0, from: 1, to: 0.3) == 0)
  }
}
