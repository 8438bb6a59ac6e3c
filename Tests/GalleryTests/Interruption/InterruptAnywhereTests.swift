import InterludeUI
import InterludeTestSupport
import InterludeUITestSupport
import Testing

/// Each scene's transition, interrupted at every one of its frames (in the usual run at every 36th, from another one on for each
/// interruption) by everything that can come in between: it ends as calmly as if the same had been done when nothing moved.
@Suite struct InterruptAnywhereTests {
  private static let frameRate = 60.0
  private static var runs = 0

  /// What the scene should look like afterwards, had everything been done in peace.
  private struct Outcome: Hashable {
    var isOtherThere: Bool
    var size: CGSize?
    var isPushedUpon = false
    var isPresentedUpon = false

    func hash(into hasher: inout Hasher) { hasher.combine(isOtherThere) }
  }

  private func calm(_ transition: SceneTransition, _ way: Way, _ outcome: Outcome) throws -> StateOfPlay {
    let rehearsal = try Rehearsal(transition, way)
    // What is sent back is as though it had not begun.
    if outcome.isOtherThere == (way == .there) { rehearsal.begin() }
    rehearsal.settle()
    if outcome.isPushedUpon { Interruption.push.happen(to: rehearsal) }
    if outcome.isPresentedUpon { Interruption.present.happen(to: rehearsal) }
    rehearsal.settle()
    if let size = outcome.size { rehearsal.world.resize(to: size, at: rehearsal.world.stage.time) }
    rehearsal.settle()
    return StateOfPlay(of: rehearsal.world)
  }

  private func outcome(of rehearsal: Rehearsal, after interruption: Interruption) -> Outcome {
    let navigation: UINavigationController = rehearsal.world.navigation
    let presented = navigation.presentedViewController
    let isOtherThere = rehearsal.isOtherThere
    let upper = presented === rehearsal.other ? rehearsal.other.presentedViewController : presented
    return Outcome(
      isOtherThere: isOtherThere, size: interruption.size,
      isPushedUpon: navigation.topViewController is IntrudingViewController,
      isPresentedUpon: upper is IntrudingViewController)
  }

  @Test(arguments: await SceneTransition.all, Way.allCases)
  func C05_interruptedAtAnyFrameItEndsAsIfDoneInPeace(transition: SceneTransition, way: Way) throws {
    var states: [Outcome: StateOfPlay] = [:]
    var count = 0
    let stride = Thoroughness.stride(36)
    for (index, interruption) in Interruption.allCases.enumerated() {
      var frame = index * stride / Interruption.allCases.count
      var isRunning = true
      while isRunning {
        let rehearsal = try Rehearsal(transition, way)
        if interruption.steers { rehearsal.steer() }
        rehearsal.begin()
        let start = rehearsal.world.stage.time
        rehearsal.world.stage.advance(to: start + Double(frame) / Self.frameRate)
        isRunning = rehearsal.world.coordinator != nil
        interruption.happen(to: rehearsal)
        rehearsal.settle()
        rehearsal.settle()
        count += 1
        let outcome = outcome(of: rehearsal, after: interruption)
        let state = try states[outcome] ?? calm(transition, way, outcome)
        states[outcome] = state
        // Caught once it has been sent back, caught twice it has been sent on again.
        let catches = rehearsal.recorder.events.filter { $0.callback == "interaction" && $0.detail == "begins" }.count
        #expect((catches > 0) == (isRunning && interruption.steers))
        if catches > 0 { #expect(outcome.isOtherThere == ((way == .there) == (catches == 2)), "frame \(frame)") }
        let differences = state.differences(in: StateOfPlay(of: rehearsal.world)) + rehearsal.faults
        let where_: Comment = "\(transition) \(way), \(interruption) at frame \(frame)"
        #expect(differences.isEmpty, "\(where_): \(differences.joined(separator: "\n"))")
        if !differences.isEmpty { break }
        frame += stride
      }
    }
    Self.runs += count
    print("interrupted anywhere: \(transition) \(way): \(count) runs, \(Self.runs) in all")
  }
}
