import Foundation

/// What a frame took, in seconds.
public nonisolated struct FrameWork: Hashable, Sendable {
  /// Moving the stage on, and finding what there is to draw.
  public var engine: Double
  /// Turning that into pixels.
  public var raster: Double
  /// Handing the pixels to the window.
  public var upload: Double

  /// The work of a frame, in seconds.
  public init(engine: Double, raster: Double = 0, upload: Double = 0) {
    (self.engine, self.raster, self.upload) = (engine, raster, upload)
  }

  /// The frame's work as a whole, in seconds.
  public var total: Double { engine + raster + upload }
}

/// How long the latest frames took: their work (engine, rasterizer, upload) and the time from one to the next, in seconds.
public nonisolated struct FrameStatistics: Hashable, Sendable, CustomStringConvertible {
  /// How many frames are kept, the latest.
  public static let capacity = 1024

  /// The work of the latest frames, in order.
  public private(set) var works: [FrameWork] = []
  private var intervals: [Double] = []
  /// How many frames were shown in all.
  public private(set) var frameCount = 0

  /// Statistics without frames.
  public init() {}

  /// Notes a frame: its work, and the time since the frame before it if that was shown just before, without idling.
  public mutating func add(work: FrameWork, interval: Double?) {
    frameCount += 1
    Self.append(work, to: &works)
    if let interval { Self.append(interval, to: &intervals) }
  }

  /// The upper median, in seconds; nil before the first frame, as are the others.
  public var medianWork: Double? { Self.share(0.5, of: works.map(\.total)) }
  /// The longest time that a frame's work took, in seconds; nil without frames.
  public var worstWork: Double? { works.map(\.total).max() }
  /// What 99 of 100 frames' work stays below, in seconds.
  public var highWork: Double? { Self.share(0.99, of: works.map(\.total)) }
  /// What 99 of 100 times from a frame to the next stay below, in seconds.
  public var highInterval: Double? { Self.share(0.99, of: intervals) }
  /// The middle one of the times from a frame to the next, in seconds; nil with fewer than two frames.
  public var medianInterval: Double? { Self.share(0.5, of: intervals) }
  /// The longest time from a frame to the next, in seconds; nil with fewer than two frames.
  public var worstInterval: Double? { intervals.max() }

  public var description: String {
    guard let medianWork, let highWork, let worstWork else { return "no frames" }
    func text(_ median: Double, _ high: Double, _ worst: Double) -> String {
      "\(Self.milliseconds(median)) median, \(Self.milliseconds(high)) 99th percentile, \(Self.milliseconds(worst)) worst"
    }
    let parts = [("engine", \FrameWork.engine), ("raster", \.raster), ("upload", \.upload)].map { name, part in
      "\(name) \(Self.milliseconds(Self.share(0.5, of: works.map { $0[keyPath: part] }) ?? 0))"
    }
    var words =
      "\(frameCount) frames: work \(text(medianWork, highWork, worstWork)) (medians: \(parts.joined(separator: ", ")))"
    if let medianInterval, let highInterval, let worstInterval {
      words += "; apart \(text(medianInterval, highInterval, worstInterval))"
    }
    return words
  }

  private static func append<Value>(_ value: Value, to values: inout [Value]) {
    if values.count == capacity { values.removeFirst() }
    values.append(value)
  }

  /// The value that a share of them is below; of two in the middle the upper one.
  private static func share(_ share: Double, of values: [Double]) -> Double? {
    values.isEmpty ? nil : values.sorted()[min(Int(Double(values.count) * share), values.count - 1)]
  }

  private static func milliseconds(_ seconds: Double) -> String { String(format: "%.2f ms", seconds * 1000) }
}
