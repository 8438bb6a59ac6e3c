import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport
import Testing

/// An interaction that ends the transition by itself.
private final class ContextKeeper: UIPercentDrivenInteractiveTransition {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    super.startInteractiveTransition(transitionContext)
  }
}

/// What each scene's transition leaves behind, however it is driven: all of the end, or all of the start.
@Suite struct CompletionAndCancellationTests {
  nonisolated enum Drive: String, CaseIterable, Sendable {
    case byItself, cancelledByCompleteTransition, toThreeTenthsAndCancelled, toSevenTenthsAndFinished, reversedTwice

    var completes: Bool { [.byItself, .toSevenTenthsAndFinished, .reversedTwice].contains(self) }
  }

  private func drive(_ rehearsal: Rehearsal, _ drive: Drive) {
    let interaction = UIPercentDrivenInteractiveTransition()
    switch drive {
    case .byItself: rehearsal.begin()
    case .cancelledByCompleteTransition where rehearsal.transition.hasOwnAnimator:
      rehearsal.steering.standIn = CancellingAnimator.init
      rehearsal.begin()
    case .cancelledByCompleteTransition:
      let keeper = ContextKeeper()
      rehearsal.steering.interaction = keeper
      rehearsal.begin()
      keeper.update(0.5)
      keeper.context?.completeTransition(false)
    case .toThreeTenthsAndCancelled, .toSevenTenthsAndFinished:
      rehearsal.steering.interaction = interaction
      rehearsal.begin()
      for percent in 1...(drive.completes ? 7 : 3) {
        rehearsal.advance(by: 1.0 / 60)
        interaction.update(CGFloat(percent) / 10)
      }
      if drive.completes { interaction.finish() } else { interaction.cancel() }
    case .reversedTwice:
      interaction.wantsInteractiveStart = false
      rehearsal.steering.interaction = interaction
      rehearsal.begin()
      let duration = rehearsal.duration
      rehearsal.advance(by: 0.5 * duration)
      interaction.pause()
      interaction.cancel()
      rehearsal.advance(by: 0.2 * duration)
      interaction.pause()
      interaction.finish()
    }
    rehearsal.settle()
  }

  /// The state that the scene comes to when nobody interferes.
  private func calmState(after transition: SceneTransition, _ way: Way) throws -> (StateOfPlay, [String]) {
    let rehearsal = try Rehearsal(transition, way)
    rehearsal.begin()
    rehearsal.settle()
    return (StateOfPlay(of: rehearsal.world), rehearsal.recorder.standings)
  }

  @Test(arguments: await SceneTransition.all, Way.allCases)
  func C01_everyDriveEndsWithAllOfTheEndOrAllOfTheStart(transition: SceneTransition, way: Way) throws {
    let after = try calmState(after: transition, way)
    for drive in Drive.allCases {
      let rehearsal = try Rehearsal(transition, way)
      let before = (StateOfPlay(of: rehearsal.world), rehearsal.recorder.standings)
      self.drive(rehearsal, drive)
      let expected = drive.completes ? after : before
      let comment: Comment = "\(transition) \(way), \(drive.rawValue)"
      let differences = expected.0.differences(in: StateOfPlay(of: rehearsal.world))
      #expect(differences.isEmpty, "\(comment): \(differences.joined(separator: "\n"))")
      #expect(rehearsal.recorder.standings == expected.1, comment)
      #expect(rehearsal.recorder.faults == [], comment)
      #expect(rehearsal.completions == 1, comment)
      #expect(rehearsal.world.coordinator == nil, comment)
      // Half way given up at once, everything jumps back; and the system's animator then completes as well.
      let isGivenUp = drive == .cancelledByCompleteTransition && !transition.hasOwnAnimator
      let diagnostics = Set(rehearsal.world.diagnostics.map(\.identifier))
      #expect(diagnostics.isSubset(of: isGivenUp ? ["F2", "F7"] : []), comment)
    }
  }
}
