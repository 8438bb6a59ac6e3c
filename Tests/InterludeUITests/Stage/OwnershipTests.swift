import Testing

@testable import InterludeUI

/// What belongs to a stage goes by that stage, whichever is current.
struct OwnershipTests {
  private func makeWorlds() -> (World, World) {
    let first = World()
    first.show(first.probe("first"))
    first.stage.advance(to: 5)
    let second = World()
    second.show(second.probe("second"))
    return (first, second)
  }

  @Test func whatIsInAWindowBelongsToItsStage() throws {
    let stray = UIView()
    let (first, second) = makeWorlds()
    let root = try #require(first.window.rootViewController)
    root.view.addSubview(stray)
    let recognizer = UITapGestureRecognizer()
    stray.addGestureRecognizer(recognizer)

    #expect(Stage.current === second.stage)
    #expect(stray.stage === first.stage)
    #expect(recognizer.stage === first.stage)
    #expect(root.stage === first.stage)
  }

  @Test func aTransitionRunsByTheClockOfItsOwnStage() throws {
    let (first, second) = makeWorlds()
    let root = try #require(first.window.rootViewController)
    let presented = first.probe("presented")
    root.present(presented, animated: true)

    first.stage.advance(to: 5.1)
    #expect(presented.isBeingPresented)
    #expect(second.stage.clock.nextEventTime == nil)
    first.stage.advance(to: 7)
    #expect(!presented.isBeingPresented)
    #expect(first.journal.entries.contains("presented viewDidAppear"))
    #expect(Stage.current === second.stage)
  }

  @Test func aMistakeIsToldToTheStageOnWhichItIsMade() throws {
    let (first, second) = makeWorlds()
    let root = try #require(first.window.rootViewController)
    root.view.addSubview(first.window)

    #expect(first.diagnostics.map(\.identifier) == ["H1"])
    #expect(second.diagnostics.isEmpty)
  }

  @Test func aStageThatIsNotCurrentAnimatesWhatItsAnimatorsMove() {
    let (first, _) = makeWorlds()
    let view = UIView()
    first.window.rootViewController?.view.addSubview(view)
    let animator = first.stage.asCurrent {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    }
    animator.startAnimation()
    first.stage.advance(to: 5.5)

    #expect(view.layer.presentation()?.position.x == 50)
  }
}
