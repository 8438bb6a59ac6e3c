/// A content size category, and the pixels that sizes are rounded to.
nonisolated struct ContentSize {
  let category: UIContentSizeCategory
  /// Per point; 0 is not known.
  let displayScale: CGFloat

  /// What traits say; what they leave open is as in the current ones.
  init(_ traits: UITraitCollection?) {
    let (own, current) = (traits?.traits ?? Traits(), UITraitCollection.current.traits)
    let traits = current.overridden(by: own)
    (category, displayScale) = (traits.preferredContentSizeCategory, traits.displayScale)
  }

  /// A length to the nearest whole pixel.
  func rounded(_ length: CGFloat) -> CGFloat {
    displayScale > 0 ? (length * displayScale).rounded() / displayScale : length
  }
}
