extension UIBezierPath {
  var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  func fill(in context: CGContext?) {
    context?.takingPath(cgPath) { $0.fillPath(using: fillRule) }
  }

  func stroke(in context: CGContext?) {
    guard let context else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
    context.takingPath(cgPath) { $0.strokePath() }
    context.restoreGState()
  }

  func addClip(in context: CGContext?) {
    context?.takingPath(cgPath) { $0.clip(using: fillRule) }
  }

  /// Draws in the current context, in a blend mode and at an opacity.
  func drawing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext?) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body(context)
    context.restoreGState()
  }
}

extension CGContext {
  /// Draws with a path in the place of the context's own.
  fileprivate func takingPath(_ path: CGPath, _ body: (CGContext) -> Void) {
    beginPath()
    addPath(path)
    body(self)
  }
}
