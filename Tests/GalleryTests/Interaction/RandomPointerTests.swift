import Gallery
import InterludeUI
import InterludeTestSupport
import Testing

/// No gesture whatever makes a trap, an unbalanced callback or a stuck screen.
struct RandomPointerTests {
  nonisolated static let scenes =
    Script.all + [
      Script(name: "zoom", makeScene: { ZoomGridViewController() }, taps: ["zoom-mint"]),
      Script(name: "tab-slide", makeScene: { TabSlideViewController() }, taps: []),
    ]

  /// What may be reported, by scene.
  private static let provoked = [
    // Two fingers can press two buttons that present something, which UIKit reports, too.
    "defaults": ["E1"]
  ]

  /// Ten thousand events; in the usual run one thousand.
  @Test(arguments: scenes) func thousandsOfEventsLeaveTheSceneWhole(scene: Script) throws {
    let seed: UInt64 = 5
    let world = SceneWorld(scene.makeScene)
    let recorder = LifecycleRecorder()
    world.stage.observers = [recorder]
    var pointer = RandomPointer(seed: seed, from: 1)
    var known = 0
    for round in 1...Thoroughness.rounds(2, whole: 20) {
      for _ in 0..<500 { world.stage.send(pointer.next()) }
      pointer.release().forEach(world.stage.send)
      let time = pointer.rest()
      world.show(at: time)

      let place = "after round \(round) of seed \(seed)"
      let balance = AppearanceBalance(recorder.events)
      #expect(balance.mistakes.isEmpty, "\(place)")
      #expect(balance.unfinished.isEmpty, "\(place)")
      #expect(world.navigation.transitionCoordinator == nil, "\(place)")
      let reported = world.diagnostics.dropFirst(known).filter {
        Self.provoked[scene.name]?.contains($0.identifier) != true
      }
      #expect(reported.isEmpty, "\(place)")
      known = world.diagnostics.count
      goHome(world, scene, at: time)
      let heard = recorder.events.count
      if let tap = scene.taps.first { try world.tap(tap, at: time + 2) }
      #expect(recorder.events.count > heard || scene.taps.isEmpty, "the first tap does nothing, \(place)")
      world.show(at: pointer.rest())
    }
  }

  /// In a window that keeps its size nothing is let pass: no throw and no pinch is too wild for a screen that is carried.
  @Test(arguments: scenes.filter { ["herb-pop", "zoom"].contains($0.name) }, [4, 7, 24] as [UInt64])
  func inOneWindowNothingJumps(scene: Script, seed: UInt64) {
    let world = SceneWorld(scene.makeScene)
    var pointer = RandomPointer(seed: seed, from: 1)
    for _ in 1...Thoroughness.rounds(2, whole: 12) {
      for _ in 0..<500 {
        let event = pointer.next()
        if case .resize = event.kind { continue }
        world.stage.send(event)
      }
      pointer.release().forEach(world.stage.send)
      world.show(at: pointer.rest())
      #expect(world.diagnostics.isEmpty, "seed \(seed)")
      goHome(world, scene, at: world.stage.time)
      world.show(at: pointer.rest())
    }
  }

  /// A window of the usual size, and the scene as it is at first.
  private func goHome(_ world: SceneWorld, _ scene: Script, at time: Double) {
    world.resize(to: CGSize(width: 390, height: 844), at: time)
    world.navigate { navigation in
      navigation.dismiss(animated: false)
      navigation.setViewControllers([navigation.viewControllers[0], scene.makeScene()], animated: false)
    }
    world.show(at: time + 1)
  }
}
