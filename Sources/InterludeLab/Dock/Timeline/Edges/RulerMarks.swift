import InterludeUI
import MotionQA

/// The round times in sight, counted from the scene's zero, with few digits.
nonisolated struct RulerMarks: Hashable, Sendable {
  struct Mark: Hashable, Sendable {
    /// In seconds on the take's clock.
    var time: Double
    var text: String
  }

  let marks: [Mark]

  /// How far marks are from each other, about, in points.
  private static let distance: CGFloat = 84

  /// - Parameters:
  ///   - visible: The part of the content in sight, in points.
  ///   - zero: From where labels count, in seconds.
  init(axis: TimeAxis, visible: CGRect, zero: Double) {
    let (low, high) = (axis.time(at: visible.minX) - zero, axis.time(at: visible.maxX) - zero)
    guard high > low, low.isFinite, high.isFinite else {
      marks = []
      return
    }
    let scale = PlotScale(low...high, tickCount: max(1, Int(visible.width / Self.distance)))
    // Before the take there is nothing to count.
    marks = scale.ticks.filter { $0 + zero >= axis.start - 1e-9 }.map {
      Mark(time: $0 + zero, text: scale.label($0))
    }
  }
}
