import Foundation

/// Several animations in a time of their own, which the group's timing stretches, repeats and cuts off.
///
/// An animation in it lasts as long as the group when it has no duration. Its delegate is not called.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// They apply in this order.
  open var animations: [CAAnimation]?

  override func prepare(forKey event: String, previous: AnimatableValue?) {
    for animation in animations ?? [] { animation.prepare(forKey: event, previous: previous) }
  }

  override func copied() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.animations = animations?.map { $0.copied() }
    _ = copySettings(to: copy)
    // It is made without a call that could tell its place; what is in it is made there, too, as a rule.
    copy.source = source ?? copy.animations?.lazy.compactMap(\.source).first
    return copy
  }

  override func effects(report: (LayerDiagnostic) -> Void) -> [AnimationEffect] {
    let group = EasedTiming(media: soundTiming(report: report), course: course)
    return (animations ?? []).flatMap { $0.effects(report: report) }.map { $0.inside(group) }
  }
}
