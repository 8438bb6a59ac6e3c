import Gallery
import InterludeUI
import Testing

/// A scene and the taps that bring its transitions about.
nonisolated struct Script: Sendable, CustomTestStringConvertible {
  let name: String
  let makeScene: @MainActor @Sendable () -> UIViewController
  /// What is pressed, a second apart.
  let taps: [String]

  var testDescription: String { name }
  var end: Double { Double(taps.count) + 2 }

  static let all = [
    Script(name: "herb-pop", makeScene: { HerbListViewController() }, taps: ["herb-basil", "dismiss"]),
    Script(name: "drop-in", makeScene: { DropInViewController() }, taps: ["present-drop-in", "dismiss"]),
    Script(
      name: "fade-push", makeScene: { FadePushViewController() }, taps: ["push-fade", "push-slide", "push-plain"]),
    Script(name: "bottom-sheet", makeScene: { BottomSheetSceneViewController() }, taps: ["present-sheet", "dim"]),
    Script(name: "card", makeScene: { CardSceneViewController() }, taps: ["present-card", "dismiss"]),
    Script(
      name: "dimmed-message", makeScene: { DimmedMessageSceneViewController() }, taps: ["present-message", "dismiss"]),
    Script(
      name: "defaults", makeScene: { DefaultsViewController() },
      taps: ["present-cover", "present-another", "dismiss", "dismiss"]),
    Script(
      name: "sheet-detents", makeScene: { SheetDetentsViewController() },
      taps: ["open-shelf", "resize-shelf", "resize-shelf"]),
  ]

  @MainActor struct Outcome {
    var journal: [JournalingNavigationController.Entry]
    var pictures: [DisplayList]
  }

  /// Six a second: every frame rate here has a frame at each, or may have one between.
  static func sharedTimes(until end: Double) -> [Double] { (1...Int(end * 6)).map { Double($0) / 6 } }

  /// Plays the taps with frames at the given times, and keeps what shows at the shared times.
  @MainActor func play(frames: [Double]) throws -> Outcome {
    let world = SceneWorld(makeScene)
    let shared = Set(Self.sharedTimes(until: end))
    let presses = Dictionary(uniqueKeysWithValues: taps.enumerated().map { (Double($0 + 1), $1) })
    let releases = Set(presses.keys.map { $0 + Self.holdTime })
    var place = CGPoint.zero
    var pictures: [DisplayList] = []
    for time in shared.union(frames).union(presses.keys).union(releases).sorted() where time <= end {
      world.show(at: time)
      if let identifier = presses[time] {
        place = try world.center(of: identifier)
        world.stage.send(InputEvent(time: time, kind: .pointerDown(place, .primary)))
      }
      if releases.contains(time) { world.stage.send(InputEvent(time: time, kind: .pointerUp(place, .primary))) }
      let picture = world.stage.displayList()
      if shared.contains(time) { pictures.append(picture) }
    }
    return Outcome(journal: world.navigation.journal, pictures: pictures)
  }

  /// From a press to its release, in seconds; not a whole number of frames at any rate.
  private static let holdTime = 0.03125
}
