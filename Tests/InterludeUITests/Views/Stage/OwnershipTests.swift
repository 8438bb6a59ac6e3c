import InterludeUITestSupport
import Testing

@testable import InterludeUI

/// What belongs to a stage goes by that stage, whichever is current.
@Suite(.ownWorld) struct OwnershipTests {
  private let stray = UIView()
  private let first: World
  private let second: World
  private let root: Probe

  /// The second world is current; in the first, five seconds have passed.
  init() {
    first = World()
    root = first.showProbe()
    first.stage.advance(to: 5)
    second = World()
    second.show(second.probe("second"))
  }

  @Test func whatIsInAWindowBelongsToItsStage() {
    root.view.addSubview(stray)
    let recognizer = UITapGestureRecognizer()
    stray.addGestureRecognizer(recognizer)

    #expect(Stage.current === second.stage)
    #expect(stray.stage === first.stage)
    #expect(recognizer.stage === first.stage)
    #expect(root.stage === first.stage)
  }

  @Test func whatIsInNoWindowBelongsToTheStageThatWasCurrentWhenItWasMade() {
    let view = first.stage.asCurrent { UIView() }

    #expect(view.stage === first.stage)
    #expect(view.layer.clock === first.stage.clock)
    second.window.addSubview(view)
    #expect(view.stage === second.stage)
    #expect(view.layer.clock === second.stage.clock)
  }

  @Test func theCurrentClockIsThatOfTheCurrentStage() {
    #expect(MediaClock.current === second.stage.clock)
    first.stage.asCurrent { #expect(MediaClock.current === first.stage.clock) }
    #expect(CACurrentMediaTime() == second.stage.time)
  }

  @Test func aTransitionRunsByTheClockOfItsOwnStage() {
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

  @Test func aMistakeIsToldToTheStageOnWhichItIsMade() {
    root.view.addSubview(first.window)

    #expect(first.diagnostics.map(\.identifier) == ["H1"])
    #expect(second.diagnostics.isEmpty)
  }

  @Test func aStageThatIsNotCurrentAnimatesWhatItsAnimatorsMove() {
    let view = UIView()
    root.view.addSubview(view)
    let animator = first.stage.asCurrent {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    }
    animator.startAnimation()
    first.stage.advance(to: 5.5)

    #expect(view.layer.presentation()?.position.x == 50)
  }

  @Test(arguments: 0..<8) func theCurrentStageStaysTheTestsOwnWhileOthersTakeTurnsWithIt(test: Int) async {
    for _ in 0..<8 {
      #expect(Stage.current === second.stage)
      await Task.yield()
    }
  }
}
