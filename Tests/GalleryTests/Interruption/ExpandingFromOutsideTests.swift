import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport
import Testing

/// A screen that hands can carry, driven by somebody else: by the animator that it gives to everyone who interrupts.
@Suite struct ExpandingFromOutsideTests {
  /// Forwards to a scene's animator, and keeps what that gives to those who interrupt.
  private final class Witness: NSObject, UIViewControllerAnimatedTransitioning {
    private let animator: any UIViewControllerAnimatedTransitioning
    private(set) var given: [any UIViewImplicitlyAnimating] = []
    private(set) var outcomes: [Bool] = []

    init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      animator.transitionDuration(using: transitionContext)
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      given.append(animator.interruptibleAnimator(using: transitionContext))
      animator.animateTransition(using: transitionContext)
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      given.append(animator.interruptibleAnimator(using: transitionContext))
      return given[given.count - 1]
    }

    func animationEnded(_ transitionCompleted: Bool) {
      outcomes.append(transitionCompleted)
      animator.animationEnded(transitionCompleted)
    }
  }

  private func witness(_ rehearsal: Rehearsal) -> () throws -> Witness {
    var witness: Witness?
    rehearsal.steering.standIn = {
      let made = Witness($0)
      witness = made
      return made
    }
    return { try #require(witness) }
  }

  private func look(_ rehearsal: Rehearsal) -> Look { Look(of: rehearsal.other.view) }

  /// Where the screen is at the start of its transition and at its end.
  private func ends(_ scene: SceneTransition, _ way: Way) throws -> (start: Look, end: Look) {
    let rehearsal = try Rehearsal(scene, way)
    rehearsal.begin()
    let start = look(rehearsal)
    rehearsal.advance(by: rehearsal.duration - 1e-9)
    return (start, look(rehearsal))
  }

  @Test(arguments: await SceneTransition.carried, Way.allCases)
  func I3_everyoneIsGivenTheSameAnimator(scene: SceneTransition, way: Way) throws {
    let rehearsal = try Rehearsal(scene, way)
    let witness = witness(rehearsal)
    rehearsal.steer()
    rehearsal.begin()
    rehearsal.advance(by: 0.1)
    rehearsal.interaction.pause()
    rehearsal.interaction.finish()
    rehearsal.settle()
    let given = try witness().given
    #expect(given.count > 1 && given.allSatisfy { $0 === given[0] })
  }

  @Test(arguments: await SceneTransition.carried, Way.allCases)
  func I1_scrubbedItGoesStraightFromItsStartToItsEnd(scene: SceneTransition, way: Way) throws {
    let (start, end) = try ends(scene, way)
    let rehearsal = try Rehearsal(scene, way)
    rehearsal.steering.interaction = rehearsal.interaction
    rehearsal.begin()
    for percent in [0, 10, 30, 70, 45, 100] {
      let fraction = CGFloat(percent) / 100
      rehearsal.interaction.update(fraction)
      rehearsal.advance(by: 0.1)
      let shown = look(rehearsal)
      expect(shown.center.x, start.center.x + (end.center.x - start.center.x) * fraction, tolerance: 0.5)
      expect(shown.center.y, start.center.y + (end.center.y - start.center.y) * fraction, tolerance: 0.5)
      expect(shown.scale, start.scale + (end.scale - start.scale) * fraction, tolerance: 1e-3)
    }
  }

  /// By nobody but the animator: the context hears of nothing.
  @Test(arguments: await SceneTransition.carried, Way.allCases)
  func I7_turnedRoundInFlightItComesBackWithoutAJump(scene: SceneTransition, way: Way) throws {
    for turns in 1...3 {
      let rehearsal = try Rehearsal(scene, way)
      let before = StateOfPlay(of: rehearsal.world)
      let witness = witness(rehearsal)
      rehearsal.begin()
      let start = look(rehearsal)
      for turn in 1...turns {
        // It goes back in the time that it has come.
        rehearsal.advance(by: turn == 1 ? 0.15 : 0.05)
        let animator = try #require(try witness().given.first)
        let shown = look(rehearsal)
        rehearsal.world.stage.asCurrent { animator.isReversed.toggle() }
        #expect(look(rehearsal).isNear(shown, within: 1e-6))
        rehearsal.advance(by: 1e-6)
        #expect(look(rehearsal).isNear(shown, within: 0.01))
      }
      rehearsal.settle()
      let comesBack = turns % 2 == 1
      #expect(try witness().outcomes == [!comesBack])
      #expect(before.differences(in: StateOfPlay(of: rehearsal.world)).isEmpty == comesBack)
      #expect(!comesBack || look(rehearsal).isNear(start, within: 1e-6) || rehearsal.other.view.window == nil)
      #expect(rehearsal.recorder.faults == [] && rehearsal.completions == 1)
      // Two turns take time that nobody has declared.
      #expect(rehearsal.world.diagnostics.allSatisfy { $0.identifier == "F6" })
    }
  }

  /// The finger puts it down beside its way.
  @Test(arguments: await SceneTransition.carried)
  func I7_whatAHandHasThrownCanBeTurnedRoundAsWell(scene: SceneTransition) throws {
    let rehearsal = try Rehearsal(scene, .back)
    let before = StateOfPlay(of: rehearsal.world)
    let witness = witness(rehearsal)
    let (world, grip) = (rehearsal.world, CGPoint(x: 180, y: 300))
    let (time, aside) = (world.stage.time, CGPoint(x: 260, y: 520))
    world.down(grip, at: time)
    world.drag(from: grip, to: aside, from: time, until: time + 0.3)
    world.up(aside, at: time + 0.3)
    rehearsal.advance(by: 0.1)
    let thrown = look(rehearsal)
    let animator = try #require(try witness().given.first)
    #expect(animator.isRunning && !animator.isReversed)
    world.stage.asCurrent { animator.isReversed = true }
    #expect(look(rehearsal).isNear(thrown, within: 1e-6))
    rehearsal.settle()
    #expect(before.differences(in: StateOfPlay(of: world)) == [])
    #expect(try witness().outcomes == [false])
    #expect(rehearsal.recorder.faults == [] && world.diagnostics.isEmpty)
  }
}
