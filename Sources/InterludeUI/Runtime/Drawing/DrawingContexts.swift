/// The contexts that are drawn in, each inside the one before.
final class DrawingContexts {
  private var stack: [(context: CGContext, isImage: Bool)] = []

  var current: CGContext? { stack.last?.context }

  /// The current context, if it is that of an image.
  var image: CGContext? { stack.last.flatMap { $0.isImage ? $0.context : nil } }

  func push(_ context: CGContext, isImage: Bool = false) { stack.append((context, isImage)) }

  /// Ends the context pushed last; nothing where that was not the one to end.
  func pop(isImage: Bool) { if stack.last?.isImage == isImage { stack.removeLast() } }

  /// Begins a context for an image. Sides are rounded up to whole pixels; a scale of 0 is the screen's.
  static func makeImageContext(size: CGSize, isOpaque: Bool, scale: CGFloat) -> CGContext {
    let scale = scale > 0 && scale.isFinite ? scale : stage.scale
    let whole = CGSize(
      width: size.width.roundedUp(toScale: scale), height: size.height.roundedUp(toScale: scale))
    return CGContext(size: whole, scale: scale, isOpaque: isOpaque, renderer: stage.renderer)
  }
}
