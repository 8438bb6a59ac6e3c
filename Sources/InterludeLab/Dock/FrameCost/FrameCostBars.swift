import InterludeUI

/// Frames as stacked bars, each at its time on an axis.
nonisolated struct FrameCostBars {
  /// The time for a frame at 60 Hz, in milliseconds.
  static let budget = 1000.0 / 60

  /// The samples in sight.
  let samples: [FrameCost]
  private let axis: TimeAxis
  private let offset: CGFloat
  private let size: CGSize
  private let width: CGFloat
  /// What the whole height stands for, in milliseconds.
  let range: Double

  /// How wide a bar is at most, in points.
  private static let widest: CGFloat = 6

  /// - Parameters:
  ///   - offset: Of the axis' content from the area's left edge, in points.
  ///   - size: Of the area of the bars, in points.
  init(_ samples: [FrameCost], axis: TimeAxis, offset: CGFloat, size: CGSize) {
    (self.axis, self.offset, self.size) = (axis, offset, size)
    let pitch = CGFloat(axis.pointsPerSecond) / 60
    width = min(max(pitch > 3 ? pitch - 1 : pitch, 1), Self.widest)
    let (low, high) = (axis.time(at: offset), axis.time(at: offset + size.width))
    self.samples = samples.filter { $0.time >= low && $0.time <= high }
    let highest = self.samples.map(\.total).max() ?? 0
    range = min(max(highest, 1.3 * Self.budget), 3 * Self.budget)
  }

  /// How far below the top a cost lies, in points; costs beyond the range lie at the top.
  func y(of cost: Double) -> CGFloat { size.height * (1 - min(max(cost, 0), range) / range) }

  /// The parts of all bars between two costs of the same frame.
  func path(from low: (FrameCost) -> Double, to high: (FrameCost) -> Double, where isMeant: (FrameCost) -> Bool)
    -> CGPath
  {
    let path = CGMutablePath()
    for sample in samples where isMeant(sample) {
      let (bottom, top) = (y(of: low(sample)), y(of: high(sample)))
      guard bottom > top else { continue }
      path.addRect(CGRect(x: axis.x(of: sample.time) - offset, y: top, width: width, height: bottom - top))
    }
    return path
  }
}
