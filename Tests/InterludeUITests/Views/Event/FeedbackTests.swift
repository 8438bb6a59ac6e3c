import InterludeUI
import InterludeUITestSupport
import Testing

@Suite struct FeedbackTests {
  @Test func whatWouldBeFeltIsInTheLifecycleAtItsTime() {
    let world = World()
    let recorder = LifecycleRecorder()
    world.stage.observers = [recorder]
    let (impact, selection) = (UIImpactFeedbackGenerator(style: .rigid), UISelectionFeedbackGenerator())

    selection.prepare()
    world.stage.advance(to: 0.25)
    impact.impactOccurred(intensity: 3)
    selection.selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    impact.impactOccurred()

    #expect(
      recorder.events.map { "\($0.time) \($0.subject) \($0.callback) \($0.detail)" } == [
        "0.0 UISelectionFeedbackGenerator prepare() ",
        "0.25 UIImpactFeedbackGenerator impactOccurred(intensity:) rigid, 1.0",
        "0.25 UISelectionFeedbackGenerator selectionChanged() ",
        "0.25 UINotificationFeedbackGenerator notificationOccurred(_:) warning",
        "0.25 UIImpactFeedbackGenerator impactOccurred(intensity:) rigid, 1.0",
      ])
  }

  @Test func anAppHearsThatMotionIsToBeReduced() {
    let world = World()
    var heard: [Bool] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { heard.append(UIAccessibility.isReduceMotionEnabled) } }
    defer { NotificationCenter.default.removeObserver(token) }

    world.stage.isReduceMotionEnabled = true
    world.stage.isReduceMotionEnabled = true

    #expect(heard == [true])
  }

  @Test func anAppHearsThatTheScreenIsReadAloud() {
    let world = World()
    var heard: [Bool] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { heard.append(UIAccessibility.isVoiceOverRunning) } }
    defer { NotificationCenter.default.removeObserver(token) }

    world.stage.isVoiceOverRunning = true
    world.stage.isVoiceOverRunning = true
    world.stage.isVoiceOverRunning = false

    #expect(heard == [true, false])
  }
}
