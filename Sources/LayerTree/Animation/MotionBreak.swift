import DisplayList
import Foundation

/// A moment at which what a layer shows may jump, because an animation ceases to hold it or is passed by.
public nonisolated enum MotionBreak: Hashable, Sendable {
  /// The animation has run to its end, or leaves its layer after it.
  case ended
  /// It is taken off its layer before its end.
  case removed
  /// Another animation takes its place before its end.
  case replaced
  /// The model is changed while an animation of the same property runs.
  case modelChanged
}

extension CALayer {
  /// The layer as it has shown up to now: as `presentation()`, but what ends right now is still at its end.
  public func presentationUntilNow() -> CALayer {
    presented { effect, timeline, state in
      let now = timeline.map { localTime(atClockTime: $0.now) } ?? localTime
      effect.stillShowing(itsEndAt: now).apply(to: &state, at: now)
    }
  }

  /// The layer with all its animations at a progress, 0 being where they start and 1 where they lead.
  public func presentation(atProgress progress: Double) -> CALayer {
    presented { effect, _, state in effect.apply(to: &state, progress: progress) }
  }

  private func presented(_ apply: (AnimationEffect, Timeline?, inout LayerState) -> Void) -> CALayer {
    looking { shown in
      for animation in running {
        for effect in animation.effects { apply(effect, animation.timeline, &shown) }
      }
    }
  }

  /// A copy of the layer in another state than its own.
  func looking(_ change: (inout LayerState) -> Void) -> CALayer {
    let copy = copied()
    change(&copy.state)
    copy.source = self
    return copy
  }

  /// How far the corners of this layer are from those of another look of it, in points of the superlayer; the largest of
  /// the four distances.
  public func displacement(from other: CALayer) -> CGFloat {
    zip(cornersInSuperlayer, other.cornersInSuperlayer).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
  }

  /// Measured from the bounds' origin, so that scrolling moves none of them.
  private var cornersInSuperlayer: [CGPoint] {
    let map = state.map(in: nil)
    let box = state.bounds
    return [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)]
      .map { map.apply(to: CGPoint(x: $0.0, y: $0.1)) }
  }
}

nonisolated extension AnimationEffect {
  /// The property that it changes.
  var property: AnimatableProperty { track.path.property }

  /// The effect as it is up to a time of its layer: if it ends there, it holds its end.
  fileprivate func stillShowing(itsEndAt now: Double) -> AnimationEffect {
    let media = groups.first?.media ?? timing.media
    guard abs(media.endTime - now) < 1e-9 else { return self }
    var held = self
    if groups.isEmpty { held.timing.media.fillMode = .both } else { held.groups[0].media.fillMode = .both }
    return held
  }

  fileprivate func apply(to state: inout LayerState, progress: Double) {
    track.apply(to: &state, progress: progress, iteration: 0)
  }
}
