import Gallery
import InterludeUI
import InterludeTestSupport
import Testing

/// The same taps at several frame rates: what shows at shared times is equal, and so is everything that was heard, to
/// the exact time.
struct FrameRateTests {
  /// A frame at each of these times; jittered ones come from a fixed seed.
  nonisolated enum Frames: Sendable, CustomTestStringConvertible, CaseIterable {
    case film, video, smooth, fast, jittered

    var testDescription: String { "\(self)" }

    func times(until end: Double) -> [Double] {
      switch self {
      case .film: regular(24, until: end)
      case .video: regular(30, until: end)
      case .smooth: regular(60, until: end)
      case .fast: regular(120, until: end)
      case .jittered: jitter(until: end)
      }
    }

    private func regular(_ rate: Int, until end: Double) -> [Double] {
      (1...Int(end * Double(rate))).map { Double($0) / Double(rate) }
    }

    /// Frames 1 to 49 ms apart, by a linear congruential generator.
    private func jitter(until end: Double) -> [Double] {
      var (times, state) = ([Double](), UInt64(20_241_121))
      while (times.last ?? 0) < end {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        times.append((times.last ?? 0) + 0.001 + 0.048 * Double(state >> 40) / Double(1 << 24))
      }
      return times
    }
  }

  @Test(arguments: Script.all) func valuesAndCallbacksDoNotDependOnTheFrameRate(script: Script) throws {
    let reference = try script.play(frames: [])
    for frames in Thoroughness.isWhole ? Frames.allCases : [.film, .jittered] {
      let played = try script.play(frames: frames.times(until: script.end))
      #expect(played.journal == reference.journal, "\(frames)")
      #expect(played.pictures.count == reference.pictures.count)
      for (time, (expected, shown)) in zip(
        Script.sharedTimes(until: script.end), zip(reference.pictures, played.pictures))
      {
        // Whole pictures fill pages, so a failure names the first command that differs.
        let difference = zip(expected.commands, shown.commands).first { $0 != $1 }
        let isEqual = expected == shown
        #expect(
          isEqual,
          "\(frames), \(time) s: \(difference.map { "\($1) instead of \($0)" } ?? "more or fewer commands")")
      }
    }
    // Every tap must have done something, or there is nothing to compare.
    let distinct = Set(reference.pictures.map(\.hashValue)).count
    #expect(distinct > script.taps.count)
  }
}
