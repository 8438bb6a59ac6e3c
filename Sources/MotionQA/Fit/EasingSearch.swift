import InterludeUI

/// Looks for the start and the end of a given cubic curve, or for those and its control points.
///
/// Where a given curve does not come to rest, its distance is sought too: it enters linearly, and follows from the others by
/// linear least squares. A part of a line is a line, and a part of a cubic curve is one: these end where they were last seen.
nonisolated struct EasingSearch {
  let window: FitWindow
  /// Nil to look for the control points too.
  let fixed: CubicBezier?

  func best() -> FitCandidate {
    let solution = solution()
    let found = solution.parameters
    let distance = distance(progress(found))
    return FitCandidate(
      shape: .easing(bezier(found)), start: found[0], easingDuration: found[1] - found[0], distance: distance,
      parameterCount: found.count + (isDistanceKnown ? 0 : 1), residual: CurveFit.Residual(solution.residuals))
  }

  /// A part of a cubic curve is one, so a curve that begins earlier and swings back between two samples explains the same
  /// motion: the one is looked for first that sets off forwards, after the last sample at rest.
  private func solution() -> LeastSquares.Solution {
    let wide = LeastSquares(bounds: bounds, goal: window.goal, residuals: residuals)
    guard fixed == nil else { return wide.best(from: starts) }
    var narrow = bounds
    narrow[0] = 0...window.firstStep
    narrow[3] = 0...narrow[3].upperBound
    let forwards = LeastSquares(bounds: narrow, goal: window.goal, residuals: residuals)
    return wide.best(from: starts, after: forwards.best(from: starts + startsBetweenSamples))
  }

  private func bezier(_ parameters: [Double]) -> CubicBezier {
    fixed ?? CubicBezier(parameters[2], parameters[3], parameters[4], parameters[5])
  }

  private func residuals(_ parameters: [Double]) -> [Double] {
    let progress = progress(parameters)
    let distance = distance(progress)
    return progress.indices.map { distance * progress[$0] - window.values[$0] }
  }

  private func progress(_ parameters: [Double]) -> [Double] {
    let bezier = bezier(parameters)
    let (start, duration) = (parameters[0], parameters[1] - parameters[0])
    return window.times.map { bezier.value(at: ($0 - start) / duration) }
  }

  private var isDistanceKnown: Bool { window.restIndex != nil || fixed == nil || fixed == .linear }

  /// The factor of the progress that comes closest to the values; 1 where that is known.
  private func distance(_ progress: [Double]) -> Double {
    guard !isDistanceKnown else { return 1 }
    let square = dot(progress, progress)
    return square > 0 ? dot(progress, window.values) / square : 1
  }

  /// A curve that leaves or arrives slowly may look at rest for some frames; none can start after it has been seen moving.
  private var bounds: [ClosedRange<Double>] {
    let times = [-0.25...window.firstStep, lastMoving...latestEnd]
    return fixed == nil ? times + [0...1, -3...4, 0...1, -3...4] : times
  }

  private var starts: [[Double]] {
    fixed == nil ? Self.shapes.map { [0, 1] + $0 } : [[0, 1]]
  }

  /// Where a curve breaks off at its end, the search does not pass a sample there by steps.
  private var startsBetweenSamples: [[Double]] {
    Self.shapes.map { [window.firstStep / 2, (lastMoving + 1) / 2] + $0 }
  }

  private static let shapes =
    CubicBezier.named.map { [$0.x1, $0.y1, $0.x2, $0.y2] } + [[0.3, 0.8, 0.2, 1], [0.8, 0, 0.7, 0.2]]

  private var latestEnd: Double {
    guard window.restIndex == nil else { return 1.25 }
    return isDistanceKnown ? 1 : 2
  }

  private var lastMoving: Double {
    guard let range = window.restRange else { return 1 }
    return (range.lowerBound - window.origin) / window.length
  }
}
