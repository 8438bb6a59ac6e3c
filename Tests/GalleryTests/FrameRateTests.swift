import InterludeLab
import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

/// A scene's script at several frame rates: what shows at shared times is equal, and so is everything that was heard, to
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

  private struct Outcome {
    var journal: [JournalingNavigationController.Entry]
    var pictures: [DisplayList]
  }

  /// Six a second: every frame rate here has a frame at each, or may have one between.
  private func sharedTimes(until end: Double) -> [Double] { (0...Int(end * 6)).map { Double($0) / 6 } }

  /// Plays a scene's script with frames at the given times, and keeps what shows at the shared times.
  private func play(_ scene: Scene, frames: [Double]) throws -> Outcome {
    let world = SceneWorld(scene)
    let player = try ScriptPlayer(scene.script, on: world, leadIn: 0.5)
    let end = scene.script.duration
    let shared = Set(sharedTimes(until: end))
    var pictures: [DisplayList] = []
    for time in shared.union(frames).union([end]).sorted() where time <= end {
      try player.advance(to: time)
      let picture = world.displayList()
      if shared.contains(time) { pictures.append(picture) }
    }
    return Outcome(journal: world.navigation.journal, pictures: pictures)
  }

  @Test(arguments: await ListedScenes.names) func valuesAndCallbacksDoNotDependOnTheFrameRate(name: String) throws {
    let scene = try ListedScenes.scene(named: name)
    let end = scene.script.duration
    let reference = try play(scene, frames: [])
    for frames in Thoroughness.isWhole ? Frames.allCases : [.film, .jittered] {
      let played = try play(scene, frames: frames.times(until: end))
      #expect(played.journal == reference.journal, "\(frames)")
      #expect(played.pictures.count == reference.pictures.count)
      for (time, (expected, shown)) in zip(sharedTimes(until: end), zip(reference.pictures, played.pictures)) {
        // Whole pictures fill pages, so a failure names the first command that differs.
        let difference = zip(expected.commands, shown.commands).first { $0 != $1 }
        let isEqual = expected == shown
        #expect(
          isEqual,
          "\(frames), \(time) s: \(difference.map { "\($1) instead of \($0)" } ?? "more or fewer commands")")
      }
    }
    // Every step must have done something, or there is nothing to compare; of a mistake it may be the point that nothing shows.
    let distinct = Set(reference.pictures.map(\.hashValue)).count
    #expect(distinct > (scene.expectedDiagnostics.isEmpty ? scene.script.steps.count : 1))
  }
}
