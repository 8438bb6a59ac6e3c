extension UIView: CALayerDelegate {
  /// A view's layer does not animate by itself: only inside an animation block does a change become an animation.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    stage.animationBlocks.action(for: self, key: event) ?? NSNull()
  }

  public func layoutSublayers(of layer: CALayer) {
    traits.performAsCurrent {
      owner?.viewWillLayoutSubviews()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
  }

  /// Draws at the screen's pixels a point, unless the layer has been given others.
  public func display(_ layer: CALayer) {
    let scale = layer.contentsScale == 1 ? stage.scale : layer.contentsScale
    stage.asCurrent { layer.displayDrawing(scale: scale, beginsBlack: drawsOnBlack, renderer: stage.renderer) }
  }

  public func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    traits.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }
}
