import DisplayList
import Foundation
import MotionCurves

/// An animation through a series of values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// One or more; of the kind that the key path wants.
  open var values: [Any]?
  /// In the place of `values`, for a point or size: its keys are the first point and the end of every line and curve.
  ///
  /// Between keys the progress is the curve's parameter; the paced modes go at an even speed by arc length.
  open var path: CGPath?
  /// How the layer turns about z with a path that moves its whole `position`; nil, the default, is not at all.
  open var rotationMode: CAAnimationRotationMode?
  /// When each value is reached, ascending from 0 to 1; nil is evenly. For `discrete` one more, the end of the last.
  open var keyTimes: [NSNumber]?
  /// The pace between values, one fewer than there are values; nil is linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Linear by default.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func copied() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.values = values
    copy.path = path?.copy()
    copy.rotationMode = rotationMode
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    return copyProperty(to: copy)
  }

  override func values(along path: AnimatableKeyPath, report: (LayerDiagnostic) -> Void) -> AnimationTrack.Values? {
    if let outline = self.path { return values(along: path, following: outline.path, report: report) }
    let given = values ?? []
    let keys = given.enumerated().compactMap { read($1, "values[\($0)]", along: path, report: report) }
    guard !keys.isEmpty, keys.count == given.count else {
      if given.isEmpty {
        report(.init(.invalidKeyframes, "\(type(of: self)) has no values; it shows nothing. Set values."))
      }
      return nil
    }
    let track = KeyframeTrack(
      keyCount: keys.count, mode: calculationMode.trackMode, keyTimes: keyTimes?.map(\.doubleValue),
      timingFunctions: timingFunctions?.map(\.curve) ?? [],
      distances: zip(keys, keys.dropFirst()).map { $0.distance(to: $1) })
    for issue in track.issues { report(.init(.invalidKeyframes, "\(type(of: self)): \(issue)")) }
    return .keyframes(keys, track)
  }

  private func values(
    along path: AnimatableKeyPath, following outline: Path, report: (LayerDiagnostic) -> Void
  ) -> AnimationTrack.Values? {
    guard path.kind == .point || path.kind == .size else {
      report(
        .init(
          .wrongValueType,
          "\(type(of: self)).path gives points where the key path \"\(keyPath ?? "")\" wants a \(path.kind.rawValue); "
            + "the animation shows nothing. Set values."))
      return nil
    }
    guard outline.isFinite,
      var track = PathTrack(
        outline, mode: calculationMode, keyTimes: keyTimes?.map(\.doubleValue),
        timingFunctions: timingFunctions?.map(\.curve) ?? [])
    else {
      report(
        .init(
          .invalidKeyframes,
          "\(type(of: self)).path has no line or curve, or one that is not finite; the animation shows nothing."))
      return nil
    }
    for issue in track.keys.issues { report(.init(.invalidKeyframes, "\(type(of: self)): \(issue)")) }
    if path.property == .position, path.component == nil { track.rotation = rotationMode?.offset }
    return .path(track)
  }
}
