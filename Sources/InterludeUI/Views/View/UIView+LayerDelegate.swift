// What a view does for its layer.
extension UIView: CALayerDelegate {
  /// A view's layer does not animate by itself: only inside an animation block does a change become an animation.
  func blockAction(forKey event: String) -> (any CAAction)? {
    stage.animationBlocks.action(for: self, key: event) ?? Self.noAction
  }

  /// One for all, since every change asks.
  private static let noAction = NSNull()

  func layOutLayer() {
    traits.performAsCurrentOnMainActor {
      owner?.viewWillLayoutSubviews()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
  }

  /// Draws at the screen's pixels a point, unless the layer has been given others.
  func displayDrawing(of layer: CALayer) {
    let scale = layer.contentsScale == 1 ? stage.scale : layer.contentsScale
    stage.asCurrent { layer.displayDrawing(scale: scale, beginsBlack: drawsOnBlack, renderer: stage.renderer) }
  }

  func drawAsCurrent(in context: CGContext) {
    UIGraphicsPushContext(context)
    traits.performAsCurrentOnMainActor { draw(bounds) }
    UIGraphicsPopContext()
  }
}
