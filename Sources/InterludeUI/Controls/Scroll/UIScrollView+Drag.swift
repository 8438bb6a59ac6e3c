/// What the finger does to the content.
extension UIScrollView {
  func fingerCameDown() {
    guard isScrollEnabled else { return }
    isTracking = true
    guard motion?.kind == .deceleration else { return }
    isStoppedByFinger = true
    stopMotion()
  }

  /// The finger has left, or was not the content's to follow: content that was stopped past its range goes back.
  func fingerLeft() {
    isTracking = false
    returnIntoRange()
    isStoppedByFinger = false
  }

  /// Content that nothing moves goes back if it is past its range.
  func returnIntoRange() {
    guard drag == nil, zoom == nil, motion == nil, restingOffset(for: contentOffset) != contentOffset else { return }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    let back = restingOffset(for: contentOffset)
    start(
      x: .back(from: contentOffset.x, to: back.x, behavior: stage.system.scrolling),
      y: .back(from: contentOffset.y, to: back.y, behavior: stage.system.scrolling),
      kind: .deceleration)
  }

  func beginDrag() {
    stopMotion()
    isStoppedByFinger = false
    drag = ScrollDrag(
      offset: contentOffset, pulls: pulls, sharer: findSharedDrag(), keepsDirection: isDirectionalLockEnabled)
    stage.tell(.following(self, .isHeld([])))
    indicators.show()
    dragBegins()
    delegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode == .onDrag { stage.keyboard.dismiss() }
    continueDrag()
  }

  func continueDrag() {
    if keyboardDismissMode == .interactive, let window {
      stage.keyboard.follow(pan.location(in: nil).y + window.frame.minY)
    }
    let translation = pan.translation(in: self)
    guard zoom == nil else {
      // Two fingers that zoom move the content as well.
      _ = drag?.asked(for: translation)
      drag?.rebase(to: contentOffset)
      return
    }
    let share = drag?.share(of: translation, room: contentOffset.y - offsetRange.y.lowerBound) ?? 0
    drag?.giveAway(share)
    guard let asked = drag?.asked(for: translation) else { return }
    moveContent(to: pulls.shown(forAsked: asked))
  }

  func endDrag() {
    guard let drag else { return }
    guard zoom == nil else { return abandonDrag() }
    continueDrag()
    refreshControl?.dragWillEnd()
    if keyboardDismissMode == .interactive { stage.keyboard.letGo(velocity: pan.velocity(in: nil).y) }
    let fling = makeFling(from: drag)
    let proposed = fling.announcedTarget
    let velocity = CGPoint(x: fling.velocity.x / 1000, y: fling.velocity.y / 1000)
    var target = settledTarget(for: proposed, velocity: velocity)
    if topEdge != nil { target = restingOffset(for: target) }
    withUnsafeMutablePointer(to: &target) {
      delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
    }
    self.drag = nil
    isTracking = false
    let x = target.x == proposed.x || !target.x.isFinite ? fling.x.motion() : fling.x.motion(to: target.x)
    let y = target.y == proposed.y || !target.y.isFinite ? fling.y.motion() : fling.y.motion(to: target.y)
    let decelerates = x.duration > 0 || y.duration > 0
    if !decelerates { contentRests() }
    let left = contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    // Whoever puts the content elsewhere now, animated or not, wants it there.
    guard decelerates, self.drag == nil, motion == nil, contentOffset == left else { return indicators.hideSoon() }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    start(x: x, y: y, kind: .deceleration)
  }

  /// Ends the drag without a glide: the fingers have done something else with the content.
  func abandonDrag() {
    guard let drag else { return }
    _ = drag.sharer?.endSharedDrag(velocity: 0)
    self.drag = nil
    isTracking = false
    contentRests()
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    indicators.hideSoon()
  }

  private func makeFling(
    from drag: ScrollDrag
  ) -> (x: ScrollFling, y: ScrollFling, velocity: CGPoint, announcedTarget: CGPoint) {
    var finger = pan.state == .ended ? drag.going(pan.velocity(in: self)) : .zero
    if drag.sharer?.endSharedDrag(velocity: finger.y) == true { finger.y = 0 }
    func fling(_ axis: Axis, _ path: KeyPath<CGPoint, CGFloat>, _ range: ClosedRange<CGFloat>, _ length: CGFloat)
      -> ScrollFling
    {
      ScrollFling(
        offset: contentOffset[keyPath: path], velocity: canScroll(axis) ? -finger[keyPath: path] : 0, range: range,
        length: length, bounces: bounces, rate: decelerationRate.rawValue,
        firstOffset: isPagingEnabled ? drag.firstOffset[keyPath: path] : nil, behavior: stage.system.scrolling)
    }
    let (x, y) = (
      fling(.horizontal, \.x, offsetRange.x, bounds.width), fling(.vertical, \.y, offsetRange.y, bounds.height)
    )
    return (x, y, CGPoint(x: x.velocity, y: y.velocity), CGPoint(x: x.announcedTarget, y: y.announcedTarget))
  }
}
