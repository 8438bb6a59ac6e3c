/// Images in the current context, upright.
extension UIImage {
  /// Draws the image at its own size, its top left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image at its own size, in a blend mode and at an opacity of 0…1.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched over a rectangle, a resizable one as it is resized.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    guard let shown, let context = UIGraphicsGetCurrentContext() else { return }
    guard resizing != nil else { return context.draw(shown, in: rect, isUpright: true) }
    for piece in nineParts.pieces(of: size, in: rect.standardized, pixel: 1 / scale) {
      let (source, box) = (piece.source, piece.destination)
      let (width, height) = (box.width / source.width, box.height / source.height)
      context.saveGState()
      context.clip(to: box)
      context.draw(
        shown,
        in: CGRect(
          x: box.minX - source.minX * width, y: box.minY - source.minY * height, width: width, height: height),
        isUpright: true)
      context.restoreGState()
    }
  }

  /// Draws the image stretched over a rectangle, in a blend mode and at an opacity of 0…1.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// The image as a PNG file, upright; nil on a stage without something that makes one.
  @preconcurrency @MainActor
  public func pngData() -> Data? { shown.flatMap { DrawingContexts.stage.imageEncoder?($0) } }
}
