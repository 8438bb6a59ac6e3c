/// Images that follow each other.
extension UIImageView {
  func startPlaying() {
    guard !isAnimating, shownAnimationImages?.isEmpty == false else { return }
    if window == nil { animatesInWindow = true } else { play() }
  }

  func stopPlaying() {
    animatesInWindow = false
    layer.removeAnimation(forKey: Self.animationKey)
    show()
  }

  /// No layer is animated off its window: what plays begins anew in the next one.
  func pauseOffWindow() {
    if isPlaying { animatesInWindow = true }
  }

  func playInWindow() {
    guard animatesInWindow, window != nil else { return }
    animatesInWindow = false
    if !isPlaying { play() }
  }

  var isPlaying: Bool { layer.animation(forKey: Self.animationKey) != nil }

  private func play() {
    guard let images = shownAnimationImages, let first = images.first else { return }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = images.map { contents(of: $0) as Any }
    animation.calculationMode = .discrete
    animation.duration = animationDuration > 0 ? animationDuration : Double(images.count) / Self.imagesPerSecond
    animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
    layer.contentsScale = first.scale
    layer.contentsParts = first.nineParts
    layer.add(animation, forKey: Self.animationKey)
  }

  private static let animationKey = "UIImageViewAnimation"
  /// Where no duration is given, as in UIKit.
  private static let imagesPerSecond = 30.0

  private var shownAnimationImages: [UIImage]? {
    isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
  }
}
