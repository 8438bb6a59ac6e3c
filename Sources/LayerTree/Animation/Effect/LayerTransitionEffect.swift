import DisplayList
import Foundation

/// A layer on its way from an old look to its present one.
final class LayerTransitionEffect {
  enum Course {
    case running(EasedTiming, from: Double, to: Double)
    case held(Double)
  }

  /// A frozen layer, in no tree.
  let snapshot: CALayer
  let type: CATransitionType
  let side: CATransitionSubtype
  let course: Course
  /// The timeline that the layer's time is taken at; nil for the clock's own time.
  let timeline: Timeline?

  init(snapshot: CALayer, type: CATransitionType, side: CATransitionSubtype, course: Course, timeline: Timeline?) {
    self.snapshot = snapshot
    self.type = type
    self.side = side
    self.course = course
    self.timeline = timeline
  }

  /// The same effect, standing still at a part of its way.
  func held(at progress: Double) -> LayerTransitionEffect {
    LayerTransitionEffect(snapshot: snapshot, type: type, side: side, course: .held(progress), timeline: timeline)
  }

  /// How much of the way is behind it at a time of the layer, 0…1, beyond it under a curve that overshoots; nil while
  /// nothing of it shows.
  func progress(at layerTime: Double) -> Double? {
    switch course {
    case .held(let progress): return progress
    case .running(let timing, let start, let end):
      guard let phase = timing.media.phase(atParentTime: layerTime) else { return nil }
      return start + (end - start) * timing.progress(at: phase.time)
    }
  }

  /// The way from the layer's place to where the new look slides in from.
  func way(across size: CGSize) -> CGVector {
    switch side {
    case .fromRight: CGVector(dx: size.width, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: size.height)
    case .fromBottom: CGVector(dx: 0, dy: -size.height)
    default: CGVector(dx: -size.width, dy: 0)
    }
  }
}
