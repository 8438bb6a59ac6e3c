import Foundation
import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab
@testable import interlude

/// The table of scenes, played as the program plays it.
struct SceneTests {
  private let lab: Lab

  init() throws { lab = try GalleryScenes.lab() }

  @Test(arguments: await GalleryScenes.names) func eachHasAPictureOnTheHomeScreen(name: String) throws {
    let scene = try lab.scene(named: name)
    let stage = Stage(size: CGSize(width: 390, height: 120))
    var loaded: [String] = []
    stage.imageLoader = { url in
      loaded.append(url.lastPathComponent)
      return FileManager.default.fileExists(atPath: url.path) ? CGImage(width: 1, height: 1, pixels: [0]) : nil
    }
    stage.asCurrent {
      let row = SceneRow(scene: scene)
      #expect(row.subviews.contains { $0 is UIImageView } && loaded == ["\(name).png"], "\(loaded)")
    }
  }

  @Test(arguments: [
    ("card/complete", "card"), ("what-goes-wrong/adds-nothing", "what-goes-wrong"),
    ("herb-pop/landscape", "herb-pop/landscape"),
  ])
  func aSceneIsAlsoCalledByTheStepThatItIs(name: String, scene: String) throws {
    #expect(try lab.scene(named: name).name == scene)
    #expect(try lab.scenes(named: [name, scene]).map(\.name) == [scene])
  }

  @Test(arguments: [
    (
      "bottom-sheet/finished",
      "There is no step \"bottom-sheet/finished\". The steps of bottom-sheet are: bottom-sheet/complete, "
        + "bottom-sheet/standard-transition, bottom-sheet/reduced-motion."
    ),
    (
      "bottom-sheet/complet",
      "There is no step \"bottom-sheet/complet\". Did you mean \"bottom-sheet/complete\"? The steps of "
        + "bottom-sheet are: bottom-sheet/complete, bottom-sheet/standard-transition, bottom-sheet/reduced-motion."
    ),
    ("zoom/complete", "There is no step \"zoom/complete\". zoom has no steps."),
  ])
  func aStepThatIsNotThereIsAnsweredWithTheScenesSteps(name: String, answer: String) throws {
    let error = try #require(throws: (any Error).self) { try lab.scene(named: name) }
    #expect("\(error)" == answer)
  }

  private func play(
    _ name: String, at times: [Double], size: CGSize = WindowSize.standard
  ) throws -> (frames: [DisplayList], shell: Shell) {
    let scene = try lab.scene(named: name)
    let shell = lab.makeShell(opening: scene, size: size, scale: 1)
    shell.stage.observers = [LifecycleRecorder()]
    let recording = try Recording(of: scene.script, on: shell)
    return (try recording.frames(at: times).map(\.displayList), shell)
  }

  /// A small phone, one on its side, and a tablet, beside the window that the goldens have.
  static let sizes = [(390, 844), (320, 480), (844, 390), (1024, 768)].map { CGSize(width: $0, height: $1) }
  /// Each scene at each size; in the usual run at one of them each, and so at each of them some.
  static let places = GalleryScenes.names.enumerated().flatMap { index, name in
    Thoroughness.isWhole ? sizes.map { (name, $0) } : [(name, sizes[index % sizes.count])]
  }

  @Test(arguments: await places) func aScriptEndsAtRestWhereItBegan(name: String, size: CGSize) throws {
    let end = try lab.scene(named: name).script.duration
    // Scroll indicators that a screen has flashed as it came back stay and fade.
    let fading = 0.65
    let times = [-0.5] + stride(from: 0.1, to: end, by: 0.3)
    let (frames, shell) = try play(name, at: times + [end + fading, end + 2], size: size)

    #expect(frames[..<times.count].contains { $0 != frames[0] }, "something moves")
    #expect(frames[times.count] == frames[times.count + 1], "the end of the script is the end of the motion")
    #expect(shell.stage.diagnostics.map(\.identifier) == (try lab.scene(named: name).expectedDiagnostics))
    #expect(shell.scene?.name == name)
    #expect(shell.navigationController.viewControllers.count == 2)
    #expect(shell.navigationController.presentedViewController == nil)
    let transitions = Self.transitions(in: shell)
    #expect(
      try !transitions.isEmpty && transitions == standardTransitions(of: name), "what is tapped is found anywhere")
  }

  /// Who animated, and whether it was completed, in order.
  private static func transitions(in shell: Shell) -> [String] {
    let events = shell.stage.observers.compactMap { $0 as? LifecycleRecorder }.flatMap(\.events)
    return events.filter { ["transitionDuration(using:)", "completeTransition(_:)"].contains($0.callback) }
      .map { "\($0.subject) \($0.callback) \($0.detail)" }
  }

  private func standardTransitions(of name: String) throws -> [String] {
    if let known = Self.known[name] { return known }
    let transitions = Self.transitions(in: try play(name, at: [try lab.scene(named: name).script.duration + 2]).shell)
    Self.known[name] = transitions
    return transitions
  }

  private static var known: [String: [String]] = [:]

  @Test(arguments: await GalleryScenes.names) func framesDoNotDependOnThoseBetweenThem(name: String) throws {
    let shared = (0...6).map { Double($0) / 6 }
    let expected = try play(name, at: shared).frames
    let rates = Thoroughness.isWhole ? [24, 30, 60, 120] : [24]
    let pacings = rates.map { FrameTimes.steady(framesPerSecond: $0, duration: 1) } + [uneven(seed: 7)]

    for pacing in pacings {
      let times = Set(pacing + shared).sorted()
      let frames = try play(name, at: times).frames
      for (time, list) in zip(times, frames) {
        guard let index = shared.firstIndex(of: time) else { continue }
        #expect(list == expected[index], "at \(time) s among \(times.count) frames")
      }
    }
  }

  /// Sixty frames of a second at uneven times, from a linear congruential generator.
  private func uneven(seed: UInt64) -> [Double] {
    var state = seed
    return (0..<60).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }.sorted()
  }

  /// A scene without one has its initial there.
  @Test func everyPictureForTheHomeScreenIsThatOfAScene() throws {
    let shell = lab.makeShell(size: WindowSize.standard, scale: 1)
    let pictures = shell.stage.asCurrent {
      lab.scenes.compactMap { scene in scene.picture.flatMap(UIImage.init(named:)).map { (scene.name, $0) } }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.pictureFolder).filter { $0.hasSuffix(".png") }

    #expect(!files.isEmpty && pictures.map { "\($0.0).png" }.sorted() == files.sorted())
    #expect(Set(pictures.compactMap(\.1.cgImage)).count == files.count)
  }

  private static let pictureFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Gallery/Resources/Scenes").path
}
