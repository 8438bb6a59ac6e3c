/// The strip that bars cover at an edge of a controller's view. Newer code uses `safeAreaLayoutGuide`.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the strip reaches into the view, in points.
  var length: CGFloat { get }
  /// The top edge of the strip.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the strip.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the strip, in points.
  var heightAnchor: NSLayoutDimension { get }
}

final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIView {
  /// The strip of a region.
  func barGuide(_ region: UILayoutGuide.Region) -> any UILayoutSupport {
    systemGuide(region) as? BarLayoutGuide ?? BarLayoutGuide(region: region)
  }
}
