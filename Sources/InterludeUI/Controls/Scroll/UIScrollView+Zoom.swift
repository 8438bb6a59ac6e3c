/// How the content is zoomed: the view that the delegate names is scaled, and the content is as large as it shows.
extension UIScrollView {
  /// The view that is scaled.
  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// A limit that is no scale counts as 1, and a largest one below the smallest as that.
  var zoomLimits: ZoomLimits {
    let low = minimumZoomScale > 0 && minimumZoomScale.isFinite ? minimumZoomScale : 1
    return ZoomLimits(range: low...(maximumZoomScale > low ? maximumZoomScale : low), gives: bouncesZoom)
  }

  /// The recogniser is there as long as there is anything to zoom.
  func zoomLimitsChanged() {
    let limits = zoomLimits.range
    let canZoom = limits.lowerBound < limits.upperBound
    if canZoom, pinch == nil {
      let pinch = ScrollPinchGestureRecognizer(scrollView: self)
      self.pinch = pinch
      addGestureRecognizer(pinch)
    } else if !canZoom, let pinch {
      removeGestureRecognizer(pinch)
      self.pinch = nil
      endZoom()
    }
  }

  // MARK: By the program

  /// Brings a point of the zoomed view, or the one that is there, to the middle at a scale within the limits.
  func zoom(to scale: CGFloat, around point: CGPoint?, animated: Bool) {
    guard let view = zoomedView, scale > 0, scale.isFinite else { return }
    stopMotion()
    stopZoomAnimation(of: view)
    let scale = zoomLimits.clamp(scale)
    let middle = CGVector(dx: bounds.width / 2, dy: bounds.height / 2)
    let point = point ?? convert(bounds.origin + middle, to: view)
    guard point.x.isFinite, point.y.isFinite else { return }
    guard animated else { return show(view, at: scale, with: point, at: middle) }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    animateZoom(of: view, to: scale, with: point, at: middle)
  }

  /// Where constraints place the zoomed view, they count its size as it is at scale 1.
  func placeZoomedView() {
    guard let view = zoomedView, view.transform != .identity, view.isPlacedByConstraints,
      let solved = view.layoutTraits?.solvedFrame
    else { return }
    view.move(to: solved.origin)
  }

  // MARK: By hand

  func beginZoom() {
    guard let view = zoomedView, let pinch else { return }
    stopMotion()
    stopZoomAnimation(of: view)
    zoom = ScrollZoom(
      scale: zoomScale, pinch: pinch.scale, anchor: pinch.location(in: view), limits: zoomLimits)
    stage.tell(.following(self, .isHeld([])))
    delegate?.scrollViewWillBeginZooming(self, with: view)
    continueZoom()
  }

  func continueZoom() {
    guard let zoom, let pinch, let view = zoomedView else { return }
    let fingers = pinch.location(in: self) - bounds.origin
    scale(view, to: zoomLimits.shown(forAsked: zoom.asked(for: pinch.scale)))
    let asked = convert(zoom.anchor, from: view) - fingers
    moveContent(to: bounces ? asked : offsetRange.clamp(asked))
    delegate?.scrollViewDidZoom(self)
  }

  /// One of the fingers has left at least: content that is past a limit goes back to it, and to where it belongs at that scale.
  func endZoom() {
    guard let zoom, let view = zoomedView else { return self.zoom = nil }
    self.zoom = nil
    stage.tell(.following(self, .goes([])))
    let target = zoomLimits.clamp(zoomScale)
    guard target == zoomScale else {
      abandonDrag()
      isZoomBouncing = true
      return animateZoom(of: view, to: target, with: zoom.anchor, at: convert(zoom.anchor, from: view) - bounds.origin)
    }
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: target)
    returnIntoRange()
  }

  // MARK: Motion

  private func animateZoom(of view: UIView, to scale: CGFloat, with point: CGPoint, at place: CGVector) {
    let animator = UIViewPropertyAnimator(duration: Self.zoomDuration, curve: .easeInOut) { [weak self] in
      self?.show(view, at: scale, with: point, at: place)
    }
    animator.addCompletion { [weak self] _ in self?.zoomAnimationEnded(of: view) }
    zoomAnimator = animator
    animator.startAnimation()
  }

  /// Leaves what is zoomed by itself as it shows.
  private func stopZoomAnimation(of view: UIView) {
    guard let zoomAnimator else { return }
    zoomAnimator.stopAnimation(true)
    scale(view, to: zoomScale)
    zoomAnimationEnded(of: view)
  }

  private func zoomAnimationEnded(of view: UIView) {
    zoomAnimator = nil
    isZoomBouncing = false
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
  }

  /// Zooms, with a point of the zoomed view at a place in the scroll view's frame as nearly as the content's range allows.
  private func show(_ view: UIView, at scale: CGFloat, with point: CGPoint, at place: CGVector) {
    self.scale(view, to: scale)
    moveContent(to: offsetRange.clamp(convert(point, from: view) - place))
    delegate?.scrollViewDidZoom(self)
  }

  private func scale(_ view: UIView, to scale: CGFloat) {
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.move(to: origin)
    contentSize = view.frame.size
  }

  /// In seconds, as an animated change of offset.
  private static let zoomDuration = 0.3
}

extension UIView {
  /// Moves the view without a change of its size, which setting a frame may be under a transform.
  fileprivate func move(to origin: CGPoint) {
    let frame = self.frame
    center = CGPoint(x: center.x + origin.x - frame.minX, y: center.y + origin.y - frame.minY)
  }
}

extension CGAffineTransform {
  /// How long a horizontal unit is.
  var horizontalScale: CGFloat { hypot(a, b) }
}
