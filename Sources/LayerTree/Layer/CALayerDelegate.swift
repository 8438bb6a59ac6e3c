import DisplayList
import Foundation

/// What a layer draws for: a view, as a rule.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents; unless implemented, the layer's `draw(in:)` draws them.
  func display(_ layer: CALayer)
  /// Draws the layer's contents, in its own coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the contents are drawn, to settle `isOpaque` and `contentsScale`.
  func layerWillDraw(_ layer: CALayer)
  /// The action for a change, asked before it happens. `NSNull()` means none; nil leaves the search to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.displayDrawing() }
  public func draw(_ layer: CALayer, in ctx: CGContext) { layer.leaveDrawingOut() }
  public func layerWillDraw(_ layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func layoutSublayers(of layer: CALayer) {}
}
