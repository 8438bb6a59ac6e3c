import Foundation

/// A layer whose sublayers lie in the space that it lies in itself: they are turned and moved together, and none is flattened.
///
/// Only the sublayers show, those farther away first. The layer has no look of its own: background, contents, border, shadow,
/// corners and mask count for nothing, and its opacity is that of each sublayer by itself. A point never hits it.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
    state.isSpace = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    state.isSpace = true
  }

  override func copied() -> CALayer { CATransformLayer(layer: self) }
}
