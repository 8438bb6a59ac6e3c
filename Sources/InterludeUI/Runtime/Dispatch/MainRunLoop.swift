/// The main thread's run loop, for which a window's and a recording's own loop leave no room: tasks of the main actor, what
/// other threads have sent to the main queue, timers.
enum MainRunLoop {
  /// Does what is due, and waits for nothing. Without effect where the main thread is given to Dispatch.
  static func turn() {
    if Thread.isMainThread { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }
}
