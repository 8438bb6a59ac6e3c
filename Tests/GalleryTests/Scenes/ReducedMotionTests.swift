import Gallery
import InterludeUI
import Testing

/// With reduced motion nothing moves in a scene's own transitions: screens fade where they are.
struct ReducedMotionTests {
  nonisolated struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    let makeScene: @MainActor @Sendable () -> UIViewController
    let opener: String
    /// Nil pops.
    let closer: String?
    /// Whether the scene moves at all.
    var moves = true

    var testDescription: String { name }
  }

  nonisolated static let scenes = [
    Way(name: "herb-pop", makeScene: { HerbListViewController() }, opener: "herb-basil", closer: "herb-detail"),
    Way(name: "drop-in", makeScene: { DropInViewController() }, opener: "present-drop-in", closer: "dismiss"),
    Way(
      name: "drop-in/five-steps", makeScene: { DropInViewController(.fiveSteps) }, opener: "present-drop-in",
      closer: nil),
    Way(name: "fade-push", makeScene: { FadePushViewController() }, opener: "push-fade", closer: nil, moves: false),
    Way(
      name: "bottom-sheet", makeScene: { BottomSheetSceneViewController() }, opener: "present-sheet",
      closer: "dismiss"),
    Way(name: "card", makeScene: { CardSceneViewController() }, opener: "present-card", closer: "dismiss"),
    Way(
      name: "dimmed-message", makeScene: { DimmedMessageSceneViewController() }, opener: "present-message",
      closer: "dismiss"),
    Way(name: "zoom", makeScene: { ZoomGridViewController() }, opener: "zoom-mint", closer: "dismiss"),
    Way(name: "hero", makeScene: { HeroListViewController() }, opener: "hero-saffron", closer: nil),
  ]

  private struct Outcome {
    /// The furthest that a corner of any view went from one frame to the next, in points, and whose it was.
    var furthest: (distance: CGFloat, view: String) = (0, "none")
    var pictures: Set<DisplayList> = []
    var diagnostics: [Diagnostic] = []
  }

  /// Opens a scene's other screen, and closes it if there is something to close it with.
  private func play(_ scene: Way, reducesMotion: Bool) throws -> Outcome {
    let world = SceneWorld(scene.makeScene)
    world.stage.isReduceMotionEnabled = reducesMotion
    var outcome = Outcome()
    try world.tap(scene.opener, at: 1)
    watch(world, from: 1, &outcome)
    if let closer = scene.closer {
      try world.tap(closer, at: 3)
      watch(world, from: 3, &outcome)
    } else if world.navigation.viewControllers.count > 2 {
      world.show(at: 3)
      world.navigate { _ = $0.popViewController(animated: true) }
      watch(world, from: 3, &outcome)
    }
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

  @Test(arguments: scenes) func nothingMovesButAlpha(scene: Way) throws {
    let reduced = try play(scene, reducesMotion: true)
    #expect(reduced.furthest.distance < 1e-6, "\(reduced.furthest.view) moves")
    #expect(reduced.pictures.count > 8, "something fades")
    #expect(reduced.diagnostics.isEmpty)
    #expect(
      try play(scene, reducesMotion: false).furthest.distance > 1 || !scene.moves, "or there is nothing to reduce")
  }

  nonisolated static let steps = [
    Way(
      name: "herb-pop", makeScene: { HerbListViewController(.reducedMotion) }, opener: "herb-basil",
      closer: "herb-detail"),
    Way(
      name: "drop-in", makeScene: { DropInViewController(.reducedMotion) }, opener: "present-drop-in",
      closer: "dismiss"),
    Way(
      name: "bottom-sheet", makeScene: { BottomSheetSceneViewController(.reducedMotion) }, opener: "present-sheet",
      closer: "dismiss"),
    Way(
      name: "card", makeScene: { CardSceneViewController(.reducedMotion) }, opener: "present-card", closer: "dismiss"),
    Way(
      name: "dimmed-message", makeScene: { DimmedMessageSceneViewController(.reducedMotion) },
      opener: "present-message", closer: "dismiss"),
  ]

  @Test(arguments: steps) func theStepShowsWhatTheSettingDoes(step: Way) throws {
    #expect(try play(step, reducesMotion: false).furthest.distance < 1e-6)
  }

  /// A setting that changes while a screen is up lets it go as it now says, and leaves nothing behind.
  @Test(arguments: scenes.filter { $0.closer != nil }, [true, false])
  func theSettingMayChangeInBetween(scene: Way, reducesMotionAtFirst: Bool) throws {
    let world = SceneWorld(scene.makeScene)
    let before = world.stage.displayList()
    world.stage.isReduceMotionEnabled = reducesMotionAtFirst
    try world.tap(scene.opener, at: 1)
    world.show(at: 3)
    world.stage.isReduceMotionEnabled = !reducesMotionAtFirst
    try world.tap(#require(scene.closer), at: 4)
    world.show(at: 7)
    #expect(world.navigation.presentedViewController == nil)
    #expect(world.diagnostics.isEmpty)
    let isAsBefore = world.stage.displayList() == before
    // The card's page lists the callbacks that it has had.
    #expect(isAsBefore || scene.name == "card")
  }
}
