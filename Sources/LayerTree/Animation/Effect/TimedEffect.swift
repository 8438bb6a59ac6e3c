import DisplayList

/// What an animation does to a layer's property, in the form that a frame reads: no more than it needs, in one piece.
///
/// An object, because a value in an array would be copied for every frame, one level down after another.
class TimedEffect {
  final let timing: EffectTiming

  fileprivate init(_ timing: EffectTiming) { self.timing = timing }

  /// Applies it to a state at a progress, after a number of complete runs.
  func apply(to state: inout LayerState, progress: Double, iteration: Int) {}

  /// An effect with its timing, in the form that is read fastest.
  static func make(_ effect: AnimationEffect, at timing: EffectTiming) -> TimedEffect {
    let track = effect.track
    if let numbers = track.numbers { return NumbersEffect(track, numbers, at: timing) }
    if let blend = track.planarBlend { return PlanarEffect(track, blend, at: timing) }
    return TrackEffect(track, at: timing)
  }
}

/// Any effect at all.
private final class TrackEffect: TimedEffect {
  private let track: AnimationTrack

  init(_ track: AnimationTrack, at timing: EffectTiming) {
    self.track = track
    super.init(timing)
  }

  override func apply(to state: inout LayerState, progress: Double, iteration: Int) {
    track.apply(to: &state, progress: progress, iteration: iteration)
  }
}

/// The effect on a whole property of up to four numbers: what most animations do.
private final class NumbersEffect: TimedEffect {
  private let property: AnimatableProperty
  private let kind: AnimatableValue.Kind
  private let isAdditive: Bool
  private let from, to: SIMD4<Double>

  init(_ track: AnimationTrack, _ numbers: (from: SIMD4<Double>, to: SIMD4<Double>), at timing: EffectTiming) {
    (property, kind, isAdditive) = (track.path.property, track.path.kind, track.isAdditive)
    (from, to) = numbers
    super.init(timing)
  }

  override func apply(to state: inout LayerState, progress: Double, iteration: Int) {
    let numbers = progress == 1 ? to : from + (to - from) * progress
    state[property] = AnimatableValue(kind, lanes: isAdditive ? state[property].lanes + numbers : numbers)
  }
}

/// The effect of turning, scaling and moving a layer in the plane: what most transforms do.
private final class PlanarEffect: TimedEffect {
  private let isAdditive: Bool
  private let blend: PlanarBlend

  init(_ track: AnimationTrack, _ blend: PlanarBlend, at timing: EffectTiming) {
    self.isAdditive = track.isAdditive
    self.blend = blend
    super.init(timing)
  }

  override func apply(to state: inout LayerState, progress: Double, iteration: Int) {
    let transform = blend.value(at: progress)
    state.transform = isAdditive ? CATransform3DConcat(transform, state.transform) : transform
  }
}

nonisolated extension AnimationTrack {
  /// Both ends of a way of plain numbers; nil for anything else. Colours laid on top heed that there may be none.
  fileprivate var numbers: (from: SIMD4<Double>, to: SIMD4<Double>)? {
    guard path.component == nil, !isCumulative, case .fromTo(let from?, let to?) = values else { return nil }
    switch (from, to) {
    case (.scalar, .scalar), (.point, .point), (.size, .size), (.rect, .rect): break
    case (.color(_?), .color(_?)) where !isAdditive: break
    default: return nil
    }
    return (from.lanes, to.lanes)
  }

  /// The way of a transform in the plane; nil for anything else.
  fileprivate var planarBlend: PlanarBlend? {
    guard path.property == .transform, path.component == nil, !isCumulative,
      case .fromTo(.transform(let from), .transform(let to)) = values
    else { return nil }
    return PlanarBlend(from: from, to: to)
  }
}
