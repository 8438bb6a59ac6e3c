import Foundation

/// A keyframe animation of one number.
public struct Keyframes: TimingFunction, Hashable {
  /// The numbers to pass through; not bound to 0…1.
  public let values: [Double]

  /// When to pass through them.
  public let track: KeyframeTrack

  public let issues: [CurveIssue]

  /// A value that is not finite counts as 0; see ``KeyframeTrack`` for the rest. The paced modes measure |Δvalue|.
  public init(
    values: [Double], mode: KeyframeTrack.CalculationMode = .linear, keyTimes: [Double]? = nil,
    timingFunctions: [CubicBezier] = []
  ) {
    var check = InputCheck("Keyframes")
    let sound = values.map { check.finite("values", $0) }
    self.values = sound
    self.track = KeyframeTrack(
      keyCount: sound.count, mode: mode, keyTimes: keyTimes, timingFunctions: timingFunctions,
      distances: zip(sound, sound.dropFirst()).map { abs($1 - $0) })
    self.issues = check.issues + track.issues
  }

  public func value(at progress: Double) -> Double { track.blend(at: progress).value(of: values) }

  public func slope(at progress: Double) -> Double { track.blend(at: progress).slope(of: values) }

  public var description: String {
    let values = values.map(\.brief).joined(separator: ", ")
    let times = track.keyTimes.map(\.brief).joined(separator: ", ")
    return "CAKeyframeAnimation(values: [\(values)], keyTimes: [\(times)], calculationMode: .\(track.mode))"
  }
}
