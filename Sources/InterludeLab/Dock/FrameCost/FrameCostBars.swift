import InterludeUI

/// The latest frames as stacked bars, the last at the right.
nonisolated struct FrameCostBars {
  /// The time for a frame at 60 Hz, in milliseconds.
  static let budget = 1000.0 / 60
  /// The most frames that show: four seconds.
  static let mostFrames = 240

  private static let pitches: ClosedRange<CGFloat> = 3...6

  let samples: ArraySlice<FrameCost>
  private let size: CGSize
  private let pitch: CGFloat
  /// What the whole height stands for, in milliseconds.
  let range: Double

  /// - Parameter size: Of the area of the bars, in points.
  init(_ samples: [FrameCost], size: CGSize) {
    self.size = size
    let wanted = (size.width / CGFloat(Self.mostFrames)).rounded(.down)
    pitch = min(max(wanted, Self.pitches.lowerBound), Self.pitches.upperBound)
    let count = min(Self.mostFrames, max(0, Int((size.width / pitch).rounded(.down))))
    self.samples = samples.suffix(count)
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
    for (index, sample) in samples.enumerated() where isMeant(sample) {
      let (bottom, top) = (y(of: low(sample)), y(of: high(sample)))
      guard bottom > top else { continue }
      path.addRect(CGRect(x: x(of: index), y: top, width: pitch - 1, height: bottom - top))
    }
    return path
  }

  private func x(of index: Int) -> CGFloat { size.width.rounded(.down) - CGFloat(samples.count - index) * pitch }
}
