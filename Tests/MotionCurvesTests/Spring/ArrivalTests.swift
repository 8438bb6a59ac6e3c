import Foundation
import InterludeTestSupport
import Testing

import MotionCurves

/// Against a fine scan of the same motion.
/// A spring knows when it first comes to a place, and from when on it stays near its target.
@Suite struct ArrivalTests {
  private static let end = 6.0
  private static let step = 1e-3
  private let times = (0...Int(end / step)).map { Double($0) * step }

  /// Any way: from either side of the target or from the target itself, thrown towards it, past it or away, or let go at rest.
  private func trajectory(_ random: inout SplitMix64) -> SpringTrajectory {
    let ratio = [1.0, 1.0, Double.random(in: 0.1...3, using: &random)].randomElement(using: &random) ?? 1.0
    let distance = [0.0, Double.random(in: -400...400, using: &random)].randomElement(using: &random) ?? 0.0
    let velocity = [0.0, Double.random(in: -4000...4000, using: &random)].randomElement(using: &random) ?? 0.0
    return SpringTrajectory(
      from: 100 - distance, to: 100, velocity: velocity,
      spring: Spring(dampingRatio: ratio, response: .random(in: 0.2...0.8, using: &random)))
  }

  @Test func aPlaceIsReachedWhenTheScanFirstPassesIt() throws {
    let seed: UInt64 = 11
    var random = SplitMix64(seed: seed)
    for _ in 0..<Thoroughness.rounds(60, whole: 600) {
      let trajectory = trajectory(&random)
      guard trajectory.start != trajectory.target else { continue }
      let part = Double.random(in: -0.2...1.4, using: &random)
      let place = trajectory.start + part * (trajectory.target - trajectory.start)
      let sign: Double = trajectory.target < trajectory.start ? -1 : 1
      let scanned = times.first { sign * (trajectory.value(at: $0) - place) >= 0 }
      let found = trajectory.firstTime(at: place)

      if let scanned, scanned < Self.end / 2 {
        #expect(isClose(try #require(found), scanned, within: 1.1 * Self.step), "seed \(seed), \(trajectory), \(place)")
      } else if scanned == nil {
        // A place that is almost reached may be reached between two samples.
        #expect(found.map { $0 > Self.end || part > 1 } ?? true, "seed \(seed), \(trajectory), \(place)")
      }
    }
  }

  @Test func itIsSettledWhenTheScanHasBeenOutsideForTheLastTime() {
    let seed: UInt64 = 12
    var random = SplitMix64(seed: seed)
    for _ in 0..<Thoroughness.rounds(60, whole: 600) {
      let trajectory = trajectory(&random)
      let tolerance = [0.1, 1.0, 30.0].randomElement(using: &random) ?? 0.1
      let scanned = times.last { abs(trajectory.value(at: $0) - trajectory.target) > tolerance } ?? 0
      let found = trajectory.settlingTime(within: tolerance)

      guard scanned < Self.end / 2 else { continue }
      #expect(isClose(found, scanned, within: 1.1 * Self.step), "seed \(seed), \(trajectory), \(tolerance)")
    }
  }

  /// A critical spring let go at rest: (1 + ωt) e^(−ωt) is what is left.
  @Test func aPartOfTheWayIsReachedToTheLastBit() throws {
    let time = try #require(Spring.system.firstTime(at: 0.5))
    let left = { (time: Double) in (1 + 18.257418583505537 * time) * exp(-18.257418583505537 * time) }
    #expect(left(time) <= 0.5 && left(time.nextDown) >= 0.5 - 1e-15 && isClose(left(time), 0.5, within: 1e-15))
    #expect(Spring.system.firstTime(at: 1) == nil)
    #expect(Spring.system.firstTime(at: 0) == 0)
  }

  /// What is left of nine tenths of the way, (1 + ωt) e^(−ωt), is a tenth at ωt = 3.88972…
  @Test(arguments: [0.1, 2, 30, 400.0])
  func aSlowSpringReachesAPlaceHoweverLateThatIs(response: Double) throws {
    let spring = Spring(dampingRatio: 1, response: response)

    let time = try #require(spring.firstTime(at: 0.9))

    #expect(isClose(time, 3.8897201698674291 * response / (2 * .pi), relative: 1e-12))
  }

  /// From its target at a velocity v it goes v·t·e^(−ωt) away, farthest after 1/ω.
  @Test func aPushFromTheTargetIsWeighedByItsFarthestPoint() {
    let farthest = 300 / 18.257418583505537 / M_E
    let way = SpringTrajectory(from: 0, to: 0, velocity: -300, spring: .system)
    #expect(way.settlingTime(within: farthest * 1.001) == 0)
    #expect(way.settlingTime(within: farthest * 0.999) > 1 / 18.257418583505537)
  }
}
