/// Putting work off by the stage's clock. What is sent to the main queue from the main thread, and every `.now() + delay`, is
/// part of what a recording repeats; these overloads go before those of Dispatch.
extension DispatchQueue {
  /// Runs a block on the queue. On the main queue, called from the main thread, it runs at this very time of the stage, when
  /// what runs now has ended.
  public nonisolated func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard isMainQueue, Self.isMainCurrent else { return async(group: nil, qos: .unspecified, flags: [], execute: work) }
    MainActor.assumeIsolated {
      let clock = MediaClock.current
      clock.schedule(at: clock.time, work)
    }
  }

  /// Runs a block on the queue when the stage's clock reaches a moment. A moment in the past is now.
  ///
  /// From another thread than the main one, the moment counts from when the main thread receives it.
  public nonisolated func asyncAfter(
    deadline: StageTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    Self.onMain { [self] in
      let clock = MediaClock.current
      clock.schedule(at: clock.time + deadline.secondsFromNow) {
        self.isMainQueue ? work() : self.async(execute: work)
      }
    }
  }

  /// Does something on the main queue: at once if that is where it is asked for.
  nonisolated static func onMain(_ body: @escaping @Sendable @MainActor () -> Void) {
    let work: @Sendable @convention(block) () -> Void = { MainActor.assumeIsolated(body) }
    isMainCurrent ? work() : main.async(execute: work)
  }

  nonisolated var isMainQueue: Bool { label == DispatchQueue.main.label }

  /// Whether this code runs on the main queue, on whatever thread that is.
  nonisolated static var isMainCurrent: Bool { getSpecific(key: mainQueueMark) != nil }

  private nonisolated static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
