import InterludeLab
import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport
import MotionQA
import Testing

/// No gesture whatever makes a trap, an unbalanced callback or a stuck screen.
struct RandomPointerTests {
  /// Ten thousand events; in the usual run one thousand.
  @Test(arguments: await ListedScenes.namesWithoutMistakenSteps)
  func thousandsOfEventsLeaveTheSceneWhole(name: String) throws {
    let seed: UInt64 = 5
    let scene = try ListedScenes.scene(named: name)
    let world = SceneWorld(scene)
    let tap = scene.firstTap
    let provoked = provoked(in: scene)
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
      #expect(recorder.faults == [], "\(place)")
      #expect(world.coordinator == nil, "\(place)")
      let reported = world.diagnostics.dropFirst(known).filter { !provoked.contains($0.identifier) }
      #expect(reported.isEmpty, "\(place)")
      known = world.diagnostics.count
      goHome(world, scene, at: time)
      let heard = recorder.events.count
      if let tap { try world.tap(tap, at: time + 2) }
      #expect(recorder.events.count > heard || tap == nil, "the first tap does nothing, \(place)")
      world.show(at: pointer.rest())
    }
  }

  /// What may be reported: two fingers can press two buttons that present something, which UIKit reports, too.
  private func provoked(in scene: Scene) -> Set<String> {
    let presenting = SceneTransition.all.filter { $0.scene == scene.name && $0.operation == .present }
    return presenting.count > 1 ? ["E1"] : []
  }

  /// In a window that keeps its size nothing is let pass: no throw and no pinch is too wild for a screen that is carried.
  @Test(arguments: await SceneTransition.carried.map(\.scene), [4, 7, 24] as [UInt64])
  func inOneWindowNothingJumps(name: String, seed: UInt64) throws {
    let scene = try ListedScenes.scene(named: name)
    let world = SceneWorld(scene)
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
  private func goHome(_ world: SceneWorld, _ scene: Scene, at time: Double) {
    world.resize(to: CGSize(width: 390, height: 844), at: time)
    world.navigate { navigation in
      navigation.dismiss(animated: false)
      navigation.setViewControllers([navigation.viewControllers[0], scene.firstViewController], animated: false)
    }
    world.show(at: time + 1)
  }
}

extension Scene {
  /// What the scene's script taps first, if that has a name.
  fileprivate var firstTap: String? {
    script.steps.lazy.compactMap { step in
      if case .tap(.identifier(let name, _)) = step.action { name } else { nil }
    }.first
  }
}
