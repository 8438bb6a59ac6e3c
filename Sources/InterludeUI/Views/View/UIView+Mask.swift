extension UIView {
  /// The layer of a mask is in no superview's layer.
  func maskDidChange() {
    mask?.removeFromSuperview()
    layer.mask = mask?.layer
  }
}
