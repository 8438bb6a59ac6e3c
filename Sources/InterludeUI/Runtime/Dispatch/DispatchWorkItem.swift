/// A block for a queue that can be cancelled before it runs, waited for, and followed by another.
///
/// It stands for Dispatch's class where UIKit is imported, and has one: what is sent by the stage's clock is part of what a recording
/// repeats.
public nonisolated final class DispatchWorkItem: Sendable {
  /// Dispatch's own, which any thread may use.
  nonisolated(unsafe) let item: Dispatch.DispatchWorkItem

  /// - Parameters:
  ///   - qos: How urgent it is.
  ///   - flags: Whether it is a barrier, and whose urgency counts.
  ///   - block: What it does.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @convention(block) () -> Void
  ) {
    item = Dispatch.DispatchWorkItem(qos: qos, flags: flags, block: block)
  }

  /// Whether it has been cancelled.
  public var isCancelled: Bool { item.isCancelled }

  /// Keeps it from running; what runs already goes on.
  public func cancel() { item.cancel() }

  /// Does it here and now.
  public func perform() { item.perform() }

  /// Waits until it has been done. On the main thread, nothing that goes by the stage's clock happens meanwhile.
  public func wait() { item.wait() }

  /// Waits until it has been done, or until a time of the machine's clock.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { item.wait(timeout: timeout) }

  /// Waits until it has been done, or until a time of the machine's calendar.
  public func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult {
    item.wait(wallTimeout: timeout)
  }

  /// Sends a block to a queue once it has been done.
  ///
  /// - Parameters:
  ///   - qos: How urgent the block is.
  ///   - flags: Whether it is a barrier, and whose urgency counts.
  ///   - queue: Where the block runs.
  ///   - execute: The block.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping @Sendable @convention(block) () -> Void
  ) {
    item.notify(qos: qos, flags: flags, queue: queue, execute: execute)
  }

  /// Sends another item to a queue once it has been done.
  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    item.notify(queue: queue, execute: execute.item)
  }
}

extension DispatchQueue {
  /// Runs an item on the queue. On the main queue, called from the main thread, it runs at this very time of the stage, when
  /// what runs now has ended.
  public nonisolated func async(execute workItem: DispatchWorkItem) {
    guard isMainQueue, Self.isMainCurrent else { return async(execute: workItem.item) }
    async { workItem.perform() }
  }

  /// Runs an item on the queue, as one of a group's.
  public nonisolated func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group, execute: workItem.item)
  }

  /// Runs an item on the queue when the stage's clock reaches a moment. A moment in the past is now.
  ///
  /// From another thread than the main one, the moment counts from when the main thread receives it.
  public nonisolated func asyncAfter(deadline: StageTime, execute: DispatchWorkItem) {
    DispatchQueue.main.asyncAfter(deadline: deadline) { [self] in
      isMainQueue ? execute.perform() : async(execute: execute.item)
    }
  }

  /// Runs an item on the queue at a time of the machine's clock.
  @_disfavoredOverload public nonisolated func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    asyncAfter(deadline: deadline, execute: execute.item)
  }

  /// Runs an item on the queue at a time of the machine's calendar.
  public nonisolated func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
    asyncAfter(wallDeadline: wallDeadline, execute: execute.item)
  }

  /// Runs an item on the queue, and waits for it.
  public nonisolated func sync(execute workItem: DispatchWorkItem) { sync(execute: workItem.item) }
}

extension DispatchGroup {
  /// Sends an item to a queue once all of the group have been done.
  public nonisolated func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue, work: work.item)
  }
}
