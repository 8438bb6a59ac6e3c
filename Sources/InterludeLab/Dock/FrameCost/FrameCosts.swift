import InterludeUI
import SDLStage

/// The cost of the frames of a take, gathered as they are shown. Of frames that have shown the same moment the latest counts.
struct FrameCosts {
  /// In the order in which they were shown.
  private(set) var samples: [FrameCost] = []
  private var counted = 0
  /// The moment that was shown last: the frames that are new have shown it, or what comes after it.
  private var lastTime = 0.0
  private var take: Identity?

  /// How many are kept: a minute.
  private static let capacity = 3600
  /// Frames nearer to each other than this show the same moment, in seconds.
  private static let resolution = 1.0 / 240

  /// Adds the frames that were shown since the last call. Those of another take are dropped.
  ///
  /// - Parameters:
  ///   - frame: What was drawn last.
  ///   - time: What is shown now, in seconds on the take's clock.
  ///   - pixels: How many pixels the window has.
  mutating func note(
    _ statistics: FrameStatistics, drawing frame: DisplayList, at time: Double, of take: Identity, animations: Int,
    pixels: Int
  ) {
    let fresh = statistics.works.suffix(min(statistics.frameCount - counted, statistics.works.count))
    counted = statistics.frameCount
    defer { (lastTime, self.take) = (time, take) }
    guard take == self.take else {
      samples = []
      return
    }
    // A longer way is a jump, and the frames before it showed the moment that it left.
    let way = abs(time - lastTime) <= Self.stride ? time - lastTime : 0
    let step = way / Double(max(fresh.count, 1))
    let new = fresh.enumerated().map { index, work in
      FrameCost(
        time: lastTime + Double(index) * step, engine: 1000 * work.engine, raster: 1000 * work.raster,
        upload: 1000 * work.upload, isDropped: work.total > Self.budget, animations: animations,
        commands: frame.commands.count, pixels: pixels)
    }
    guard let first = new.map(\.time).min(), let last = new.map(\.time).max() else { return }
    let replaced = (first - Self.resolution)...(last + Self.resolution)
    samples.removeAll { replaced.contains($0.time) }
    samples = Array((samples + new).suffix(Self.capacity))
  }

  /// How far time goes on from one call to the next at most, in seconds.
  private static let stride = 0.3
  /// A frame at 60 a second, in seconds.
  private static let budget = 1.0 / 60
}
