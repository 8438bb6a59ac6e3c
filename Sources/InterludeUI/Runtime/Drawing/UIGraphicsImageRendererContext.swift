/// Where a renderer's actions draw.
@preconcurrency @MainActor
open class UIGraphicsRendererContext: NSObject {
  /// The context itself, which is the current one.
  public final let cgContext: CGContext
  /// What is made.
  public final let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) { (cgContext, self.format) = (context, format) }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the fill colour, in a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { drawing(blendMode) { cgContext.fill(rect) } }

  /// Draws a line along a rectangle's edge with the stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a line along a rectangle's edge with the stroke colour, in a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { drawing(blendMode) { cgContext.stroke(rect) } }

  /// Draws only inside a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func drawing(_ blendMode: CGBlendMode, _ body: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    body()
    cgContext.restoreGState()
  }
}

/// Where an image renderer's actions draw.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage { UIImage(drawnIn: cgContext) ?? .clearPoint }
}

extension UIImage {
  /// One clear pixel.
  fileprivate static var clearPoint: UIImage {
    let drawing = Drawing(size: CGSize(width: 1, height: 1), scale: 1, commands: [])
    guard let image = CGImage(drawing) else { preconditionFailure("a point has a pixel") }
    return UIImage(cgImage: image)
  }
}
