/// A picture with the number of its pixels that make a point.
public nonisolated final class UIImage: NSObject, Sendable {
  /// Whether a view paints the image as it is or as a stencil in its tint colour.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The pixels as they came, before the orientation is applied.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  public let renderingMode: RenderingMode
  /// The pixels the way they are shown.
  let shown: CGImage

  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// A scale that is not above 0 counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage, shown: orientation.applied(to: cgImage), scale: scale, orientation: orientation)
  }

  private init(
    cgImage: CGImage, shown: CGImage, scale: CGFloat, orientation: Orientation,
    renderingMode: RenderingMode = .automatic
  ) {
    self.cgImage = cgImage
    self.shown = shown
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.imageOrientation = orientation
    self.renderingMode = renderingMode
  }

  /// In points.
  public var size: CGSize { CGSize(width: CGFloat(shown.width) / scale, height: CGFloat(shown.height) / scale) }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage: cgImage ?? shown, shown: shown, scale: scale, orientation: imageOrientation,
      renderingMode: renderingMode)
  }

  /// The image's shape filled with a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let tinted = shown.filled(with: color.cgColor)
    return UIImage(
      cgImage: tinted, shown: tinted, scale: scale, orientation: .up, renderingMode: renderingMode)
  }
}

nonisolated extension CGImage {
  /// A colour wherever this image has coverage, as strong as its alpha.
  fileprivate func filled(with color: CGColor) -> CGImage {
    func byte(_ component: CGFloat) -> UInt32 { UInt32((min(max(component, 0), 1) * 255).rounded()) }
    let opaque = [byte(color.red), byte(color.green), byte(color.blue)]
    let opacity = byte(color.alpha)
    let filled = pixels.map { pixel -> UInt32 in
      let alpha = ((pixel >> 24) * opacity + 127) / 255
      return opaque.reduce(alpha) { $0 << 8 | ($1 * alpha + 127) / 255 }
    }
    return CGImage(width: width, height: height, pixels: filled) ?? self
  }
}
