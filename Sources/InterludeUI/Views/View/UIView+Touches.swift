extension UIView {
  /// A view that is nearly transparent (alpha under 0.01), hidden, disabled or being animated takes no touches.
  var acceptsTouches: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && touchesInFlight.blocking == 0
  }

  /// Asks the subviews from the front to the back, each in its own coordinates, and then takes the point itself.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard acceptsTouches, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.touchPoint(point, from: self), with: event) { return hit }
    }
    return self
  }
}
