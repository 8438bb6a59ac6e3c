import InterludeUI
import Testing

@testable import Gallery

/// A scene's page says what its step does, from the first and when another one is chosen.
struct StepSentenceTests {
  nonisolated static let scenes = ["card", "bottom-sheet", "dimmed-message", "herb-pop"]

  private func shows(_ sentence: String, in view: UIView) -> Bool {
    (view as? UILabel)?.text == sentence || view.subviews.contains { shows(sentence, in: $0) }
  }

  @Test(arguments: scenes) func theSentenceIsThatOfTheStep(scene: String) throws {
    let steps = ListedScenes.steps(of: scene)
    #expect(!steps.isEmpty)
    for step in steps {
      let world = SceneWorld(step)
      #expect(shows(step.summary, in: world.window), "\(step.name)")
    }
  }

  @Test(arguments: scenes) func anotherStepHasAnotherSentence(scene: String) throws {
    let step = try #require(ListedScenes.steps(of: scene).last)
    let world = try SceneWorld(of: scene)
    #expect(!shows(step.summary, in: world.window))
    try world.tap("steps", at: 1)
    world.show(at: 2)
    let name = try #require(step.name.split(separator: "/").last)
    // As a finger would, once it has scrolled there.
    let row = try #require(world.view("step-\(name)") as? UIControl)
    world.stage.asCurrent { row.sendActions(for: .touchUpInside) }
    world.show(at: 4)
    #expect(world.navigation.presentedViewController == nil)
    #expect(shows(step.summary, in: world.window))
  }
}
