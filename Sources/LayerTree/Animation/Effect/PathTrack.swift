import DisplayList
import Foundation
import MotionCurves

/// A keyframe track along a path. Its keys are the path's first point and the end of every line and curve.
nonisolated struct PathTrack: Sendable {
  let segments: [PathSegment]
  let keys: KeyframeTrack
  /// What is added to the direction of travel to turn the layer, in radians; nil when it does not turn.
  var rotation: Double?

  /// Nil for a path without a line or curve. The cubic modes go along the path as the straight ones do.
  init?(_ path: Path, mode: CAAnimationCalculationMode, keyTimes: [Double]?, timingFunctions: [CubicBezier]) {
    segments = path.segments()
    guard !segments.isEmpty else { return nil }
    let trackMode: KeyframeTrack.CalculationMode =
      switch mode {
      case .discrete: .discrete
      case .paced, .cubicPaced: .paced
      default: .linear
      }
    keys = KeyframeTrack(
      keyCount: segments.count + 1, mode: trackMode, keyTimes: keyTimes, timingFunctions: timingFunctions,
      distances: trackMode == .paced ? segments.map { $0.length() } : [])
  }

  /// Where it is at a progress. A timing function that overshoots stays at its segment's end.
  func point(at progress: Double) -> CGPoint {
    let (segment, parameter) = place(at: progress)
    return segment.point(at: parameter)
  }

  /// By how much the layer is turned; nil for not at all.
  func angle(at progress: Double) -> Double? {
    guard let rotation else { return nil }
    let (segment, parameter) = place(at: progress)
    return segment.direction(at: parameter).map { $0 + rotation }
  }

  private func place(at progress: Double) -> (segment: PathSegment, parameter: Double) {
    let blend = keys.blend(at: progress)
    if keys.mode == .discrete, blend.segment > 0 { return (segments[blend.segment - 1], 1) }
    guard blend.segment < segments.count else { return (segments[segments.count - 1], 1) }
    let segment = segments[blend.segment]
    let fraction = min(max(blend.fraction, 0), 1)
    guard keys.mode == .paced else { return (segment, fraction) }
    return (segment, segment.parameter(atLength: fraction * segment.length()))
  }
}
