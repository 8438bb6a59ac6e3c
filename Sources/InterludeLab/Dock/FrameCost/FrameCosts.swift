import InterludeUI
import SDLStage

/// The cost of the latest frames, gathered as they are shown.
struct FrameCosts {
  private(set) var samples: [FrameCost] = []
  private var counted = 0

  /// How many are kept.
  private static let capacity = 240

  /// Adds the frames that were shown since the last call.
  ///
  /// - Parameters:
  ///   - frame: What was drawn last.
  ///   - pixels: How many pixels the window has.
  mutating func note(_ statistics: FrameStatistics, drawing frame: DisplayList, animations: Int, pixels: Int) {
    let fresh = statistics.works.suffix(min(statistics.frameCount - counted, statistics.works.count))
    counted = statistics.frameCount
    samples += fresh.map {
      FrameCost(
        engine: 1000 * $0.engine, raster: 1000 * $0.raster, upload: 1000 * $0.upload,
        isDropped: $0.total > Self.budget, animations: animations, commands: frame.commands.count, pixels: pixels)
    }
    samples = Array(samples.suffix(Self.capacity))
  }

  /// A frame at 60 a second, in seconds.
  private static let budget = 1.0 / 60
}
