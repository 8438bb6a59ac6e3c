/// What a visual effect view does to the picture: see ``UIBlurEffect`` and ``UIVibrancyEffect``.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  /// How the view looks under an effect; nil leaves everything as it is.
  func look(for style: UIUserInterfaceStyle) -> VisualEffectAppearance? { nil }

  /// The effect itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What an effect comes to.
struct VisualEffectAppearance {
  /// The Gaussian's standard deviation, in points.
  var blur: CGFloat = 0
  var saturation: CGFloat = 1
  /// What is laid over the blurred picture.
  var tint: UIColor?
  /// What becomes of what the view shows itself.
  var vibrancy: Vibrancy?
}
