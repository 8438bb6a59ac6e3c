/// A motion of both axes that has begun.
struct RunningScrollMotion {
  enum Kind {
    /// After a drag.
    case deceleration
    /// Because the program asked for it.
    case animation
    /// Because the status bar was tapped.
    case toTop
  }

  private(set) var x: ScrollMotion
  private(set) var y: ScrollMotion
  let kind: Kind
  /// In seconds on the stage's clock.
  let start: Double
  let end: ScheduledEvent

  func offset(at time: Double) -> CGPoint {
    CGPoint(x: x.offset(at: time - start), y: y.offset(at: time - start))
  }

  /// Lets it go on elsewhere.
  mutating func shift(by distance: CGPoint) {
    (x, y) = (x.shifted(by: distance.x), y.shifted(by: distance.y))
  }
}

extension UIScrollView: TimeFollower {
  func start(x: ScrollMotion, y: ScrollMotion, kind: RunningScrollMotion.Kind) {
    let end = stage.clock.schedule(at: stage.time + max(x.duration, y.duration)) { [weak self] in self?.motionEnded() }
    motion = RunningScrollMotion(x: x, y: y, kind: kind, start: stage.time, end: end)
    stage.timeFollowers.add(self)
    stage.tell(.following(self, .goes([])))
    indicators.show()
  }

  /// Moves the content to where the motion has it at a time in seconds on the stage's clock.
  func follow(to time: Double) {
    if let motion { moveContent(to: motion.offset(at: time)) }
  }

  /// Moves the content by a distance in points, with whatever moves it, which goes on from there; one that is no number, or none, moves
  /// nothing.
  func shiftContent(by distance: CGPoint) {
    guard distance != .zero, distance.x.isFinite, distance.y.isFinite else { return }
    let offset = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
    drag?.rebase(to: offset)
    motion?.shift(by: distance)
    moveContent(to: offset)
  }

  /// Leaves the content where it is.
  func stopMotion() {
    guard let motion else { return }
    motion.end.cancel()
    follow(to: stage.time)
    finish(motion)
    if motion.kind == .deceleration { delegate?.scrollViewDidEndDecelerating(self) }
  }

  private func motionEnded() {
    guard let motion else { return }
    moveContent(to: CGPoint(x: motion.x.target, y: motion.y.target))
    finish(motion)
    switch motion.kind {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .toTop: delegate?.scrollViewDidScrollToTop(self)
    }
  }

  private func finish(_ motion: RunningScrollMotion) {
    self.motion = nil
    isDecelerating = false
    stage.timeFollowers.remove(self)
    if drag == nil { indicators.hideSoon() }
    contentRests()
  }

  /// Takes a turn of the wheel along one axis, in points; false when the content cannot go that way.
  func takeWheel(_ delta: CGVector) -> Bool {
    let target = offsetRange.clamp(contentOffset - delta)
    let isTurningPage = isPagingEnabled && motion?.kind == .deceleration
    guard isScrollEnabled, drag == nil, !isTurningPage, target != contentOffset else { return false }
    stopMotion()
    indicators.show()
    moveContent(to: target)
    indicators.hideSoon()
    mouseWheelMovesContent()
    return true
  }
}
