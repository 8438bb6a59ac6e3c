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
    return copySettings(to: copy)
  }

  override func effect(report: (LayerDiagnostic) -> Void) -> AnimationEffect? {
    let timing = soundTiming(report: report)
    let children = (animations ?? []).compactMap { animation -> AnimationEffect? in
      guard let effect = animation.effect(report: report) else { return nil }
      return effect.timing.duration == 0 ? effect.lasting(timing.duration) : effect
    }
    return AnimationEffect(timing: timing, pace: pace, body: .group(children))
  }
}
