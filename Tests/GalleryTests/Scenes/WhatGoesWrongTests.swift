import Gallery
import InterludeUI
import Testing

/// Each mistake is named, darkens the screen, and leaves a way back.
struct WhatGoesWrongTests {
  nonisolated static let mistakes = [
    ("mistake-adds-nothing", ["F3"]), ("mistake-completes-at-once", ["F4"]), ("mistake-empty-frame", ["F5"]),
    ("mistake-never-completes", ["F1"]), ("mistake-completes-twice", ["F2"]), ("mistake-takes-longer", ["F6"]),
    ("mistake-leaves-transform", ["F8"]),
  ]

  private func open() -> SceneWorld {
    let world = SceneWorld { WhatGoesWrongViewController() }
    world.stage.onDiagnostic = { _ in }
    return world
  }

  @Test(arguments: mistakes, ["present-careless", "push-careless"])
  func aMistakeIsNamedAndThereIsAWayOut(mistake: (String, [String]), button: String) throws {
    let world = open()
    let scene = world.navigation.topViewController
    try world.tap(mistake.0, at: 1)
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
    let world = open()
    let scene = world.navigation.topViewController
    try world.tap("mistake-completes-false", at: 1)
    try world.tap(button, at: 2)
    world.show(at: 4)
    #expect(world.navigation.topViewController === scene && world.navigation.presentedViewController == nil)
    #expect(world.stage.diagnostics.isEmpty)
  }

  @Test(arguments: ["present-careless", "push-careless"])
  func forgottenOnTheWayBackTheOldScreenIsMissed(button: String) throws {
    let world = open()
    let scene = world.navigation.topViewController
    try world.tap("mistake-forgets-way-back", at: 1)
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
    let world = open()
    try world.tap(button, at: 1)
    world.show(at: 3)
    try world.tap("back", at: 4)
    world.show(at: 6)
    #expect(world.stage.diagnostics.isEmpty)
    #expect(world.navigation.presentedViewController == nil)
  }

  @Test func oneMistakeAtATime() throws {
    let world = open()
    for (index, mistake) in Self.mistakes.enumerated() { try world.tap(mistake.0, at: Double(index + 1)) }
    let switches = try Self.mistakes.map { try world.view($0.0) as? UISwitch }
    #expect(switches.map { $0?.isOn } == Array(repeating: false, count: Self.mistakes.count - 1) + [true])
  }
}
