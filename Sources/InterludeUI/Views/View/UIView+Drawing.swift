extension UIView {
  /// Whether what `draw(_:)` draws hides everything behind it; true unless set. A view that draws, is opaque and has no
  /// background colour is drawn on black, as in UIKit. Nothing else depends on it.
  public var isOpaque: Bool {
    get { layer.isOpaque }
    set {
      guard newValue != layer.isOpaque else { return }
      layer.isOpaque = newValue
      setNeedsDisplay()
    }
  }

  /// A background that is set lies behind the drawing by itself; one that lets something through makes the view as good as not
  /// opaque.
  var drawsOnBlack: Bool { layer.isOpaque && layer.backgroundColor == nil }

  /// Makes the view its layer's delegate. Its first drawing is due once it is shown: only then is it known whether it has
  /// anything to draw.
  func takeLayer() {
    layer.owner = self
    layer.isOpaque = true
    layer.displayOnceShown()
  }

  func contentModeDidChange() {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }

  /// Draws the view over a rectangle of the current context.
  func record(over rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0, !bounds.isEmpty else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.record(isPresented: !afterUpdates, in: context)
    context.restoreGState()
    return true
  }
}
