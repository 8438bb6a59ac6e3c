/// What happens to the motion of a layer, told just before or as it happens. Not part of QuartzCore.
public enum MotionEvent {
  /// What shows of some properties may jump.
  case breaks(MotionBreak, [AnimatableProperty])
  /// An animation sets off, or goes on in another way, at a time of the clock in seconds, which may be still to come: it was
  /// added, it was retimed, or its timeline was sent somewhere.
  case begins(RunningAnimation, at: Double)
  /// An animation stands still from now on, or moves as its timeline is moved by hand.
  case isHeld(RunningAnimation)
  /// An animation has run to its end, or is taken off before.
  case ends(RunningAnimation)
}

extension CALayer {
  /// Tells the clock's listener.
  func announce(_ event: MotionEvent) {
    guard source == nil, let listener = clock.onMotion else { return }
    listener(self, event)
  }

  /// Tells the clock's listener of a break, just before it happens.
  func announce(_ motionBreak: MotionBreak, of properties: [AnimatableProperty]) {
    if !properties.isEmpty { announce(.breaks(motionBreak, properties)) }
  }
}

extension RunningAnimation {
  /// Tells the clock's listener how it goes on from now.
  func announceCourse() {
    guard isRunning, !effects.isEmpty, let layer else { return }
    layer.announce(isHeld ? .isHeld(self) : .begins(self, at: startTime))
  }

  /// The layer with this animation alone, at a progress: 0 is where it starts and 1 where it leads.
  public func snapshot(atProgress progress: Double) -> CALayer? {
    layer?.looking { state in
      for effect in effects { effect.track.apply(to: &state, progress: progress, iteration: 0) }
    }
  }

  /// What it changes.
  public var properties: [AnimatableProperty] { effects.map(\.property) }
}
