import DisplayList
import Foundation

extension CALayer {
  /// As `setNeedsDisplay()`: all of the layer is drawn anew.
  public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether `display()` is due.
  public func needsDisplay() -> Bool { isDisplayNeeded }

  /// Calls `display()` now, if it is due. It stays due while the bounds are empty.
  public func displayIfNeeded() {
    guard isDisplayNeeded, state.hasArea else { return }
    isDisplayNeeded = false
    display()
  }

  /// Does the same for this layer and all below it. What is hidden waits until it shows, as in UIKit.
  package func displaySubtreeIfNeeded() {
    displayIfNeeded()
    guard isDisplayNeededBelow else { return }
    isDisplayNeededBelow = false
    for child in descendants where !child.state.isHidden { child.displaySubtreeIfNeeded() }
  }

  /// Says that drawing has come to where there is nothing to draw: an override higher up may yet have drawn.
  package func leaveDrawingOut() { isDrawingLeftOut = true }

  /// Has `draw(in:)` draw the contents, of which there are none where it draws nothing. Where nobody has anything to draw the layer
  /// keeps the contents it has.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point; nil for `contentsScale`.
  ///   - beginsBlack: Whether it is drawn on black; nil for `isOpaque`.
  ///   - renderer: What makes pixels of it.
  package func displayDrawing(
    scale: CGFloat? = nil, beginsBlack: Bool? = nil, renderer: (any Renderer)? = nil
  ) {
    delegate?.layerWillDraw(self)
    let scale = scale ?? state.contentsScale
    let context = CGContext(
      size: state.bounds.size, scale: scale, isOpaque: beginsBlack ?? isOpaque, renderer: renderer)
    context.translateBy(x: -state.bounds.minX, y: -state.bounds.minY)
    isDrawingLeftOut = false
    draw(in: context)
    guard !isDrawingLeftOut || !context.isUntouched else { return }
    let isFirst = state.contents.parts.isEmpty
    let show = {
      self.contentsScale = scale
      self.contents = context.isUntouched && !context.isOpaque ? nil : context.makeImage()
    }
    // What was not there before does not fade in.
    if isFirst { CATransaction.withoutActions(show) } else { show() }
  }

  func markNeedsDisplay() {
    guard source == nil else { return }
    isDisplayNeeded = true
    parent?.markDisplayNeededAbove()
  }

  /// Asks for the first display, as soon as there is something to draw on and somewhere to show it.
  package func displayOnceShown() { isDisplayNeeded = true }

  func markDisplayNeededAboveIfNeeded() {
    if isDisplayNeeded || isDisplayNeededBelow { parent?.markDisplayNeededAbove() }
  }

  func sizeDidChangeForDisplay() {
    if needsDisplayOnBoundsChange { setNeedsDisplay() } else { markDisplayNeededAboveIfNeeded() }
  }

  private func markDisplayNeededAbove() {
    var ancestor: CALayer? = self
    while let layer = ancestor, !layer.isDisplayNeededBelow {
      layer.isDisplayNeededBelow = true
      ancestor = layer.parent
    }
  }
}

extension CATransaction {
  fileprivate static func withoutActions(_ body: () -> Void) {
    begin()
    setDisableActions(true)
    body()
    commit()
  }
}
