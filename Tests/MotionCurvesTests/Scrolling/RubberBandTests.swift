import InterludeTestSupport
import Testing

import MotionCurves

/// A rubber band gives way and comes back.
@Suite struct RubberBandTests {
  /// x·c·d/(d + c·x) with c = 0.55: 100·0.55·500/(500 + 55).
  @Test func displayedOffsetIsAsByHand() {
    let band = RubberBand(dimension: 500)
    #expect(isClose(band.displayedOffset(forPull: 100), 27500.0 / 555, relative: 1e-15))
    #expect(isClose(band.displayedOffset(forPull: -100), -27500.0 / 555, relative: 1e-15))
    #expect(band.displayedOffset(forPull: 0) == 0)
    #expect(isClose(band.displayedOffset(forPull: 1e-6), 0.55e-6, relative: 1e-8))
  }

  @Test func pullAndOffsetAreInverse() {
    let seed: UInt64 = 7
    var random = SplitMix64(seed: seed)
    for _ in 0..<10_000 {
      let band = RubberBand(dimension: .random(in: 10...2000, using: &random))
      let pull = Double.random(in: -5000...5000, using: &random)
      let back = band.pull(forDisplayedOffset: band.displayedOffset(forPull: pull))
      #expect(isClose(back, pull, relative: 1e-10), "seed \(seed), \(band.dimension), \(pull)")
    }
  }

  @Test func theWholeDimensionIsNeverReachedNorExceeded() {
    let band = RubberBand(dimension: 500)
    #expect(band.displayedOffset(forPull: 1e6) < 500)
    #expect(band.displayedOffset(forPull: .infinity) == 500)
    #expect(band.displayedOffset(forPull: -.infinity) == -500)
    #expect(band.pull(forDisplayedOffset: 600) == band.pull(forDisplayedOffset: 499.5))
    #expect(band.pull(forDisplayedOffset: -.infinity) == -band.pull(forDisplayedOffset: 499.5))
  }

  @Test func badInputIsReplacedAndNamed() {
    let band = RubberBand(dimension: .nan, coefficient: -1)
    #expect(band.dimension == 1 && band.coefficient == 0.55)
    #expect(band.issues.map(\.parameter) == ["dimension", "coefficient"])
    #expect(band.displayedOffset(forPull: .nan) == 0 && band.pull(forDisplayedOffset: .nan) == 0)
  }
}
