import Foundation

/// What a layer draws for: a view, as a rule.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// The action for a change, asked before it happens. `NSNull()` means none; nil leaves the search to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func layoutSublayers(of layer: CALayer) {}
}
