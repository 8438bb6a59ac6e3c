import InterludeUI

/// The curve behind a motion of a view, with the properties that it moves.
public nonisolated struct RecordedCurve: Equatable, Sendable {
  /// The view's name in the trace.
  public let view: String
  /// What moves along the curve at the same time.
  public let properties: [TraceProperty]
  /// The curve, as it is fitted to the first of them; its times are seconds from the recording's zero.
  public let fit: CurveFit

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
      }.sorted { $0.fit.start < $1.fit.start }
    }
  }

  private static func curves(of track: MatchedTrack) -> [RecordedCurve] {
    let fitter = CurveFitter(resolution: track.expected.resolution, tolerance: tolerance)
    return track.expected.motions.filter { $0.frames.count > 2 }.compactMap { motion in
      guard let fit = try? fitter.fit(track.expected.samples(of: motion)), fit.confidence >= leastConfidence else {
        return nil
      }
      return RecordedCurve(view: track.view, properties: [track.property], fit: fit)
    }
  }

  private func isSame(as other: RecordedCurve) -> Bool {
    fit.spec.description == other.fit.spec.description && abs(fit.start - other.fit.start) < 0.0005
      && abs(fit.end - other.fit.end) < 0.0005
  }

  private func adding(_ more: [TraceProperty]) -> RecordedCurve {
    RecordedCurve(view: view, properties: properties + more, fit: fit)
  }
}

nonisolated extension RecordedCurve: CustomStringConvertible {
  /// Such as `card scale.x, scale.y: spring(dampingRatio: 0.8, duration: 0.5), 0.250 s to 0.750 s, off by 0.02 %`.
  public var description: String {
    let names = properties.map(\.rawValue).joined(separator: ", ")
    let times = "\(Seconds.text(fit.start)) to \(Seconds.text(fit.end))"
    let miss = Rounding.text(Rounding.round(fit.residual.maximum * 100, digits: 2))
    return "\(view) \(names): \(fit.spec), \(times), off by \(miss) %"
  }
}
