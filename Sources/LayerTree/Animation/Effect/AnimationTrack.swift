import DisplayList
import Foundation
import MotionCurves

/// What an animation does to one property; one that turns with its path, to the transform as well.
nonisolated struct AnimationTrack: Sendable {
  enum Values: Sendable {
    /// A nil end is the value that the property has without the animation.
    case fromTo(AnimatableValue?, AnimatableValue?)
    /// From the value that the property has without the animation, by a difference.
    case by(AnimatableValue)
    case keyframes([AnimatableValue], KeyframeTrack)
    case path(PathTrack)
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
    if case .path(let track) = values, let angle = track.angle(at: progress) {
      state.transform = CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 0, 1), state.transform)
    }
  }

  private func value(at progress: Double, base: AnimatableValue) -> AnimatableValue {
    switch values {
    case .fromTo(let from, let to): (from ?? base).interpolated(to: to ?? base, progress: progress)
    case .by(let difference): base.interpolated(to: base.adding(difference), progress: progress)
    case .keyframes(let keys, let track): AnimatableValue.blended(keys, track, at: progress)
    case .path(let track): AnimatableValue(path.kind, point: track.point(at: progress))
    }
  }
}

nonisolated extension AnimatableValue {
  /// A point, or a size of the same numbers.
  fileprivate init(_ kind: Kind, point: CGPoint) { self.init(kind, lanes: [point.x, point.y, 0, 0]) }

  /// What keyframes, of which there is at least one, show at a progress. Straight from key to key they blend as any two
  /// values do; on a spline by weight, but for lists and pictures, which go straight.
  static func blended(_ keys: [AnimatableValue], _ track: KeyframeTrack, at progress: Double) -> AnimatableValue {
    let blend = track.blend(at: progress)
    let key = keys[blend.segment]
    let straight = key.interpolated(to: keys[min(blend.segment + 1, keys.count - 1)], progress: blend.fraction)
    guard track.mode == .cubic || track.mode == .cubicPaced else { return straight }
    return switch key.kind {
    case .transform: .transform(TransformParts.blended(keys, blend))
    case .colors, .numbers, .contents: straight
    case .path: Path.blended(keys, blend).map { .path($0) } ?? straight
    default: AnimatableValue(key.kind, lanes: blend.value(of: keys.map(\.lanes)))
    }
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
