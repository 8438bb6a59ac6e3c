import InterludeUI

/// Zooming and panning by the wheel, a pinch or two fingers.
extension CurveGraphView {
  /// Zooms in by a factor above 1 or out by one below, and keeps the time at a point of this view in place.
  func zoom(by factor: Double, around point: CGPoint) {
    let time = time(at: point.x)
    changeViewport { $0.zoom(by: factor, around: time) }
  }

  /// Moves the content to the right by a distance, in points.
  func pan(by distance: CGFloat) {
    guard let width = plotFrame?.width, width > 0 else { return }
    changeViewport { $0.pan(by: -Double(distance / width) * $0.length) }
  }

  /// Shows everything.
  func resetZoom() { changeViewport { $0.reset() } }

  func addGestures() {
    let pinch = UIPinchGestureRecognizer { [weak self] pinch in
      guard let self else { return }
      zoom(by: Double(pinch.scale), around: pinch.location(in: self))
      pinch.scale = 1
    }
    let pan = UIPanGestureRecognizer { [weak self] pan in
      guard let self else { return }
      self.pan(by: pan.translation(in: self).x)
      pan.setTranslation(.zero, in: self)
    }
    pan.minimumNumberOfTouches = 2
    for recognizer in [pinch, pan] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }
}

extension CurveGraphView: UIGestureRecognizerDelegate {
  /// Two fingers pinch and move at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer.view === self && otherGestureRecognizer.view === self }
}
