extension UIView: CALayerDelegate {
  /// A view's layer does not animate by itself: only inside an animation block does a change become an animation.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    stage.animationBlocks.action(for: self, key: event) ?? NSNull()
  }

  public func layoutSublayers(of layer: CALayer) {
    owner?.viewWillLayoutSubviews()
    layoutSubviews()
    owner?.viewDidLayoutSubviews()
  }
}
