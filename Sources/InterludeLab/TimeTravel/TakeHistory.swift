import InterludeUI

/// The take on show, and the takes that were left for it: input in the past of a take begins another one.
struct TakeHistory {
  /// A take that was left, and what was logged of it; nil for one that has not been played since its app is made otherwise.
  typealias Branch = (take: Take, log: RunLog?)

  private(set) var take: Take
  /// The motions, transitions and callbacks of the take, up to its end.
  private(set) var log = RunLog()
  /// The latest last.
  private(set) var branches: [Branch] = []

  private static let capacity = 8

  /// - Parameter branches: The latest last.
  init(_ take: Take, branches: [Take] = []) {
    self.take = take
    self.branches = branches.map { ($0, nil) }
  }

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

  /// Exchanges the take for one that was left. The log of one that has not been played is empty until it is.
  ///
  /// - Returns: Until when the two are the same, in seconds, and whether it has been played.
  mutating func returnToBranch(_ index: Int) -> (commonTime: Double, isPlayed: Bool) {
    let (left, next) = ((take, log), branches.remove(at: index))
    (take, log) = (next.take, next.log ?? RunLog())
    branches.append(left)
    return (take.commonTime(with: left.0), next.log != nil)
  }
}
