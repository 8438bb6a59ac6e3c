/// What a renderer makes.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: NSObject {
  /// The part of the coordinates that is drawn in; empty until a renderer has the format.
  public final let bounds: CGRect

  public override convenience init() { self.init(bounds: .zero) }

  init(bounds: CGRect) { self.bounds = bounds }
}

/// What images a renderer makes.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels a point; the screen's unless set, and where it is not above 0. It counts for what asks for pixels, such as
  /// `UIImage.pngData()`, and for text.
  open var scale: CGFloat
  /// Whether an image begins black instead of clear; false unless set.
  open var opaque = false

  public convenience init() { self.init(bounds: .zero) }

  override init(bounds: CGRect) {
    scale = DrawingContexts.stage.scale
    super.init(bounds: bounds)
  }

  /// A copy for a renderer.
  convenience init(_ format: UIGraphicsImageRendererFormat, bounds: CGRect) {
    self.init(bounds: bounds)
    (scale, opaque) = (format.scale, format.opaque)
  }

  /// The format that suits the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The format that suits the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
