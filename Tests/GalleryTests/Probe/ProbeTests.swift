import Foundation
import InterludeLab
import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

/// The probe for iOS apps, compiled here unchanged, writes what the recorder writes.
struct ProbeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Records a script with the recorder and the probe at once.
  private func record(
    _ script: InputScript, on world: SceneWorld
  ) throws -> (here: RecordedBundle, probe: RecordedBundle, files: URL) {
    world.stage.asCurrent { InterludeProbe.start(in: world.window, name: "probed") }
    let here = try RecordedBundle.record(script, on: world, scene: "probed")
    let files = try world.stage.asCurrent { try InterludeProbe.stop(in: URL(fileURLWithPath: folder.path)) }
    return (here, try RecordedBundle.read(files.path), files)
  }

  /// A scene's script with its steps between two frames: what a finger does at a frame itself, the recorder sees and the probe
  /// does not yet.
  private func script(of scene: Scene) -> InputScript {
    InputScript(
      duration: scene.script.duration + 0.05,
      scene.script.steps.map { InputScript.Step(time: $0.time + 0.008, action: $0.action) })
  }

  @Test(arguments: ["card", "drop-in", "herb-pop", "dimmed-message", "defaults", "tab-slide"])
  func theProbesNumbersAreTheRecorders(name: String) throws {
    let scene = try ListedScenes.scene(named: name)
    let world = SceneWorld(scene)
    // The probe's first frame is the next one, the recorder's is after a second of lead-in.
    let shift = Int((Recording.leadIn * 60).rounded()) - 1
    let (here, probe, _) = try record(script(of: scene), on: world)

    #expect((probe.trace.size, probe.trace.framesPerSecond) == (here.trace.size, 60))
    #expect(probe.trace.frameCount == here.trace.frameCount + shift)
    #expect(probe.trace.views.map(\.name) == here.trace.views.map(\.name))
    for view in here.trace.views {
      let probed = try #require(probe.trace[view.name], "no \(view.name)")
      #expect(presence(of: probed, after: shift) == view.presence, "\(view.name)")
      let wrong = view.presence.joined().first { frame in
        probed.superview(at: frame + shift) != view.superview(at: frame)
          || TraceProperty.allCases.contains { property in
            // Both are rounded, of which one may be up and the other down.
            abs(view.value(of: property, at: frame) - probed.value(of: property, at: frame + shift)) > 1.5e-6
          }
      }
      #expect(wrong == nil, "\(view.name) at frame \(wrong ?? 0)")
    }
  }

  private func presence(of view: ViewTrace, after shift: Int) -> [Range<Int>] {
    view.presence.compactMap { range in
      let later = max(range.lowerBound - shift, 0)..<max(range.upperBound - shift, 0)
      return later.isEmpty ? nil : later
    }
  }

  /// Read and written again, the file is the same to the byte; and so is what both heard.
  @Test func theFilesAreOfTheRecordersFormat() throws {
    let scene = try ListedScenes.scene(named: "card")
    let (here, probe, files) = try record(script(of: scene), on: SceneWorld(scene))

    let text = try String(contentsOf: files.appendingPathComponent("trace.json"), encoding: .utf8)
    #expect(probe.trace.text == text && text.contains("\"card\""))
    let steps = here.trace.steps.map { $0.split(separator: " ").map(String.init) }
    let probed = probe.trace.steps.map { $0.split(separator: " ").map(String.init) }
    #expect(probed.map { $0.dropFirst() } == steps.map { $0.dropFirst() }, "\(probe.trace.steps)")
    let delays = try zip(probed, steps).map { try #require(Double($0[0])) - (try #require(Double($1[0]))) }
    #expect(delays.allSatisfy { abs($0 - 59.0 / 60) < 0.001 }, "\(delays)")
  }

  @Test func theMatchOfBothIsTheSame() throws {
    let scene = try ListedScenes.scene(named: "card")
    let (here, probe, _) = try record(script(of: scene), on: SceneWorld(scene))
    var tolerances = Tolerances()
    tolerances.seconds = RecordingMatch.lateness(probe.trace, here.trace)
    let match = try RecordingMatch(expected: probe, actual: here, tolerances: tolerances)

    #expect(match.verdict.outcome == .same, "\(match.verdict.lines)")
    #expect(match.delays.allSatisfy { abs($0 + 59.0 / 60) < 0.001 }, "\(match.delays)")
    #expect(
      match.curves.contains { $0.view == "card" && $0.fit?.spec.description == "easeOut(duration: 0.5)" },
      "\(match.curves)")
  }

  /// Those that the app tells of, with the recorder's names, words and, but for the zero, times.
  @Test func callbacksAreWrittenAsTheRecorderWritesThem() throws {
    let world = SceneWorld { UIViewController() }
    world.stage.asCurrent { InterludeProbe.start(in: world.window, name: "probed") }
    let recorder = LifecycleRecorder()
    world.stage.observers.append(recorder)
    world.show(at: 0.55)
    for number in 1...2 {
      world.navigate { $0.pushViewController(ProbedViewController(), animated: true) }
      world.show(at: 0.55 + Double(number))
    }
    let files = try world.stage.asCurrent { try InterludeProbe.stop(in: URL(fileURLWithPath: folder.path)) }

    let noted = ["viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)"]
    let own = recorder.events.filter { $0.subject.hasPrefix("ProbedViewController") && noted.contains($0.callback) }
    let probed = try RecordedBundle.read(files.path).lifecycle
    #expect(own.count == 6 && probed == LifecycleTrace(own, zero: 31.0 / 60))
    #expect(probed.text == (try String(contentsOf: files.appendingPathComponent("lifecycle.txt"), encoding: .utf8)))
  }

  @Test func whatIsNotStartedCannotBeStopped() {
    #expect { try InterludeProbe.stop() } throws: {
      $0.localizedDescription.contains("call InterludeProbe.start first")
    }
  }
}
