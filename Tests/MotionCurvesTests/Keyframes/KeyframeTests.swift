import Foundation
import Testing

import MotionCurves

/// Keyframes interpolate as CAKeyframeAnimation does.
@Suite struct KeyframeTests {
  @Test func linearGoesStraightFromKeyToKey() {
    let frames = Keyframes(values: [0, 10, 4], keyTimes: [0, 0.25, 1])
    #expect(frames.value(at: 0.125) == 5)
    #expect(frames.value(at: 0.25) == 10)
    #expect(frames.value(at: 0.625) == 7)
    #expect(frames.value(at: 1) == 4 && frames.value(at: 0) == 0)
    for (input, slope) in [(0.1, 40.0), (0.5, -8), (1, -8)] {
      #expect(isClose(frames.slope(at: input), slope, within: 1e-13), "at \(input)")
    }
  }

  /// n values have n slots of 1/n each.
  @Test func discreteHoldsEachKeyForAnEqualSlot() {
    let frames = Keyframes(values: [1, 2, 3, 4], mode: .discrete)
    #expect(frames.track.keyTimes == [0, 0.25, 0.5, 0.75, 1])
    for (input, value) in [(0, 1), (0.2499, 1), (0.25, 2), (0.5, 3), (0.74, 3), (0.75, 4), (1, 4)] {
      #expect(frames.value(at: input) == Double(value), "at \(input)")
      #expect(frames.slope(at: input) == 0)
    }
  }

  @Test func discreteKeyTimesAreSlotStartsAndOneEnd() {
    let frames = Keyframes(values: [1, 2], mode: .discrete, keyTimes: [0, 0.9, 1])
    #expect(frames.value(at: 0.89) == 1 && frames.value(at: 0.9) == 2)
    #expect(Keyframes(values: [1, 2], mode: .discrete, keyTimes: [0, 0.9]).track.keyTimes == [0, 0.9, 1])
  }

  /// Key times become cumulative distance, so that the speed is the same in every segment.
  @Test func pacedMovesAtConstantSpeed() {
    let frames = Keyframes(
      values: [0, 30, 20], mode: .paced, keyTimes: [0, 0.1, 1], timingFunctions: [.easeIn, .easeIn])
    #expect(frames.track.keyTimes == [0, 0.75, 1])
    for input in [0.1, 0.6, 0.8, 0.95] { #expect(isClose(abs(frames.slope(at: input)), 40, within: 1e-12)) }
    #expect(Keyframes(values: [5, 5, 5], mode: .paced).track.keyTimes == [0, 0.5, 1])
  }

  /// The Hermite form with tangents (v[j+1] − v[j−1])/(t[j+1] − t[j−1]) · h, one-sided at the ends, written out.
  @Test func cubicIsCatmullRomInHermiteForm() {
    let values = [0.0, 3, 1, 8]
    let times = [0, 0.2, 0.7, 1]
    let frames = Keyframes(values: values, mode: .cubic, keyTimes: times)
    for step in 0...100 {
      let input = Double(step) / 100
      let j = input < 0.2 ? 0 : input < 0.7 ? 1 : 2
      let h = times[j + 1] - times[j]
      let u = (input - times[j]) / h
      func tangent(_ key: Int) -> Double {
        let (low, high) = (max(key - 1, 0), min(key + 1, 3))
        return (values[high] - values[low]) / (times[high] - times[low]) * h
      }
      let expected =
        (2 * u * u * u - 3 * u * u + 1) * values[j] + (u * u * u - 2 * u * u + u) * tangent(j)
        + (3 * u * u - 2 * u * u * u) * values[j + 1] + (u * u * u - u * u) * tangent(j + 1)
      #expect(isClose(frames.value(at: input), expected, within: 1e-13), "at \(input)")
    }
  }

  /// Central differences of a parabola are its derivative: between inner keys the spline is the parabola itself.
  @Test func cubicReproducesAParabolaBetweenInnerKeys() {
    let times = (0...5).map { Double($0) / 5 }
    let frames = Keyframes(values: times.map { $0 * $0 }, mode: .cubic)
    for input in stride(from: 0.2, through: 0.8, by: 0.01) {
      #expect(isClose(frames.value(at: input), input * input, within: 1e-14))
      #expect(isClose(frames.slope(at: input), 2 * input, within: 1e-12))
    }
  }

  @Test func cubicPacedIsCubicWithTimesByDistance() {
    let values = [0.0, 30, 20, 60]
    let paced = Keyframes(values: values, mode: .cubicPaced, keyTimes: [0, 0.1, 0.2, 1])
    let cubic = Keyframes(values: values, mode: .cubic, keyTimes: [0, 0.375, 0.5, 1])
    #expect(paced.track.keyTimes == cubic.track.keyTimes)
    for input in stride(from: 0, through: 1, by: 0.05) { #expect(paced.value(at: input) == cubic.value(at: input)) }
  }

  @Test(arguments: [KeyframeTrack.CalculationMode.linear, .paced, .cubic, .cubicPaced])
  func slopeIsTheDerivativeOfValue(mode: KeyframeTrack.CalculationMode) {
    let functions: [CubicBezier] = [.easeIn, .default, .easeOut]
    let frames = Keyframes(values: [2, 5, -1, 0], mode: mode, keyTimes: [0, 0.3, 0.5, 1], timingFunctions: functions)
    for input in stride(from: 0.013, to: 1, by: 0.017) {
      let h = 1e-6
      let slope = (frames.value(at: input + h) - frames.value(at: input - h)) / (2 * h)
      #expect(isClose(frames.slope(at: input), slope, within: 1e-3), "at \(input)")
    }
  }

  @Test func aTimingFunctionBendsItsOwnSegment() {
    let frames = Keyframes(values: [0, 1, 2], timingFunctions: [.easeIn, .linear])
    #expect(isClose(frames.value(at: 0.2), CubicBezier.easeIn.value(at: 0.4), within: 1e-15))
    #expect(isClose(frames.value(at: 0.7), 1.4, within: 1e-15))
    let vertical = Keyframes(values: [3, 3], timingFunctions: [CubicBezier(0, 1, 1, 0)])
    #expect(vertical.slope(at: 0) == 0)
  }

  @Test func beforeTheFirstKeyTimeAndAfterTheLastItHolds() {
    let frames = Keyframes(values: [1, 2], keyTimes: [0.25, 0.75])
    #expect(frames.value(at: 0.1) == 1 && frames.value(at: 0.9) == 2 && frames.value(at: 0.5) == 1.5)
    #expect(frames.slope(at: 0.1) == 0 && frames.slope(at: 0.9) == 0)
  }

  @Test func equalKeyTimesAreAJump() {
    let frames = Keyframes(values: [0, 1, 5, 6], keyTimes: [0, 0.5, 0.5, 1])
    #expect(isClose(frames.value(at: 0.5.nextDown), 1, within: 1e-12))
    #expect(frames.value(at: 0.5) == 5)
    let atTheEnd = Keyframes(values: [0, 1, 5], mode: .cubic, keyTimes: [0, 1, 1])
    #expect(atTheEnd.value(at: 1) == 5)
  }
}
