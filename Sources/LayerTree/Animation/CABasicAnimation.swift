import Foundation

/// An animation from one value to another.
///
/// Of `fromValue`, `toValue` and `byValue` two say it all; what is missing is the value that the property has without
/// the animation, or, for an additive animation, nothing.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// A number, point, size, rectangle, `CGColor` or transform, as the key path wants; so for the other two.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// Counts only while one of the other two is nil.
  open var byValue: Any?

  override func prepare(forKey event: String, previous: AnimatableValue?) {
    super.prepare(forKey: event, previous: previous)
    if fromValue == nil, byValue == nil, keyPath == event { fromValue = previous }
  }

  final func copyValues<Copy: CABasicAnimation>(to copy: Copy) -> Copy {
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copyProperty(to: copy)
  }

  override func copied() -> CAAnimation { copyValues(to: CABasicAnimation()) }

  override func values(along path: AnimatableKeyPath, report: (LayerDiagnostic) -> Void) -> AnimationTrack.Values? {
    let from = read(fromValue, "fromValue", along: path, report: report)
    let to = read(toValue, "toValue", along: path, report: report)
    guard let by = read(byValue, "byValue", along: path, report: report), from == nil || to == nil else {
      return .fromTo(from, to)
    }
    if let from { return .fromTo(from, from.adding(by)) }
    if let to { return .fromTo(to.removing(by), to) }
    return .by(by)
  }
}
