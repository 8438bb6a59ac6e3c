nonisolated extension UIListContentConfiguration {
  /// How an image in a list looks.
  public nonisolated struct ImageProperties: Hashable {
    /// In `reservedLayoutSize`, the length that is reserved for symbols.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// How a symbol is drawn whose own configuration does not say; nil, unless set, for as text of 17 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a stencil, such as a symbol; nil, unless set, for the view's tint colour, or grey while that is out of use.
    public var tintColor: UIColor? {
      get { ownTintColor ?? (isDisabled ? .tertiaryLabel : nil) }
      set { ownTintColor = newValue }
    }
    private var ownTintColor: UIColor?
    var isDisabled = false
    /// What is done to the tint colour before it shows; nil for nothing.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { transformer?.transformer }
      set { transformer = newValue.map(UIConfigurationColorTransformer.Compared.init) }
    }
    private var transformer: UIConfigurationColorTransformer.Compared?

    /// The tint colour that shows in a view of a tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// How round the image's corners are, in points; 0 unless set.
    public var cornerRadius: CGFloat = 0
    /// The most that the image takes, in points: a larger one is shown smaller, in its proportions. A side of 0 has no bound.
    public var maximumSize = CGSize.zero
    /// The room in whose middle the image stands, in points; it changes nothing about the image. A side of 0 is as long as the image,
    /// or of a symbol `standardDimension`.
    public var reservedLayoutSize = CGSize.zero
  }
}

nonisolated extension UIListContentConfiguration.ImageProperties {
  /// What is reserved for symbols, in points: by eye. One that is wider has as much as it needs.
  static let symbolRoom = CGSize(width: 28, height: 22)

  /// How large an image is shown.
  func shownSize(of size: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return .zero }
    var scale: CGFloat = 1
    if maximumSize.width > 0 { scale = min(scale, maximumSize.width / size.width) }
    if maximumSize.height > 0 { scale = min(scale, maximumSize.height / size.height) }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The room for an image that is shown at a size.
  func room(for size: CGSize, isSymbol: Bool) -> CGSize {
    func length(_ reserved: CGFloat, _ shown: CGFloat, _ standard: CGFloat) -> CGFloat {
      if reserved == Self.standardDimension { return standard }
      return reserved > 0 ? reserved : isSymbol ? max(standard, shown) : shown
    }
    return CGSize(
      width: length(reservedLayoutSize.width, size.width, Self.symbolRoom.width),
      height: length(reservedLayoutSize.height, size.height, Self.symbolRoom.height))
  }
}
