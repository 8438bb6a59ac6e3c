import Foundation
import MotionCurves

/// An animation through a series of values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// One or more; of the kind that the key path wants.
  open var values: [Any]?
  /// When each value is reached, ascending from 0 to 1; nil is evenly. For `discrete` one more, the end of the last.
  open var keyTimes: [NSNumber]?
  /// The pace between values, one fewer than there are values; nil is linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Linear by default.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func copied() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.values = values
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    return copyProperty(to: copy)
  }

  override func values(along path: AnimatableKeyPath, report: (LayerDiagnostic) -> Void) -> AnimationTrack.Values? {
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
}
