/// A shadow behind a stretch of text.
struct TextShadow: Equatable {
  var color: UIColor
  /// To the right and down, in points.
  var offset: CGSize
  /// The Gaussian's standard deviation, in points.
  var deviation: CGFloat

  /// Nil for one that shows nothing.
  init?(_ shadow: NSShadow) {
    guard let color = shadow.shadowColor as? UIColor, shadow.shadowOffset.width.isFinite,
      shadow.shadowOffset.height.isFinite, shadow.shadowBlurRadius.isFinite
    else { return nil }
    (self.color, offset) = (color, shadow.shadowOffset)
    deviation = max(0, shadow.shadowBlurRadius) / 2
  }
}
