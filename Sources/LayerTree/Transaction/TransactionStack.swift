/// The transactions that are open: an implicit one at the bottom, which lasts until the current event is over, and
/// those begun explicitly.
final class TransactionStack {
  struct Level {
    var animationDuration: Double?
    /// The outer nil inherits; the inner one is linear.
    var timingFunction: CAMediaTimingFunction??
    var disableActions: Bool?
    var completion: CompletionGroup?
    var values: [String: Any] = [:]
  }

  private(set) var levels = [Level()]
  /// The layers that have changed since the last commit.
  private var changed: [CALayer] = []
  /// Whether there is an implicit transaction: since the last one has ended, something was set or changed.
  private var isImplicitOpen = false

  var current: Level {
    get { levels[levels.count - 1] }
    set {
      levels[levels.count - 1] = newValue
      isImplicitOpen = true
    }
  }

  /// A setting of the innermost transaction that has it.
  func setting<Value>(_ path: KeyPath<Level, Value?>) -> Value? {
    for level in levels.reversed() {
      if let value = level[keyPath: path] { return value }
    }
    return nil
  }

  /// What the innermost transaction that says it says of actions. Every change of a layer asks.
  var disablesActions: Bool {
    var index = levels.count
    while index > 0 {
      index -= 1
      if let isDisabled = levels[index].disableActions { return isDisabled }
    }
    return false
  }

  func begin() { levels.append(Level()) }

  /// Ends the innermost transaction: the one begun last, or else the implicit one.
  func commit(on clock: MediaClock) {
    guard levels.count > 1 else {
      if isImplicitOpen { return flush() }
      clock.report(
        .init(.unbalancedTransaction, "CATransaction.commit() has no CATransaction.begin() to go with; it is ignored."))
      return
    }
    let completion = levels.removeLast().completion
    completion?.close()
  }

  /// Ends the implicit transaction, unless an explicit one is open inside it.
  func flush() {
    guard levels.count == 1 else { return }
    commitLooks()
    let completion = levels[0].completion
    (levels[0], isImplicitOpen) = (Level(), false)
    completion?.close()
  }

  /// A layer begins to change.
  func keep(_ layer: CALayer) {
    changed.append(layer)
    isImplicitOpen = true
  }

  /// Takes what all layers are now for what they show.
  func commitLooks() {
    for layer in changed { layer.committed = nil }
    changed = []
  }

  /// An animation is added. Returns the completion blocks that wait for it.
  func addAnimation() -> [CompletionGroup] {
    isImplicitOpen = true
    return levels.compactMap(\.completion)
  }
}
