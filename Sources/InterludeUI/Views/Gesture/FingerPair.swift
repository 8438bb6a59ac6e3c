/// Two fingers, in window coordinates.
struct FingerPair {
  let first: CGPoint
  let second: CGPoint

  /// How far apart they are, in points.
  var distance: CGFloat { first.distance(to: second) }

  /// The direction from the first to the second in radians, −π…π, clockwise from the x axis as it shows.
  var angle: CGFloat { atan2(second.y - first.y, second.x - first.x) }
}

extension UIGestureRecognizer {
  /// The two fingers that make the gesture, while they are both down.
  var fingerPair: FingerPair? {
    let touches = activeTouches
    guard touches.count == 2 else { return nil }
    return FingerPair(first: touches[0].locationInWindow, second: touches[1].locationInWindow)
  }

  /// Leaves those that come to a pair of fingers to others.
  func ignoreAllButPair(_ touches: Set<UITouch>, for event: UIEvent) {
    for touch in activeTouches.dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
  }
}
