import InterludeTestSupport
import InterludeUI
import Testing

@testable import InterludeLab
@testable import interlude

/// With reduced motion nothing moves in a scene's own transitions: screens fade where they are.
struct ReducedMotionTests {
  /// All that scenes animate themselves, but for those that are about a mistake, and the steps that show what the setting does; in the
  /// long run all other steps, too. What the system animates is the system's affair.
  static let transitions = SceneTransition.offered(
    by: ListedScenes.wholesome(withSteps: true).filter {
      Thoroughness.isWhole || !$0.isStep || $0.name.hasSuffix("/reduced-motion")
    }
  ).filter(\.hasOwnAnimator)

  /// Those of the steps that show what the setting does.
  static let reduced = transitions.filter { $0.scene.hasSuffix("/reduced-motion") }

  private struct Outcome {
    /// The furthest that a corner of any view went from one frame to the next, in points, and whose it was.
    var furthest: (distance: CGFloat, view: String) = (0, "none")
    var pictures: Set<DisplayList> = []
    var diagnostics: [Diagnostic] = []
  }

  /// Makes a transition, and goes back if the scene animates that, too.
  private func play(_ transition: SceneTransition, reducesMotion: Bool) throws -> Outcome {
    let world = try SceneWorld(of: transition.scene)
    world.stage.isReduceMotionEnabled = reducesMotion
    let home = world.screen(after: transition.operation)
    let departures = Departures(in: world)
    var outcome = Outcome()
    try world.tap(transition.button, at: 1)
    watch(world, from: 1, &outcome)
    world.show(at: 3)
    world.goBack(transition.operation, to: home)
    if departures.events.last?.hasOwnAnimator == true { watch(world, from: 3, &outcome) }
    world.show(at: 6)
    outcome.diagnostics = world.diagnostics
    return outcome
  }

  private func watch(_ world: SceneWorld, from start: Double, _ outcome: inout Outcome) {
    var before = places(in: world.window)
    for step in 1...36 {
      world.show(at: start + Double(step) / 30)
      let now = places(in: world.window)
      for (view, place) in before {
        guard let frame = now[view]?.frame else { continue }
        let distance = max(
          abs(frame.minX - place.frame.minX), abs(frame.minY - place.frame.minY), abs(frame.maxX - place.frame.maxX),
          abs(frame.maxY - place.frame.maxY))
        if distance > outcome.furthest.distance { outcome.furthest = (distance, place.name) }
      }
      outcome.pictures.insert(world.stage.displayList())
      before = now
    }
  }

  /// Where every view shows in the window but for the bar, whose titles slide: they are the system's affair.
  private func places(in view: UIView) -> [ObjectIdentifier: (name: String, frame: CGRect)] {
    guard !view.isHidden, !(view is UINavigationBar) else { return [:] }
    let name = view.accessibilityIdentifier ?? "\(type(of: view))"
    return view.subviews.reduce(into: [ObjectIdentifier(view): (name, view.shownFrameInWindow)]) { all, subview in
      all.merge(places(in: subview)) { $1 }
    }
  }

  /// The scenes of which nothing is looked at here are those whose transitions are the system's, and the one about mistakes.
  @Test func noSceneIsLeftOut() {
    #expect(
      Set(ListedScenes.names).subtracting(Self.transitions.map(\.scene))
        == ["sheet-detents", "keyboard-form", "defaults", "what-goes-wrong"])
    let steps = Scene.gallery.map(\.name).filter { $0.hasSuffix("/reduced-motion") }
    #expect(!steps.isEmpty && Self.reduced.map(\.scene) == steps)
  }

  @Test(arguments: await transitions) func nothingMovesButAlpha(transition: SceneTransition) throws {
    let reduced = try play(transition, reducesMotion: true)
    #expect(reduced.furthest.distance < 1e-6, "\(reduced.furthest.view) moves")
    #expect(reduced.pictures.count > 8, "something fades")
    #expect(reduced.diagnostics.isEmpty)
  }

  @Test(arguments: await transitions.filter { $0.scene != "fade-push" && !$0.scene.hasSuffix("/reduced-motion") })
  func withoutTheSettingThereIsSomethingToReduce(transition: SceneTransition) throws {
    #expect(try play(transition, reducesMotion: false).furthest.distance > 1)
  }

  @Test(arguments: await reduced) func theStepShowsWhatTheSettingDoes(transition: SceneTransition) throws {
    #expect(try play(transition, reducesMotion: false).furthest.distance < 1e-6)
  }

  /// A setting that changes while a screen is up lets it go as it now says, and leaves nothing behind.
  @Test(arguments: await transitions.filter { !$0.scene.contains("/") }, [true, false])
  func theSettingMayChangeInBetween(transition: SceneTransition, reducesMotionAtFirst: Bool) throws {
    let world = try SceneWorld(of: transition.scene)
    // When the scroll indicators have gone.
    world.show(at: 0.9)
    let before = world.stage.displayList()
    let home = world.screen(after: transition.operation)
    world.stage.isReduceMotionEnabled = reducesMotionAtFirst
    try world.tap(transition.button, at: 1)
    world.show(at: 3)
    world.stage.isReduceMotionEnabled = !reducesMotionAtFirst
    world.goBack(transition.operation, to: home)
    world.show(at: 7)
    #expect(world.screen(after: transition.operation) === home)
    #expect(world.diagnostics.isEmpty)
    let isAsBefore = world.stage.displayList() == before
    // The pages of these list the callbacks, or the context, that they have had.
    #expect(isAsBefore || ["card", "fade-push"].contains(transition.scene))
  }
}

extension SceneWorld {
  /// Takes back what an operation has brought.
  fileprivate func goBack(_ operation: TransitionOperation, to home: UIViewController?) {
    stage.asCurrent {
      switch operation {
      case .push: navigation.popViewController(animated: true)
      case .tab: tabs?.selectedViewController = home
      default: navigation.presentedViewController?.dismiss(animated: true)
      }
    }
  }
}
