extension UIGestureRecognizer {
  /// Whether the touch's news are for this recogniser: it takes part, and its gesture is not over.
  func watches(_ touch: UITouch) -> Bool {
    sequence.contains(touch) && !ignoredTouches.contains(touch) && !isFinished && pendingRequest?.ends != true
  }

  /// Whether it is still open what becomes of the touch.
  func isUndecided(about touch: UITouch) -> Bool {
    sequence.contains(touch) && !ignoredTouches.contains(touch) && grantedState == .possible
  }

  /// Hands the subclass what is new of the touches it watches.
  func receive(_ touches: [UITouch], with event: UIEvent) {
    let watched = touches.filter(watches)
    guard !watched.isEmpty else { return }
    updateLocation(watched)
    func hand(_ phase: UITouch.Phase, to message: (Set<UITouch>, UIEvent) -> Void) {
      // What it hears first may make it lose interest in the rest.
      let touches = watched.filter { $0.phase == phase && watches($0) }
      if !touches.isEmpty { message(Set(touches), event) }
    }
    hand(.began) { touchesBegan($0, with: $1) }
    hand(.moved) { touchesMoved($0, with: $1) }
    hand(.ended) { touchesEnded($0, with: $1) }
    hand(.cancelled) {
      touchesCancelled($0, with: $1)
      if activeTouches.isEmpty { state = .cancelled }
    }
  }

  /// The centre of the fingers that are down, or the place where the last ones left.
  func updateLocation(_ changed: [UITouch]) {
    let touches = activeTouches.isEmpty ? changed : activeTouches
    guard !touches.isEmpty else { return }
    let count = CGFloat(touches.count)
    locationInWindow = CGPoint(
      x: touches.map(\.locationInWindow.x).reduce(0, +) / count,
      y: touches.map(\.locationInWindow.y).reduce(0, +) / count)
  }
}
