import DisplayList
import MotionCurves

/// What an animation does to one property.
nonisolated struct AnimationTrack: Sendable {
  enum Values: Sendable {
    /// A nil end is the value that the property has without the animation.
    case fromTo(AnimatableValue?, AnimatableValue?)
    /// From the value that the property has without the animation, by a difference.
    case by(AnimatableValue)
    case keyframes([AnimatableValue], KeyframeTrack)
  }

  var path: AnimatableKeyPath
  var values: Values
  var isAdditive = false
  var isCumulative = false

  func apply(to state: inout LayerState, progress: Double, iteration: Int) {
    let underlying = state[path]
    // An additive animation starts from nothing and is laid on top.
    let base = isAdditive ? AnimatableValue.zero(path.kind) : underlying
    var value = value(at: progress, base: base)
    if isCumulative, iteration > 0 {
      value = self.value(at: 1, base: base).repeated(iteration).adding(value)
    }
    state[path] = isAdditive ? underlying.adding(value) : value
  }

  private func value(at progress: Double, base: AnimatableValue) -> AnimatableValue {
    switch values {
    case .fromTo(let from, let to): (from ?? base).interpolated(to: to ?? base, progress: progress)
    case .by(let difference): base.interpolated(to: base.adding(difference), progress: progress)
    case .keyframes(let keys, let track): AnimatableValue.blended(keys, track, at: progress)
    }
  }
}

nonisolated extension AnimatableValue {
  /// What keyframes, of which there is at least one, show at a progress. Straight from key to key they blend as any two
  /// values do; on a spline by weight.
  static func blended(_ keys: [AnimatableValue], _ track: KeyframeTrack, at progress: Double) -> AnimatableValue {
    let blend = track.blend(at: progress)
    let key = keys[blend.segment]
    guard track.mode == .cubic || track.mode == .cubicPaced else {
      return key.interpolated(to: keys[min(blend.segment + 1, keys.count - 1)], progress: blend.fraction)
    }
    guard key.kind == .transform else { return AnimatableValue(key.kind, lanes: blend.value(of: keys.map(\.lanes))) }
    return .transform(TransformParts.blended(keys, blend))
  }
}

nonisolated extension TransformParts {
  /// Transforms on a spline: each part by weight, the rotation by its four numbers, each key's sign the nearest.
  static func blended(_ keys: [AnimatableValue], _ blend: KeyframeBlend) -> CATransform3D {
    let transforms = keys.map { if case .transform(let t) = $0 { t } else { CATransform3DIdentity } }
    let parts = transforms.compactMap { TransformParts($0) }
    guard var result = parts.count == keys.count ? parts[blend.segment] : nil else {
      return transforms[blend.segment]
    }
    let nearest = parts.map { part in
      part.rotation.vector.dot(result.rotation.vector) < 0 ? -part.rotation.vector : part.rotation.vector
    }
    result.scale = blend.value(of: parts.map(\.scale))
    result.shear = blend.value(of: parts.map(\.shear))
    result.translation = blend.value(of: parts.map(\.translation))
    result.perspective = blend.value(of: parts.map(\.perspective))
    result.rotation = Quaternion(vector: blend.value(of: nearest))
    result.rotation.normalize()
    return result.transform
  }
}
