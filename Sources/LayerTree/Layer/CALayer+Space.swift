import DisplayList
import Foundation

extension CALayer {
  /// What the sublayers are seen through on the nearest plane: that of this layer, or for a transform layer of the one above.
  var sublayerScene: CATransform3D? {
    state.isSpace ? state.space(in: superlayer?.sublayerScene) : state.scene
  }

  /// The layer that a point of the nearest plane above hits in the space of this one, which is hit nowhere itself.
  func hitTestSpace(_ p: CGPoint) -> CALayer? {
    for (layer, _) in spaceLayers.sortedByDepth(\.depth).reversed() {
      if let hit = layer.hitTest(p) { return hit }
    }
    return nil
  }

  /// The layers in this transform layer and in those inside it, and how far towards the viewer they lie.
  private var spaceLayers: [(layer: CALayer, depth: CGFloat)] {
    guard !state.isHidden, let space = sublayerScene else { return [] }
    return (sublayers ?? []).flatMap { layer in
      layer.state.isSpace ? layer.spaceLayers : [(layer, layer.state.depth(in: space))]
    }
  }
}
