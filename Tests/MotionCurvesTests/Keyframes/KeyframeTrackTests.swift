import Testing

import MotionCurves

/// A keyframe track blends keys of any kind.
@Suite struct KeyframeTrackTests {
  @Test func segmentAndFractionServeWhatHasItsOwnInterpolation() {
    let track = KeyframeTrack(keyCount: 3, keyTimes: [0, 0.25, 1])
    #expect(track.blend(at: 0.125).segment == 0 && track.blend(at: 0.125).fraction == 0.5)
    #expect(track.blend(at: 0.25).segment == 1 && track.blend(at: 0.25).fraction == 0)
    #expect(track.blend(at: 1).segment == 1 && track.blend(at: 1).fraction == 1)
  }

  @Test(arguments: KeyframeTrack.CalculationMode.allCases)
  func weightsAddUpToOneAndRatesToZero(mode: KeyframeTrack.CalculationMode) {
    let track = KeyframeTrack(keyCount: 5, mode: mode, distances: [1, 5, 2, 1])
    for input in stride(from: -0.1, through: 1.1, by: 0.003) {
      let blend = track.blend(at: input)
      #expect(isClose(blend.weights.sum(), 1, within: 1e-14))
      #expect(isClose(blend.rates.sum(), 0, within: 1e-12))
    }
  }

  /// A weighted sum is the same lane by lane.
  @Test(arguments: KeyframeTrack.CalculationMode.allCases)
  func vectorsMoveAsTheirLanesDo(mode: KeyframeTrack.CalculationMode) {
    let xs = [0.0, 3, 4, 10]
    let ys = [5.0, 5, -2, 1]
    let points = zip(xs, ys).map { SIMD2($0, $1) }
    let track = KeyframeTrack(keyCount: 4, mode: mode, distances: [3, 7, 6])
    for input in stride(from: 0, through: 1, by: 0.05) {
      let blend = track.blend(at: input)
      #expect(blend.value(of: points) == SIMD2(blend.value(of: xs), blend.value(of: ys)))
      #expect(blend.slope(of: points) == SIMD2(blend.slope(of: xs), blend.slope(of: ys)))
    }
  }

  @Test func keyTimesNotAscendingAreRaisedAndNamed() {
    let track = KeyframeTrack(keyCount: 4, keyTimes: [0, 0.6, 0.4, 2])
    #expect(track.keyTimes == [0, 0.6, 0.6, 1])
    #expect(track.issues.map(\.parameter) == ["keyTimes[2]", "keyTimes[3]"])
    #expect(
      track.issues.first?.message == "keyTimes[2] is 0.4, before 0.6; times must ascend, so 0.6 is used.")
  }

  @Test func countsThatDoNotFitAreNamedAndEvenSpacingIsUsed() {
    let track = KeyframeTrack(keyCount: 3, keyTimes: [0, 1], timingFunctions: [.easeIn])
    #expect(track.keyTimes == [0, 0.5, 1] && track.timingFunctions.isEmpty)
    #expect(track.issues.map(\.parameter) == ["keyTimes", "timingFunctions"])
    #expect(KeyframeTrack(keyCount: 3, mode: .paced).issues.map(\.parameter) == ["distances"])
  }

  /// A way of 0.5 in all, of which 0.1, 0.3 and 0.1 lie between the keys; and a thousand times that.
  @Test(arguments: [0.1, 100])
  func pacedKeyTimesAreSharesOfTheWayWhateverItsUnit(unit: Double) {
    let track = KeyframeTrack(keyCount: 4, mode: .paced, distances: [unit, 3 * unit, unit])
    for (time, share) in zip(track.keyTimes, [0, 0.2, 0.8, 1]) { #expect(isClose(time, share, within: 1e-15)) }
    #expect(track.keyTimes.count == 4)
  }

  @Test func pacedKeysInOnePlaceAreEvenlySpaced() {
    #expect(KeyframeTrack(keyCount: 3, mode: .paced, distances: [0, 0]).keyTimes == [0, 0.5, 1])
  }

  @Test(arguments: KeyframeTrack.CalculationMode.allCases)
  func fewKeysOrOddOnesNeverTrap(mode: KeyframeTrack.CalculationMode) {
    for values in [[], [7], [7, 9], [.nan, .infinity, 1]] as [[Double]] {
      for times in [nil, [], [0], [.nan, .infinity, -1], [1, 0, 0], [0, 0, 0], [1, 1, 1]] as [[Double]?] {
        let frames = Keyframes(values: values, mode: mode, keyTimes: times)
        for input in [-1, 0, 0.3, 1, 2, Double.nan] {
          #expect(frames.value(at: input).isFinite && frames.slope(at: input).isFinite, "\(frames) at \(input)")
        }
      }
    }
    #expect(Keyframes(values: [7], mode: mode).value(at: 0.4) == 7)
    #expect(KeyframeTrack(keyCount: -2, mode: mode).blend(at: 0.5).value(of: []) == 0)
  }
}
