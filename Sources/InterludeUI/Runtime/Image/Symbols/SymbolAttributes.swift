/// What a configuration asks of a symbol.
nonisolated struct SymbolAttributes: Hashable, Sendable {
  /// Of the text that the symbol is as large as; 0 for none asked for.
  var pointSize: CGFloat = 0
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified

  /// The same, and what is not asked for from others.
  func filled(from others: SymbolAttributes) -> SymbolAttributes {
    SymbolAttributes(
      pointSize: pointSize > 0 ? pointSize : others.pointSize, weight: weight == .unspecified ? others.weight : weight,
      scale: scale == .unspecified ? others.scale : scale)
  }

  /// Points that a unit of the symbols' grid is long: a circled symbol of text of 17 points is 20 points wide.
  var unit: CGFloat {
    let size = pointSize > 0 && pointSize.isFinite ? min(pointSize, Self.largest) : Self.ordinary
    let factor: CGFloat =
      switch scale {
      case .small: 0.8
      case .default, .unspecified, .medium: 1
      case .large: 1.27
      }
    return size / Self.ordinary * factor
  }

  /// The width of lines in units of the grid, by eye beside text of the same weight.
  var pen: CGFloat {
    switch weight {
    case .ultraLight: 0.6
    case .thin: 0.9
    case .light: 1.25
    case .unspecified, .regular: 1.6
    case .medium: 1.85
    case .semibold: 2.1
    case .bold: 2.4
    case .heavy: 2.8
    case .black: 3.2
    }
  }

  /// Running text's, in points.
  private static let ordinary: CGFloat = 17
  /// In points: beyond that a picture has too many pixels.
  private static let largest: CGFloat = 1000
}
