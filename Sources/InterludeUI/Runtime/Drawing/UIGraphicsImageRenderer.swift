/// Makes images by drawing. An image is kept as what was drawn: it is sharp at every size, whatever the format's scale.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Images of a size in points, at the screen's scale, clear at first.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Images of a size in points and of a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Images of a rectangle of the coordinates that are drawn in, at the screen's scale, clear at first.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Images of a rectangle of the coordinates that are drawn in, and of a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(format: UIGraphicsImageRendererFormat(format, bounds: bounds))
  }

  /// The image that the actions draw; one of a point where the renderer's size has no pixels.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = imageFormat
    let context = DrawingContexts.makeImageContext(
      size: format.bounds.size, isOpaque: format.opaque, scale: format.scale)
    context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
    let contexts = DrawingContexts.stage.drawingContexts
    contexts.push(context, isImage: true)
    defer { contexts.pop(isImage: true) }
    let rendererContext = UIGraphicsImageRendererContext(context, format)
    actions(rendererContext)
    return rendererContext.currentImage
  }

  /// What the actions draw, as a PNG file; empty on a stage without something that makes one.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  private var imageFormat: UIGraphicsImageRendererFormat {
    format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
  }
}

/// What makes something by drawing.
@preconcurrency @MainActor
open class UIGraphicsRenderer: NSObject {
  /// What is made; its bounds are those that were given.
  public let format: UIGraphicsRendererFormat

  init(format: UIGraphicsRendererFormat) { self.format = format }

  /// Whether images can be made of what is drawn: always.
  open var allowsImageOutput: Bool { true }
}
