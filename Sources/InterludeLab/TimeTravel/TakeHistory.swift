import InterludeUI

/// The take on show, and the takes that were left for it: input in the past of a take begins another one.
struct TakeHistory {
  /// A take that was left, and what was logged of it.
  typealias Branch = (take: Take, log: RunLog)

  private(set) var take: Take
  /// The motions, transitions and callbacks of the take, up to its end.
  private(set) var log = RunLog()
  /// The latest last.
  private(set) var branches: [Branch] = []

  private static let capacity = 8

  init(_ take: Take) { self.take = take }

  mutating func append(_ event: InputEvent) { take.append(event) }

  /// Notes that the take was played up to a time, with what was logged until then.
  mutating func extend(to time: Double, log: RunLog) {
    take.extend(to: time)
    self.log = log
  }

  /// Notes what the scene's clock says at a time.
  mutating func note(_ clock: SceneClock, at time: Double) { take.note(clock, at: time) }

  /// Leaves the take for one that has only its first so many events, and ends at a time in seconds.
  mutating func branch(after count: Int, at time: Double) {
    branches.append((take, log))
    if branches.count > Self.capacity { branches.removeFirst() }
    take = take.cut(after: count, at: time)
  }

  /// Exchanges the take for one that was left.
  ///
  /// - Returns: Until when the two are the same, in seconds.
  mutating func returnToBranch(_ index: Int) -> Double {
    let left = (take, log)
    (take, log) = branches.remove(at: index)
    branches.append(left)
    return take.commonTime(with: left.0)
  }
}
