import InterludeUI
import Testing

@testable import Gallery
@testable import InterludeLab

/// Each mistake is named wherever it is made, shows what it does, and leaves a way back.
struct WhatGoesWrongTests {
  /// What goes wrong in an animator, and how often it is named: both ways of both kinds.
  nonisolated static let mistakes =
    [
      (.addsNothing, "F3"), (.completesAtOnce, "F4"), (.leavesFrameEmpty, "F5"), (.neverCompletes, "F1"),
      (.completesTwice, "F2"), (.takesLonger, "F6"), (.jumps, "F7"), (.leavesTransform, "F8"),
      (.tellsOfAppearance, "E5"), (.waitsForFinger, "F9"),
    ] as [(Mistake, String)]
  nonisolated static let buttons = ["present-careless", "push-careless"]
  private static let equipment = Result { try Equipment.installed { _ in } }

  private func open(_ mistake: Mistake) -> SceneWorld {
    let world = SceneWorld { WhatGoesWrongViewController(mistake) }
    world.stage.onDiagnostic = { _ in }
    return world
  }

  private func codes(_ world: SceneWorld) -> [String] { world.stage.diagnostics.map(\.identifier) }

  /// The button in a window of its own; nil while it is not offered.
  private func wayOut(_ world: SceneWorld) -> UIWindow? {
    world.stage.asCurrent { UIApplication.shared.windows.last }.flatMap {
      $0 === world.window || $0.isHidden ? nil : $0
    }
  }

  private func takeTheWayOut(_ world: SceneWorld, at time: Double) throws {
    let wayOut = try #require(self.wayOut(world))
    world.press(CGPoint(x: wayOut.bounds.midX, y: wayOut.subviews[0].frame.midY), at: time)
  }

  private func expectScene(_ scene: UIViewController?, _ world: SceneWorld) {
    #expect(world.navigation.presentedViewController == nil)
    #expect(world.navigation.topViewController === scene)
    #expect(scene?.view.window === world.window)
    #expect(scene?.view.bounds.size == CGSize(width: 390, height: 844))
    #expect(scene?.view.transform == .identity && scene?.view.alpha == 1)
    #expect(wayOut(world) == nil)
  }

  @Test(arguments: mistakes, buttons)
  func aMistakeOnTheWayThereIsNamedAndThereIsAWayOut(mistake: (Mistake, String), button: String) throws {
    let world = open(mistake.0)
    let scene = world.navigation.topViewController
    try world.tap(button, at: 2)
    world.show(at: 4)
    #expect(Set(codes(world)) == [mistake.1])
    let types = world.stage.diagnostics.first?.types.map { "\($0)" } ?? []
    #expect(!Set(types).isDisjoint(with: ["CarelessAnimator", "ArrivedViewController", "ScenePage"]), "\(types)")
    let count = codes(world).count
    try takeTheWayOut(world, at: 5)
    world.show(at: 8)
    expectScene(scene, world)
    #expect(codes(world).count == count, "the way back is no mistake")
  }

  @Test(arguments: mistakes, buttons)
  func aMistakeOnTheWayBackIsNamedAndThereIsAWayOut(mistake: (Mistake, String), button: String) throws {
    let world = open(mistake.0)
    let scene = world.navigation.topViewController
    let way = try world.view("mistake-way")
    let frame = way.convert(way.bounds, to: nil)
    world.press(CGPoint(x: frame.minX + frame.width * 0.75, y: frame.midY), at: 1)
    try world.tap(button, at: 2)
    world.show(at: 4)
    #expect(codes(world).isEmpty, "the way there is right")
    #expect(wayOut(world) == nil)
    try world.tap("back", at: 4)
    world.show(at: 7)
    #expect(Set(codes(world)) == [mistake.1])
    let count = codes(world).count
    if wayOut(world) != nil { try takeTheWayOut(world, at: 7) }
    world.show(at: 9)
    expectScene(scene, world)
    #expect(codes(world).count == count)
  }

  @Test(arguments: buttons) func theWayOutCoversNoButtonOfTheScreenThatArrived(button: String) throws {
    let world = open(.completesTwice)
    try world.tap(button, at: 2)
    world.show(at: 4)
    let wayOut = try #require(self.wayOut(world)?.subviews.first)
    let back = try world.view("back")
    #expect(!wayOut.convert(wayOut.bounds, to: nil).intersects(back.convert(back.bounds, to: nil)))
  }

  /// Nor of the scene's own, which shows where nothing has come.
  @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 390, height: 560)])
  func theWayOutCoversNoButtonOfTheScene(size: CGSize) throws {
    let text = try Self.equipment.get().textRenderer
    let world = SceneWorld({ WhatGoesWrongViewController(.addsNothing) }, size: size, textRenderer: text)
    world.stage.onDiagnostic = { _ in }
    try world.tap("present-careless", at: 2)
    world.show(at: 4)
    let wayOut = try #require(self.wayOut(world)?.subviews.first)
    for name in Self.buttons {
      let button = try world.view(name)
      #expect(!wayOut.convert(wayOut.bounds, to: nil).intersects(button.convert(button.bounds, to: nil)), "\(name)")
    }
  }

  /// A reader pastes it: a view that the context has not must not end the app.
  @Test(arguments: Mistake.allCases) func whatMendsAMistakeUnwrapsNothingByForce(mistake: Mistake) {
    let lines = mistake.remedy.split(separator: "\n")
    #expect(lines.count == (mistake == .none ? 0 : 2))
    #expect(!lines.contains { $0.contains(")!") })
  }

  @Test(arguments: buttons) func completedWithFalseNothingHasHappened(button: String) throws {
    let world = open(.completesFalse)
    let scene = world.navigation.topViewController
    try world.tap(button, at: 2)
    world.show(at: 4)
    expectScene(scene, world)
    #expect(codes(world).isEmpty)
  }

  /// On a stack nobody puts back what lies below: black after the pop, until the way out is taken.
  @Test func forgottenOnThePopTheScreenStaysBlack() throws {
    let world = open(.forgetsPop)
    let scene = world.navigation.topViewController
    try world.tap("push-careless", at: 2)
    world.show(at: 3)
    try world.tap("back", at: 3)
    world.show(at: 5)
    #expect(codes(world) == ["F3"])
    #expect(world.navigation.topViewController === scene)
    #expect(scene?.view.window == nil)
    try takeTheWayOut(world, at: 6)
    world.show(at: 8)
    expectScene(scene, world)
    #expect(codes(world) == ["F3"])
  }

  /// What never left its place goes with the container it was put into: black after the dismissal, until the way out is taken.
  @Test func takenAlongOnTheDismissalTheOldScreenIsGone() throws {
    let world = open(.takesPresenter)
    let scene = world.navigation.topViewController
    try world.tap("present-careless", at: 2)
    world.show(at: 3)
    #expect(scene?.view.window === world.window)
    try world.tap("back", at: 3)
    world.show(at: 5)
    #expect(codes(world) == ["F10"])
    #expect(world.navigation.view.window == nil && world.navigation.presentedViewController == nil)
    try takeTheWayOut(world, at: 6)
    world.show(at: 8)
    expectScene(scene, world)
    #expect(codes(world) == ["F10"])
  }

  /// What lies below a full-screen modal is restored when its dismissal is over, and is missing until then.
  @Test func forgottenOnTheDismissalTheOldScreenIsBackWhenItIsOver() throws {
    let world = open(.forgetsDismissal)
    let scene = world.navigation.topViewController
    try world.tap("present-careless", at: 2)
    world.show(at: 3)
    try world.tap("back", at: 3)
    world.show(at: 3.39)
    #expect(scene?.view.window == nil)
    world.show(at: 3.4)
    #expect(codes(world) == ["F3"])
    expectScene(scene, world)
  }

  @Test(
    arguments: [
      (.presentsMeanwhile, "present-careless", "E1"), (.presentsFromOutside, "present-careless", "E2"),
      (.presentsTwice, "present-careless", "E3"), (.pushesTwice, "push-careless", "E4"),
      (.selectsNoTab, "present-careless", "E6"), (.pointsAtNothing, "present-careless", "E7"),
    ] as [(Mistake, String, String)])
  func aCallThatCannotBeIsNamedAndTheAppGoesOn(mistake: Mistake, button: String, code: String) throws {
    let world = open(mistake)
    let scene = world.navigation.topViewController
    try world.tap(button, at: 2)
    world.show(at: 4)
    #expect(codes(world) == [code])
    if world.shows("back") { try world.tap("back", at: 4) }
    world.show(at: 6)
    expectScene(scene, world)
  }

  /// The catalogue has all that transitions can do wrong: whatever `explain` knows under E and F.
  @Test func everyCodeOfTransitionsIsInTheCatalogue() {
    let known = DiagnosticCode.allCases.map(\.rawValue).filter { "EF".contains($0.prefix(1)) }
    let made = Self.mistakes.map(\.1) + ["E1", "E2", "E3", "E4", "E6", "E7", "F10"]
    #expect(made.sorted() == known.sorted())
  }

  @Test(arguments: buttons) func withoutAMistakeNothingIsSaid(button: String) throws {
    let world = open(.none)
    try world.tap(button, at: 1)
    world.show(at: 3)
    try world.tap("back", at: 4)
    world.show(at: 6)
    #expect(codes(world).isEmpty)
    #expect(world.navigation.presentedViewController == nil)
  }

  @Test func aMistakeIsChosenFromTheListOfSteps() throws {
    let world = open(.addsNothing)
    try world.tap("steps", at: 1)
    world.show(at: 2)
    try world.tap("step-completes-false", at: 2)
    world.show(at: 3)
    #expect(world.navigation.presentedViewController == nil)
    try world.tap("present-careless", at: 3)
    world.show(at: 5)
    #expect(codes(world).isEmpty, "another mistake is made than at first")
  }
}
