/// A completion block that waits for a number of animations.
final class CompletionGroup {
  private var block: (() -> Void)?
  private var pending = 0
  private var isClosed = false

  init(_ block: (() -> Void)?) { self.block = block }

  /// The block, until it has run.
  var waiting: (() -> Void)? { block }

  func enter() { pending += 1 }

  func leave() {
    pending -= 1
    runIfDone()
  }

  /// No further animation will enter.
  func close() {
    isClosed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isClosed, pending == 0, let block else { return }
    self.block = nil
    block()
  }
}
