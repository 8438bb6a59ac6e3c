import Foundation

/// How long the latest frames took: their work (engine, rasterizer, upload) and the time from one to the next, in seconds.
public nonisolated struct FrameStatistics: Hashable, Sendable, CustomStringConvertible {
  /// How many frames are kept, the latest.
  public static let capacity = 1024

  private var works: [Double] = []
  private var intervals: [Double] = []
  /// How many frames were shown in all.
  public private(set) var frameCount = 0

  /// Statistics without frames.
  public init() {}

  /// Notes a frame: its work, and the time since the frame before it if that was shown just before, without idling.
  public mutating func add(work: Double, interval: Double?) {
    frameCount += 1
    Self.append(work, to: &works)
    if let interval { Self.append(interval, to: &intervals) }
  }

  /// The upper median; nil before the first frame, as are the others.
  public var medianWork: Double? { Self.median(of: works) }
  /// The longest time that a frame's work took, in seconds; nil without frames.
  public var worstWork: Double? { works.max() }
  /// The middle one of the times from a frame to the next, in seconds; nil with fewer than two frames.
  public var medianInterval: Double? { Self.median(of: intervals) }
  /// The longest time from a frame to the next, in seconds; nil with fewer than two frames.
  public var worstInterval: Double? { intervals.max() }

  public var description: String {
    guard let medianWork, let worstWork else { return "no frames" }
    var text =
      "\(frameCount) frames: work \(Self.milliseconds(medianWork)) median, \(Self.milliseconds(worstWork)) worst"
    if let medianInterval, let worstInterval {
      text += "; apart \(Self.milliseconds(medianInterval)) median, \(Self.milliseconds(worstInterval)) worst"
    }
    return text
  }

  private static func append(_ value: Double, to values: inout [Double]) {
    if values.count == capacity { values.removeFirst() }
    values.append(value)
  }

  private static func median(of values: [Double]) -> Double? {
    values.isEmpty ? nil : values.sorted()[values.count / 2]
  }

  private static func milliseconds(_ seconds: Double) -> String { String(format: "%.2f ms", seconds * 1000) }
}
