/// A picture with the number of its pixels that make a point.
public nonisolated final class UIImage: NSObject, Sendable {
  /// Whether a view paints the image as it is or as a stencil in its tint colour.
  public enum RenderingMode: Int, Sendable {
    /// By its place: a stencil in buttons of the system type and in bars, as it is elsewhere.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// As a stencil: only its alpha counts, filled with the tint colour.
    case alwaysTemplate
  }

  /// The pixels as they came, before the orientation is applied.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  /// How the stored pixels are turned to be shown.
  public let imageOrientation: Orientation
  /// Whether the image is painted as it is or as a stencil.
  public let renderingMode: RenderingMode
  /// The pixels the way they are shown.
  let shown: CGImage?
  /// What it is drawn from, of a symbol.
  let symbol: Symbol?
  /// How it is resized; nil where it is stretched as a whole.
  let resizing: Resizing?

  /// An image of nothing: its size is zero.
  public convenience override init() { self.init(cgImage: nil, shown: nil, scale: 1, orientation: .up) }

  /// An image of one pixel to a point, as its pixels are stored.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// A scale that is not above 0 counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage, shown: orientation.applied(to: cgImage), scale: scale, orientation: orientation)
  }

  /// A symbol as it has been drawn.
  convenience init(symbol: Symbol, shown: CGImage?, scale: CGFloat) {
    self.init(cgImage: shown, shown: shown, scale: scale, orientation: .up, symbol: symbol)
  }

  private init(
    cgImage: CGImage?, shown: CGImage?, scale: CGFloat, orientation: Orientation,
    renderingMode: RenderingMode = .automatic, symbol: Symbol? = nil, resizing: Resizing? = nil
  ) {
    self.symbol = symbol
    self.resizing = resizing
    self.cgImage = cgImage
    self.shown = shown
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.imageOrientation = orientation
    self.renderingMode = renderingMode
  }

  /// In points.
  public var size: CGSize {
    shown.map { CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale) } ?? .zero
  }

  /// The same image, painted as it is or as a stencil.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage: cgImage ?? shown, shown: shown, scale: scale, orientation: imageOrientation,
      renderingMode: renderingMode, symbol: symbol, resizing: resizing)
  }

  /// The same image, resized in another way.
  func resized(_ resizing: Resizing) -> UIImage {
    UIImage(
      cgImage: cgImage ?? shown, shown: shown, scale: scale, orientation: imageOrientation,
      renderingMode: renderingMode, symbol: symbol, resizing: resizing)
  }

  /// Whether it is painted as a stencil where nothing else is known of the place: symbols are unless they are said not to be.
  var isStencil: Bool { renderingMode == .alwaysTemplate || renderingMode == .automatic && symbol != nil }

  /// The image's shape filled with a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// The image's shape filled with a colour, in a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let tinted = shown?.filled(with: color.cgColor)
    var symbol = symbol
    symbol?.tint = color.cgColor
    return UIImage(
      cgImage: tinted, shown: tinted, scale: scale, orientation: .up, renderingMode: renderingMode, symbol: symbol,
      resizing: resizing)
  }
}

nonisolated extension CGImage {
  /// A colour wherever this image has coverage, as strong as its alpha.
  fileprivate func filled(with color: CGColor) -> CGImage {
    if let drawing { return CGImage(drawing.filled(with: color)) ?? self }
    if let stencil {
      let faded = color.copy(alpha: color.alpha * stencil.color.alpha) ?? color
      return CGImage(Stencil(stencil.coverage, color: faded))
    }
    let coverage = Coverage(width: width, height: height, bytes: pixels.map { UInt8($0 >> 24) })
    return coverage.map { CGImage(Stencil($0, color: color)) } ?? self
  }
}

nonisolated extension Drawing {
  /// A colour wherever the drawing has coverage.
  fileprivate func filled(with color: CGColor) -> Drawing {
    var filled = self
    let whole = Shape.roundedRect(RoundedRect(CGRect(origin: .zero, size: size)))
    filled.commands = [.beginMask] + commands + [.pushMask, .fill(whole, color, .identity), .popMask]
    filled.isOpaque = isOpaque && color.alpha >= 1
    return filled
  }
}
