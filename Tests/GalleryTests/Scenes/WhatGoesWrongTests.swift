import Gallery
import InterludeUI
import Testing

/// Each mistake is named, darkens the screen, and leaves a way back.
struct WhatGoesWrongTests {
  nonisolated static let mistakes =
    [
      (.addsNothing, ["F3"]), (.completesAtOnce, ["F4"]), (.leavesFrameEmpty, ["F5"]), (.neverCompletes, ["F1"]),
      (.completesTwice, ["F2"]), (.takesLonger, ["F6"]), (.leavesTransform, ["F8"]),
    ] as [(Mistake, [String])]

  private func open(_ mistake: Mistake) -> SceneWorld {
    let world = SceneWorld { WhatGoesWrongViewController(mistake) }
    world.stage.onDiagnostic = { _ in }
    return world
  }

  @Test(arguments: mistakes, ["present-careless", "push-careless"])
  func aMistakeIsNamedAndThereIsAWayOut(mistake: (Mistake, [String]), button: String) throws {
    let world = open(mistake.0)
    let scene = world.navigation.topViewController
    try world.tap(button, at: 2)
    world.show(at: 4)
    #expect(world.stage.diagnostics.map(\.identifier) == mistake.1)
    #expect(world.stage.diagnostics.first?.types.first == "CarelessAnimator")

    let wayOut = try #require(world.stage.asCurrent { UIApplication.shared.windows.last })
    #expect(wayOut !== world.window && !wayOut.isHidden)
    world.press(CGPoint(x: wayOut.bounds.midX, y: wayOut.subviews[0].frame.midY), at: 5)
    world.show(at: 8)
    #expect(world.navigation.presentedViewController == nil)
    #expect(world.navigation.topViewController === scene)
    #expect(scene?.view.window === world.window)
    #expect(wayOut.isHidden)
    #expect(world.stage.diagnostics.map(\.identifier) == mistake.1, "the way back is no mistake")
  }

  @Test(arguments: ["present-careless", "push-careless"])
  func completedWithFalseNothingHasHappened(button: String) throws {
    let world = open(.completesFalse)
    let scene = world.navigation.topViewController
    try world.tap(button, at: 2)
    world.show(at: 4)
    #expect(world.navigation.topViewController === scene && world.navigation.presentedViewController == nil)
    #expect(world.stage.diagnostics.isEmpty)
  }

  @Test(arguments: ["present-careless", "push-careless"])
  func forgottenOnTheWayBackTheOldScreenIsMissed(button: String) throws {
    let world = open(.forgetsWayBack)
    let scene = world.navigation.topViewController
    try world.tap(button, at: 2)
    world.show(at: 3)
    #expect(world.stage.diagnostics.isEmpty)
    try world.tap("back", at: 3)
    world.show(at: 5)
    #expect(world.stage.diagnostics.map(\.identifier) == ["F3"])
    #expect(world.navigation.topViewController === scene)
  }

  @Test(arguments: ["present-careless", "push-careless"])
  func withoutAMistakeNothingIsSaid(button: String) throws {
    let world = open(.none)
    try world.tap(button, at: 1)
    world.show(at: 3)
    try world.tap("back", at: 4)
    world.show(at: 6)
    #expect(world.stage.diagnostics.isEmpty)
    #expect(world.navigation.presentedViewController == nil)
  }

  @Test func aMistakeIsChosenFromTheListOfSteps() throws {
    let world = open(.addsNothing)
    try world.tap("variants", at: 1)
    world.show(at: 2)
    try world.tap("variant-completes-false", at: 2)
    world.show(at: 3)
    #expect(world.navigation.presentedViewController == nil)
    try world.tap("present-careless", at: 3)
    world.show(at: 5)
    #expect(world.stage.diagnostics.isEmpty, "another mistake is made than at first")
  }
}
