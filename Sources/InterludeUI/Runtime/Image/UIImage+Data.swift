extension UIImage {
  /// The image in the bytes of a PNG or JPEG file, a pixel for a point; nil when they are no picture.
  @preconcurrency @MainActor
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The image in the bytes of a PNG or JPEG file, at so many pixels a point; nil when they are no picture.
  @preconcurrency @MainActor
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = ImageCatalog.stage.imageDecoder?(data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }
}
