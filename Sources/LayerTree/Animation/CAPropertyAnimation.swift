import Foundation
import MotionCurves

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property, or a part of one: `position`, `bounds.size.width`, `transform.rotation.z`, …
  open var keyPath: String?
  /// Whether its values are laid on top of the property's own.
  open var isAdditive = false
  /// Whether each repetition goes on from where the last one ended.
  open var isCumulative = false
  /// A motion in the place of the timing function: its value at the seconds of a run is the progress from 0 to 1, and
  /// `duration` says where it is cut off. Not part of QuartzCore.
  public var curve: (any MotionCurve)?

  /// An animation of a property; as an action, it takes the property that changed when there is none.
  ///
  /// It is made at a line of a file, by default that of the call.
  public convenience init(keyPath path: String?, file: StaticString = #filePath, line: UInt = #line) {
    self.init()
    keyPath = path
    source = CallSite(file, line)
  }

  override func prepare(forKey event: String, previous: AnimatableValue?) { keyPath = keyPath ?? event }

  final func copyProperty<Copy: CAPropertyAnimation>(to copy: Copy) -> Copy {
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.curve = curve
    return copySettings(to: copy)
  }

  override func copied() -> CAAnimation { copyProperty(to: CAPropertyAnimation()) }

  /// The values along the key path; nil for none.
  func values(along path: AnimatableKeyPath, report: (LayerDiagnostic) -> Void) -> AnimationTrack.Values? { nil }

  override func effects(report: (LayerDiagnostic) -> Void) -> [AnimationEffect] {
    guard let path = AnimatableKeyPath(keyPath ?? "") else {
      report(
        .init(
          .unknownKeyPath,
          "\(type(of: self)): no animatable layer property answers to the key path \"\(keyPath ?? "")\"; the animation "
            + "shows nothing. Check the spelling, or set keyPath."))
      return []
    }
    guard let values = values(along: path, report: report) else { return [] }
    for issue in motion?.issues ?? [] { report(.init(.invalidNumber, "\(type(of: self)): \(issue)")) }
    let media = soundTiming(report: report)
    let course = motion.map { EasedTiming.Course($0, duration: media.duration) } ?? course
    let timing = EasedTiming(media: media, course: course)
    let track = AnimationTrack(path: path, values: values, isAdditive: isAdditive, isCumulative: isCumulative)
    return [AnimationEffect(timing: timing, track: track)]
  }

  /// The motion that stands in for the timing function.
  var motion: (any MotionCurve)? { curve }

  /// A value as the key path wants it; nil, and reported, when it is something else.
  final func read(
    _ any: Any?, _ name: String, along path: AnimatableKeyPath, report: (LayerDiagnostic) -> Void
  ) -> AnimatableValue? {
    guard let any else { return nil }
    guard let value = AnimatableValue(any, kind: path.kind) else {
      report(
        .init(
          .wrongValueType,
          "\(type(of: self)).\(name) is a \(type(of: any)) where the key path \"\(keyPath ?? "")\" wants a "
            + "\(path.kind.rawValue); it counts as nil."))
      return nil
    }
    guard value.isFinite else {
      report(
        .init(
          .invalidNumber,
          "\(type(of: self)).\(name) for the key path \"\(keyPath ?? "")\" is not finite; it counts as nil."))
      return nil
    }
    return value
  }
}
