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

  /// Draws the image stretched over a rectangle.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    if let shown { UIGraphicsGetCurrentContext()?.draw(shown, in: rect, isUpright: true) }
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
