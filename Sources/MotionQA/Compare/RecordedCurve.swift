import InterludeUI

/// The curve behind a motion of a view, with the properties that it moves; or that a finger drags them.
public nonisolated struct RecordedCurve: Equatable, Sendable {
  /// The view's name in the trace.
  public let view: String
  /// What moves along the curve at the same time.
  public let properties: [TraceProperty]
  /// The curve, as it is fitted to the first of them; its times are seconds from the recording's zero. Nil while a finger drags them.
  public let fit: CurveFit?
  /// When the motion begins and ends, in seconds from the recording's zero.
  public let start, end: Double

  /// How far off a curve may be to count as the one that was there, as a fraction of the distance: a frame that comes half a
  /// millisecond late is off by so much where a motion of half a second is fastest.
  static let tolerance = 0.002
  /// A curve that is farther off tells nothing.
  private static let leastConfidence = 0.5

  /// Those of all views, each in the order of their beginnings.
  static func all(of views: [MatchedView]) -> [RecordedCurve] {
    views.flatMap { view in
      let single = view.moving.filter(\.expected.moves).flatMap { track in curves(of: track) }
      return single.reduce(into: [RecordedCurve]()) { curves, curve in
        if let index = curves.firstIndex(where: { $0.isSame(as: curve) }) {
          curves[index] = curves[index].adding(curve.properties)
        } else {
          curves.append(curve)
        }
      }.sorted { $0.start < $1.start }
    }
  }

  private static func curves(of track: MatchedTrack) -> [RecordedCurve] {
    track.expected.motions.filter { $0.frames.count > 2 }.compactMap { motion in
      if motion.isDragged {
        return RecordedCurve(
          view: track.view, properties: [track.property], fit: nil, start: motion.start.time, end: motion.end.time)
      }
      guard let fit = try? track.expected.fit(of: motion, tolerance: tolerance), fit.confidence >= leastConfidence
      else { return nil }
      return RecordedCurve(view: track.view, properties: [track.property], fit: fit, start: fit.start, end: fit.end)
    }
  }

  private func isSame(as other: RecordedCurve) -> Bool {
    fit?.spec.description == other.fit?.spec.description && abs(start - other.start) < 0.0005
      && abs(end - other.end) < 0.0005
  }

  private func adding(_ more: [TraceProperty]) -> RecordedCurve {
    RecordedCurve(view: view, properties: properties + more, fit: fit, start: start, end: end)
  }
}

nonisolated extension RecordedCurve: CustomStringConvertible {
  /// Such as `card scale.x, scale.y: spring(dampingRatio: 0.8, duration: 0.5), 0.250 s to 0.750 s, off by 0.02 %`, or
  /// `card center.y: dragged, 0.817 s to 1.100 s`.
  public var description: String {
    let names = properties.map(\.rawValue).joined(separator: ", ")
    let times = "\(Seconds.text(start)) to \(Seconds.text(end))"
    guard let fit else { return "\(view) \(names): dragged, \(times)" }
    return "\(view) \(names): \(fit.spec), \(times), off by \(fit.residual.words)"
  }
}
