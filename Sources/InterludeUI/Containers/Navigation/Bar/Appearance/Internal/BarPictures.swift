/// The pictures that an appearance of a bar has: over its background, and outside of its inner edge.
final class BarPictures {
  private let ground = UIImageView(frame: .zero)
  private let shadow = UIImageView(frame: .zero)

  /// From the back on.
  var views: [UIView] { [ground, shadow] }

  /// - Parameter alpha: How much of the appearance there is, 0…1.
  func show(_ appearance: UIBarAppearance?, alpha: CGFloat) {
    (ground.image, shadow.image) = (appearance?.backgroundImage, appearance?.shadowImage)
    shadow.tintColor = appearance?.shadowColor
    for view in views { view.alpha = alpha }
  }

  /// - Parameters:
  ///   - bounds: The bar's.
  ///   - isAtTop: Whether the inner edge is the lower one.
  func layOut(in bounds: CGRect, isAtTop: Bool) {
    ground.frame = bounds
    let height = shadow.image?.size.height ?? 0
    shadow.frame = CGRect(x: 0, y: isAtTop ? bounds.maxY : bounds.minY - height, width: bounds.width, height: height)
  }
}
