import InterludeUI
import SDLStage

/// Frames of a take as they were drawn. A moment that was filmed is shown at once, without playing the app to it.
struct FrameReel {
  /// Ascending in time.
  private var frames: [Frame] = []
  /// Hold the frames' draw commands; the latest last.
  private var pools = [CommandPool()]

  private struct Frame {
    let time: Double
    let size: CGSize
    let pool: CommandPool
    /// Numbers of commands in the pool.
    let commands: [Int32]

    var list: DisplayList { DisplayList(size: size, commands: commands.map { pool[$0] }) }

    func shows(_ other: Frame) -> Bool {
      pool === other.pool ? size == other.size && commands == other.commands : list == other.list
    }
  }

  /// The frame of a time in seconds; nil where it was not filmed.
  func frame(at time: Double) -> DisplayList? { filmed(at: time)?.list }

  /// How large the screen was at a time in seconds; nil where it was not filmed.
  func size(at time: Double) -> CGSize? { filmed(at: time)?.size }

  private func filmed(at time: Double) -> Frame? {
    let index = firstIndex(from: time)
    return index < frames.count && frames[index].time == time ? frames[index] : nil
  }

  /// The time of the filmed frame that is nearest to one, in seconds; nil where there is none within half a frame.
  func time(near time: Double) -> Double? {
    let index = firstIndex(from: time)
    return frames[max(0, index - 1)..<min(index + 1, frames.count)].map(\.time)
      .filter { abs($0 - time) <= Playback.frameDuration / 2 }
      .min { abs($0 - time) < abs($1 - time) }
  }

  /// The times of the frames before and after one that was not filmed, in seconds, if they show the same; nil otherwise.
  func stillness(around time: Double) -> ClosedRange<Double>? {
    let index = firstIndex(from: time)
    guard index > 0, index < frames.count, frames[index - 1].shows(frames[index]) else { return nil }
    return frames[index - 1].time...frames[index].time
  }

  /// Keeps a frame, in place of an earlier one of the same time. When there is no room, the frames that were noted first are dropped.
  mutating func note(_ list: DisplayList, at time: Double) {
    if pools[pools.count - 1].isFull { pools.append(CommandPool()) }
    if pools.count > Self.mostPools { forgetFirstPool() }
    let pool = pools[pools.count - 1]
    let index = firstIndex(from: time)
    if index < frames.count, frames[index].time == time { frames.remove(at: index) }
    let numbers = list.commands.map { pool.number(of: $0) }
    frames.insert(Frame(time: time, size: list.size, pool: pool, commands: numbers), at: index)
  }

  /// Drops the frames from a time on.
  mutating func forget(from time: Double) { frames.removeSubrange(firstIndex(from: time)...) }

  /// Plays a world to a time, and films the last frames before it, which steps back will show.
  mutating func film(_ world: World, playing take: Take, to time: Double) {
    let zero = take.clock.zero
    let last = Int(((time - zero) / Playback.frameDuration).rounded(.up))
    for number in last - Self.length..<last {
      let frame = zero + Double(number) * Playback.frameDuration
      guard frame >= max(world.time, 0), frame < time else { continue }
      world.play(take, to: frame)
      note(world.shell.displayList(), at: frame)
    }
    world.play(take, to: time)
  }

  private mutating func forgetFirstPool() {
    let first = pools.removeFirst()
    frames.removeAll { $0.pool === first }
  }

  private func firstIndex(from time: Double) -> Int {
    var range = 0..<frames.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = frames[middle].time < time ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// How many frames are filmed on the way to a moment: half a second.
  private static let length = 30
  /// How many pools there are: some minutes of a scene, at half a kilobyte a command.
  private static let mostPools = 4
}
