/// The property animators that have begun and are not over. Those that run are kept alive, as in UIKit.
final class ActiveAnimators {
  private struct Entry {
    weak var animator: UIViewPropertyAnimator?
    /// The animator, while it runs.
    var running: UIViewPropertyAnimator?
  }

  private var entries: [Entry] = []

  /// Takes note that an animator runs or, with false, that it no longer does.
  func note(_ animator: UIViewPropertyAnimator, isRunning: Bool) {
    entries.removeAll { $0.animator == nil || $0.animator === animator }
    entries.append(Entry(animator: animator, running: isRunning ? animator : nil))
  }

  /// Takes all animations off without telling anyone.
  func discard() {
    let discarded = entries
    entries = []
    for entry in discarded { entry.animator?.discard() }
  }
}
