/// How a font's size follows the content size category.
nonisolated struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  /// What is scaled as the style's lines are; nil for the style's own font.
  var base: FontDescriptor?
  /// The size never exceeded, in points; 0 for none.
  var maximumPointSize: CGFloat = 0

  /// The font as large as it is in a category.
  func font(in size: ContentSize) -> UIFont {
    guard var descriptor = base else {
      let face = UIFont.systemFont(ofSize: style.size(in: size.category), weight: style.weight)
      return UIFont(face.descriptor, scaling: self)
    }
    descriptor.pointSize = scaled(descriptor.pointSize, in: size)
    if maximumPointSize > 0 { descriptor.pointSize = min(descriptor.pointSize, maximumPointSize) }
    return UIFont(descriptor, scaling: self)
  }

  /// A length grows as the distance from one of the style's lines to the next: published measurements of `scaledValue(for:)`.
  func scaled(_ length: CGFloat, in size: ContentSize) -> CGFloat {
    size.rounded(length * style.leading(in: size.category) / style.leading(in: .large))
  }
}

nonisolated extension UIFont {
  /// The same font as large as it is in other traits; itself where it does not follow them.
  func adjusted(to traits: UITraitCollection) -> UIFont { scaling?.font(in: ContentSize(traits)) ?? self }
}
