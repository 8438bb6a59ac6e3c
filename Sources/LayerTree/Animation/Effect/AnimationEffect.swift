import MotionCurves

/// What one animation of one property does to a layer, as a pure function of time.
nonisolated struct AnimationEffect: Sendable {
  /// The groups that it is in, from the outermost inwards.
  var groups: [EasedTiming] = []
  var timing: EasedTiming
  let track: AnimationTrack

  /// How far an effect is on its way, and how many runs are complete.
  typealias Moment = (progress: Double, iteration: Int)

  /// Applies it to a state at a time of the layer.
  func apply(to state: inout LayerState, at layerTime: Double) {
    guard let moment = Self.moment(at: layerTime, timing, in: groups) else { return }
    track.apply(to: &state, progress: moment.progress, iteration: moment.iteration)
  }

  /// How far it is at a time of the layer; nil while it shows nothing.
  static func moment(at layerTime: Double, _ timing: EasedTiming, in groups: [EasedTiming]) -> Moment? {
    var time = layerTime
    for group in groups {
      guard let inside = group.time(atParentTime: time) else { return nil }
      time = inside
    }
    guard let phase = timing.media.phase(atParentTime: time) else { return nil }
    return (timing.progress(at: phase.time), phase.iteration)
  }

  /// The effect of an animation in a group, which lasts as long as the group when it has no duration.
  func inside(_ group: EasedTiming) -> AnimationEffect {
    var effect = self
    if groups.isEmpty, timing.media.duration == 0 { effect.timing.media.duration = group.media.duration }
    if groups.first?.media.duration == 0 { effect.groups[0].media.duration = group.media.duration }
    effect.groups.insert(group, at: 0)
    return effect
  }
}
