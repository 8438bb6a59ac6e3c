/// A view in the hands of a property animator is touched where it shows; any other where its model is.
extension UIView {
  /// A point of the superview in this view's coordinates, for hit testing.
  func touchPoint(_ point: CGPoint, from superview: UIView) -> CGPoint {
    guard animationsFollowedByTouches > 0, let shown = layer.presentation() else {
      return superview.convert(point, to: self)
    }
    return shown.convert(point, from: superview.layer.presentation())
  }

  /// The bounds that hit testing goes by.
  var touchBounds: CGRect {
    guard animationsFollowedByTouches > 0, let shown = layer.presentation() else { return bounds }
    return shown.bounds
  }
}
