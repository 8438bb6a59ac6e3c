extension UIImage {
  /// The system's symbol of a name, such as `xmark.circle.fill`; nil for a name that is not among those drawn here, which
  /// `Differences.md` lists. It is a stencil in the tint colour unless it is shown `alwaysOriginal`, and then black.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// The system's symbol of a name, as large and as bold as a configuration asks for.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = SystemSymbol(name) else { return nil }
    let stage = ImageCatalog.stage
    let attributes = (configuration as? SymbolConfiguration)?.attributes ?? SymbolAttributes()
    self.init(Symbol(symbol, attributes), scale: stage.scale, renderer: stage.renderer)
  }

  /// Whether the image is one of the system's symbols.
  public var isSymbolImage: Bool { symbol != nil }

  /// How a symbol is drawn; nil for another image.
  public var symbolConfiguration: SymbolConfiguration? { symbol.map { SymbolConfiguration($0.attributes) } }

  /// The same symbol, drawn as a configuration asks for; the image itself where it is no symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let attributes = (configuration as? SymbolConfiguration)?.attributes else { return self }
    return redrawn { _ in attributes }
  }

  /// The same symbol, drawn as a configuration asks for, and for the rest as it was; the image itself where it is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    redrawn { configuration.attributes.filled(from: $0) }
  }

  /// Drawn as a place prefers where the image's own configuration says nothing.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration else { return self }
    return redrawn { $0.filled(from: configuration.attributes) }
  }

  private func redrawn(_ change: (SymbolAttributes) -> SymbolAttributes) -> UIImage {
    guard var symbol, change(symbol.attributes) != symbol.attributes else { return self }
    symbol.attributes = change(symbol.attributes)
    let redrawn = UIImage(symbol, scale: scale, renderer: shown?.drawing?.renderer)
    let tinted = symbol.tint.map { redrawn.withTintColor(UIColor(cgColor: $0)) } ?? redrawn
    return tinted.withRenderingMode(renderingMode)
  }

  nonisolated private convenience init(_ symbol: Symbol, scale: CGFloat, renderer: (any Renderer)?) {
    self.init(symbol: symbol, shown: symbol.drawing(scale: scale, renderer: renderer), scale: scale)
  }
}

/// A symbol, and how it is drawn.
nonisolated struct Symbol: Hashable, Sendable {
  let symbol: SystemSymbol
  var attributes: SymbolAttributes
  /// The colour that its shape is filled with; black without one.
  var tint: CGColor?

  init(_ symbol: SystemSymbol, _ attributes: SymbolAttributes) { (self.symbol, self.attributes) = (symbol, attributes) }

  /// In the middle of whole points, so that layout is the same on every screen.
  fileprivate func drawing(scale: CGFloat, renderer: (any Renderer)?) -> CGImage? {
    let drawn = SymbolDrawing(symbol, pen: attributes.pen)
    let unit = attributes.unit
    let exact = CGSize(width: drawn.bounds.width * unit, height: drawn.bounds.height * unit)
    let size = CGSize(width: exact.width.rounded(.up), height: exact.height.rounded(.up))
    let place = CGAffineTransform(
      unit, 0, 0, unit, (size.width - exact.width) / 2 - drawn.bounds.minX * unit,
      (size.height - exact.height) / 2 - drawn.bounds.minY * unit)
    return CGImage(
      Drawing(
        size: size, scale: scale, commands: drawn.commands.map { $0.mapped(by: Homography(place)) },
        renderer: renderer))
  }
}
