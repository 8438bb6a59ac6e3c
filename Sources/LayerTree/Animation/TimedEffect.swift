import DisplayList

/// What an animation does to a layer's property, and the timeline that the layer's time is taken at.
///
/// An object, because a value in an array would be copied for every frame, one level down after another.
class TimedEffect {
  final let effect: AnimationEffect
  /// Nil for the clock's own time.
  final let timeline: Timeline?

  fileprivate init(_ effect: AnimationEffect, in timeline: Timeline?) {
    self.effect = effect
    self.timeline = timeline
  }

  /// The effect in the form that is read fastest.
  static func make(_ effect: AnimationEffect, in timeline: Timeline?) -> TimedEffect {
    effect.track.planarBlend.map { PlanarEffect(effect, $0, in: timeline) } ?? TimedEffect(effect, in: timeline)
  }

  /// Applies it to a state at a time of the layer.
  func apply(to state: inout LayerState, at layerTime: Double) { effect.apply(to: &state, at: layerTime) }
}

/// The effect of turning, scaling and moving a layer in the plane: what most transforms do.
private final class PlanarEffect: TimedEffect {
  private let blend: PlanarBlend

  init(_ effect: AnimationEffect, _ blend: PlanarBlend, in timeline: Timeline?) {
    self.blend = blend
    super.init(effect, in: timeline)
  }

  override func apply(to state: inout LayerState, at layerTime: Double) {
    guard let (progress, _) = effect.progress(at: layerTime) else { return }
    // At its ends it shows just what it was given.
    guard progress != 0, progress != 1 else { return super.apply(to: &state, at: layerTime) }
    let transform = blend.value(at: progress)
    state.transform = effect.track.isAdditive ? CATransform3DConcat(transform, state.transform) : transform
  }
}

nonisolated extension AnimationTrack {
  /// The way of a transform in the plane; nil for anything else.
  fileprivate var planarBlend: PlanarBlend? {
    guard path.property == .transform, path.component == nil, !isCumulative,
      case .fromTo(.transform(let from), .transform(let to)) = values
    else { return nil }
    return PlanarBlend(from: from, to: to)
  }
}
