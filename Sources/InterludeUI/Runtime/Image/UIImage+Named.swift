extension UIImage {
  /// The image of a name among the main bundle's resources, those of its packages included; nil when there is none.
  @preconcurrency @MainActor
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// The image of a name among a bundle's resources, in any folder: `name.png`, `name@2x.png` or `name@3x.png`, whichever
  /// suits the screen. The extension may be given, and folders before the name. A configuration says nothing about pictures.
  @preconcurrency @MainActor
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    let stage = ImageCatalog.stage
    guard let found = stage.images.find(name, in: bundle ?? .main, scale: stage.scale),
      let image = stage.images.load(found.url, with: stage.imageLoader)
    else { return nil }
    self.init(cgImage: image, scale: found.scale, orientation: .up)
  }

  /// The same; what traits say is the screen's here, whatever is given.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// The image in a file; `@2x` or `@3x` at the end of its name gives the scale. Nil when it cannot be read.
  @preconcurrency @MainActor
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard let image = ImageCatalog.stage.imageLoader?(url) else { return nil }
    self.init(cgImage: image, scale: ImageFile(url: url).scale, orientation: .up)
  }
}
