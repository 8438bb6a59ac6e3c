/// Images that follow each other.
extension UIImageView {
  /// Whether the animation images are being shown.
  public var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

  /// Shows the animation images, from the first one, in place of the image; nothing happens without any, nor while they are shown.
  public func startAnimating() {
    guard !isAnimating, let images = shownAnimationImages, let first = images.first else { return }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = images.map { contents(of: $0) as Any }
    animation.calculationMode = .discrete
    animation.duration = animationDuration > 0 ? animationDuration : Double(images.count) / Self.imagesPerSecond
    animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
    layer.contentsScale = first.scale
    layer.contentsParts = first.nineParts
    layer.add(animation, forKey: Self.animationKey)
  }

  /// Shows the image again.
  public func stopAnimating() {
    layer.removeAnimation(forKey: Self.animationKey)
    show()
  }

  private static let animationKey = "UIImageViewAnimation"
  /// Where no duration is given, as in UIKit.
  private static let imagesPerSecond = 30.0

  private var shownAnimationImages: [UIImage]? {
    isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
  }
}
