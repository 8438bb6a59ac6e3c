import Foundation
import Testing

import MotionCurves

/// A spring agrees with the 50-digit table.
@Suite struct SpringTableTests {
  @Test func theTableIsWhole() {
    #expect(SpringTable.entries.count == 58)
    #expect(
      SpringTable.entries.allSatisfy { $0.times.count == 61 && $0.values.count == 61 && $0.velocities.count == 61 })
  }

  @Test(arguments: SpringTable.entries)
  func valuesAgreeTo2e15(entry: SpringTable.Entry) {
    for (time, value) in zip(entry.times, entry.values) {
      let got = entry.spring.value(at: time)
      #expect(isClose(got, value, within: 2e-15), "at \(time): \(got) for \(value), off by \(got - value)")
    }
  }

  /// The table has ±1e−50 for some initial velocities of 0: its own last digit.
  @Test(arguments: SpringTable.entries)
  func velocitiesAgreeTo1e9(entry: SpringTable.Entry) {
    for (time, velocity) in zip(entry.times, entry.velocities) {
      let got = entry.spring.velocity(at: time)
      let expected = abs(velocity) < 1e-49 ? 0 : velocity
      #expect(isClose(got, expected, relative: 1e-9), "at \(time): \(got) for \(expected), off by \(got - expected)")
    }
  }

  @Test(arguments: SpringTable.entries)
  func frequencyAndDampingRatioAgree(entry: SpringTable.Entry) {
    #expect(isClose(entry.spring.angularFrequency, entry.omega0, relative: 1e-15))
    #expect(isClose(entry.spring.dampingRatio, entry.zeta, relative: 1e-15))
  }

  @Test(arguments: SpringTable.entries)
  func exactSettlingAgrees(entry: SpringTable.Entry) {
    #expect(isClose(entry.spring.settlingTime(within: 0.001), entry.settling_time_0p001, within: 1e-9))
  }

  @Test(arguments: SpringTable.entries)
  func settlingDurationAgreesWithCoreAnimations(entry: SpringTable.Entry) {
    let expected = entry.ca_settling_duration ?? entry.settling_time_0p001
    #expect(isClose(entry.spring.coreAnimationSettlingDuration, expected, within: 1e-9))
  }

  @Test(arguments: SpringTable.entries)
  func peakAgrees(entry: SpringTable.Entry) throws {
    guard let value = entry.peak_value, let time = entry.time_of_peak else {
      #expect(entry.spring.peak == nil)
      return
    }
    let peak = try #require(entry.spring.peak)
    #expect(isClose(peak.value, value, within: 1e-9))
    #expect(isClose(peak.overshoot, entry.overshoot, relative: 1e-9))
    #expect(isClose(peak.time, time, within: 1e-9))
  }

  @Test(arguments: SpringTable.entries)
  func firstCrossingAgrees(entry: SpringTable.Entry) throws {
    guard let time = entry.first_crossing_time else {
      #expect(entry.spring.firstCrossing == nil)
      return
    }
    #expect(isClose(try #require(entry.spring.firstCrossing), time, within: 1e-9))
  }

  @Test(arguments: SpringTable.entries)
  func endStepAgrees(entry: SpringTable.Entry) {
    guard let duration = entry.duration else { return }
    #expect(isClose(entry.spring.endStep(at: duration), 1 - entry.value_at_duration, within: 1e-12))
  }
}
