/// Standing still, and being moved by hand.
extension AnimatorRun {
  /// Holds everything where it is.
  func pause(linearly: Bool) { freeze(linearly: linearly, keepingVelocity: false) }

  /// Leaves everything where it is, to go on from there at once.
  func freeze(linearly: Bool, keepingVelocity: Bool) {
    guard case .running(let segment) = phase else { return }
    let now = self.now
    hold { $0.freeze(at: now - segment.start, keepingVelocity: keepingVelocity) }
    let fraction = linearly ? reference.progress(at: 0) : segment.fraction(at: now)
    phase = .paused(AnimatorPause(interrupting: segment, at: now, fraction: fraction))
  }

  /// Stands at the end of the segment.
  func pauseAtEnd() {
    guard case .running(let segment) = phase else { return }
    hold { $0.hold(at: segment.to) }
    phase = .paused(AnimatorPause(atEnd: segment.to))
  }

  /// Moves a paused run to a fraction, 0 being where the views started: in 0…1, or out to where it was paused.
  ///
  /// Linearly, every value moves in straight lines over the one at which it was paused, so that taking hold of the views
  /// moves nothing. Otherwise they follow the curves that they are on, unless a hand has taken them off already.
  func scrub(to fraction: Double, linearly: Bool) {
    guard case .paused(var pause) = phase else { return }
    let fraction = min(max(fraction, min(0, pause.anchor)), max(1, pause.anchor))
    guard pause.fraction != fraction else { return }
    pause.interrupted = nil
    pause.fraction = fraction
    pause.timeFraction = linearly ? nil : fraction
    pause.isOwn = pause.isOwn && !linearly
    if linearly { pause.detour = nil }
    if pause.isOwn {
      hold { $0.scrub(toOwnTime: fraction * duration) }
    } else if let segment = pause.detour {
      hold { $0.scrub(to: fraction, along: segment, duration: duration) }
    } else {
      let whole = duration
      hold {
        let begin = whole > 0 ? $0.own.begin / whole : 0
        $0.scrub(linearlyTo: fraction, pausedAt: pause.anchor, begin: begin)
      }
    }
    phase = .paused(pause)
  }
}
