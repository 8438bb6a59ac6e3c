extension UIGestureRecognizer {
  /// Whether the touch's news are for this recogniser: it takes part, and its gesture is not over.
  func watches(_ touch: UITouch) -> Bool {
    sequence.contains(touch) && !ignoredTouches.contains(touch) && !isFinished && pendingRequest?.ends != true
  }

  /// Whether it is still open what becomes of the touch.
  func isUndecided(about touch: UITouch) -> Bool {
    sequence.contains(touch) && !ignoredTouches.contains(touch) && grantedState == .possible
  }

  /// Hands one touch's news to the subclass.
  func receive(_ touch: UITouch, with event: UIEvent) {
    updateLocation(touch)
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled:
      touchesCancelled([touch], with: event)
      if activeTouches.isEmpty { state = .cancelled }
    case .stationary: break
    }
  }

  /// The centre of the fingers that are down, or the place where the last one left.
  private func updateLocation(_ touch: UITouch) {
    let touches = activeTouches.isEmpty ? [touch] : activeTouches
    let count = CGFloat(touches.count)
    locationInWindow = CGPoint(
      x: touches.map(\.locationInWindow.x).reduce(0, +) / count,
      y: touches.map(\.locationInWindow.y).reduce(0, +) / count)
  }
}
