/// Fills a rectangle of the current context with the fill colour, which takes the place of what is there.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with the fill colour.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  drawing(blendMode) { $0.fill(rect) }
}

/// Draws a frame of a point's width inside a rectangle's edge with the fill colour, which takes the place of what is there.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of a point's width inside a rectangle's edge with the fill colour.
@preconcurrency @MainActor
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let rect = rect.standardized
  drawing(blendMode) { context in
    let frame = CGMutablePath()
    frame.addRect(rect)
    if rect.width > 2, rect.height > 2 { frame.addRect(rect.insetBy(dx: 1, dy: 1)) }
    context.beginPath()
    context.addPath(frame)
    context.fillPath(using: .evenOdd)
  }
}

/// Draws in the current context only inside a rectangle from now on.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Draws in the current context in a blend mode.
private func drawing(_ blendMode: CGBlendMode, _ body: (CGContext) -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  body(context)
  context.restoreGState()
}
