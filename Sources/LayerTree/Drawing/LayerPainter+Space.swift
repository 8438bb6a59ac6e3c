import DisplayList
import Foundation

/// A layer in the space of a transform layer.
private struct SpaceLayer {
  let layer: CALayer
  /// What it is seen through.
  let scene: CATransform3D
  /// The time of its superlayer, in seconds.
  let parentTime: Double
  /// Of the transform layers that it is in.
  let opacity: CGFloat
  /// How far towards the viewer it lies.
  let depth: CGFloat
}

extension LayerPainter {
  /// Paints the sublayers of a transform layer, those farther away first. `map` takes the coordinates of the plane that they are
  /// seen on to the picture's.
  mutating func paintSpace(
    of layer: CALayer, _ state: LayerState, time: Double, in scene: CATransform3D?, _ map: Homography
  ) {
    var found: [SpaceLayer] = []
    gather(layer, state, time: time, in: scene, opacity: 1, into: &found)
    for part in found.sortedByDepth(\.depth) {
      let start = commands.count
      if part.opacity < 1 { commands.append(.pushGroup(opacity: part.opacity)) }
      let first = commands.count
      paint(part.layer, in: part.scene, parentTime: part.parentTime, map: map)
      if part.opacity < 1 { closeGroup(from: start, first: first, opacity: part.opacity) }
    }
  }

  /// Finds the layers in a transform layer, and in those inside it.
  private func gather(
    _ layer: CALayer, _ state: LayerState, time: Double, in scene: CATransform3D?, opacity: CGFloat,
    into found: inout [SpaceLayer]
  ) {
    guard state.isVisible else { return }
    let (space, opacity) = (state.space(in: scene), opacity * min(state.opacity, 1))
    for child in layer.children {
      let childTime = child.time.localTime(atParentTime: time)
      let childState = child.presentedState(at: childTime, clockTime: clockTime)
      if childState.isSpace {
        gather(child, childState, time: childTime, in: space, opacity: opacity, into: &found)
      } else {
        found.append(
          SpaceLayer(
            layer: child, scene: space, parentTime: time, opacity: opacity, depth: childState.depth(in: space)))
      }
    }
  }
}
