/// Haptic feedback. There is no haptic hardware here: it is written into the lifecycle, at its time, so that
/// a recording shows whether it comes with the motion that it belongs to.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Says that feedback is about to come, so that it comes without delay.
  open func prepare() { note("prepare()") }
}

/// The feedback of a choice that changes, such as of a wheel that turns.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Notes that a choice has changed.
  open func selectionChanged() { note("selectionChanged()") }
}

/// The feedback of a task that has succeeded or failed.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The raw values are UIKit's.
  public nonisolated enum FeedbackType: Int, Sendable {
    /// Something went through.
    case success = 0
    /// Something went through, but wants attention.
    case warning = 1
    /// Something has failed.
    case error = 2
  }

  /// Notes that a task has come out in some way.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    note("notificationOccurred(_:)", "\(notificationType)")
  }
}
