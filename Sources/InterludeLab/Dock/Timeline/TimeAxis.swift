import Foundation

/// The places of times in the timeline's content.
nonisolated struct TimeAxis: Hashable, Sendable {
  /// The time at the content's left end, in seconds.
  var start = 0.0
  var pointsPerSecond = 100.0

  /// Room at both ends of the content, in points: half of the playhead's flag, and a little air.
  static let inset: CGFloat = 14
  /// The shortest span that fills the timeline, in seconds.
  static let shortestSpan = 0.05

  /// In points from the content's left edge.
  func x(of time: Double) -> CGFloat { Self.inset + (time - start) * pointsPerSecond }

  /// In seconds.
  func time(at x: CGFloat) -> Double { start + (x - Self.inset) / pointsPerSecond }

  /// The scale at which a take fills a width.
  ///
  /// The span is rounded up, by an eighth at most, so that a growing take does not change the scale with every frame.
  static func fittingScale(for extent: ClosedRange<Double>, width: CGFloat) -> Double {
    max(width - 2 * inset, 1) / roundSpan(extent.upperBound - extent.lowerBound)
  }

  private static func roundSpan(_ length: Double) -> Double {
    guard length > 0.5, length.isFinite else { return 0.5 }
    let step = exp2(floor(log2(length))) / 8
    return (length / step - 1e-9).rounded(.up) * step
  }

  /// The largest scale, at which a width shows the shortest span.
  static func largestScale(width: CGFloat) -> Double { max(width - 2 * inset, 1) / shortestSpan }
}
