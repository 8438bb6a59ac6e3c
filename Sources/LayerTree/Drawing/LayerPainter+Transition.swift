import DisplayList
import Foundation

extension LayerPainter {
  /// Paints a layer between its old look and the new one; false when nothing of the transition shows at the time.
  mutating func paint(
    _ transitionEffect: LayerTransitionEffect, of layer: CALayer, _ state: LayerState, time: Double, _ map: Homography
  ) -> Bool {
    let effectTime = layer.time(in: transitionEffect.timeline, localTime: time, clockTime: clockTime)
    guard let progress = transitionEffect.progress(at: effectTime) else { return false }
    let way = transitionEffect.way(across: state.bounds.size)
    let (coming, going) = (map.after(way, times: 1 - progress), map.after(way, times: -progress))
    let old = transitionEffect.snapshot

    let isClipped = state.masksToBounds && transitionEffect.type.moves
    if isClipped { commands.append(.pushClip(state.outlineShape, map)) }
    switch transitionEffect.type {
    case .moveIn:
      paintFrozen(old, map)
      paintLook(of: layer, state, time: time, coming)
    case .push:
      paintFrozen(old, going)
      paintLook(of: layer, state, time: time, coming)
    case .reveal:
      paintLook(of: layer, state, time: time, map)
      paintFrozen(old, going)
    default:
      commands += [.pushMix, .pushGroup(opacity: 1 - progress)]
      paintFrozen(old, map)
      commands += [.popGroup, .pushGroup(opacity: progress)]
      paintLook(of: layer, state, time: time, map)
      commands += [.popGroup, .popGroup]
    }
    if isClipped { commands.append(.popClip) }
    return true
  }

  /// Paints an old look, which may be in the middle of a transition itself.
  private mutating func paintFrozen(_ snapshot: CALayer, _ map: Homography) {
    guard let transitionEffect = snapshot.transitionEffect,
      paint(transitionEffect, of: snapshot, snapshot.state, time: 0, map)
    else {
      return paintLook(of: snapshot, snapshot.state, time: 0, map)
    }
  }
}

nonisolated extension CATransitionType {
  fileprivate var moves: Bool { self == .moveIn || self == .push || self == .reveal }
}

nonisolated extension Homography {
  /// This map after a way has been gone a number of times.
  fileprivate func after(_ way: CGVector, times: Double) -> Homography {
    Homography(CGAffineTransform(translationX: way.dx * times, y: way.dy * times)).concatenating(self)
  }
}
