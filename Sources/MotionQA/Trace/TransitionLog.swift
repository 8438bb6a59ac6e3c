import InterludeUI

/// Writes down the transitions that a stage tells of.
struct TransitionLog {
  private var transitions: [TransitionTrace] = []
  /// The places in the list of those that go on, and since when they are held.
  private var open: [ObjectIdentifier: (index: Int, heldSince: Double?)] = [:]

  mutating func note(_ event: TransitionEvent, at now: Double) {
    if event.phase == .begins {
      open[event.id] = (transitions.count, nil)
      transitions.append(
        TransitionTrace(
          event.operation, from: "\(type(of: event.from))", to: "\(type(of: event.to))",
          animator: "\(type(of: event.animator))", duration: event.duration, begin: now))
    }
    guard let (index, heldSince) = open[event.id] else { return }
    switch event.phase {
    case .begins: break
    case .isHeld: open[event.id]?.heldSince = now
    case .isReleased:
      // A finger that lifts as it takes hold has held nothing.
      if let heldSince, heldSince < now { transitions[index].holds.append(heldSince...now) }
      open[event.id]?.heldSince = nil
    case .ends(let completed):
      (transitions[index].end, transitions[index].isCompleted) = (now, completed)
      open[event.id] = nil
    }
  }

  /// In the order in which they began, as far as they reach beyond the script's zero.
  ///
  /// - Parameter zero: Where that lies on the stage's clock, in seconds.
  func transitions(since zero: Double) -> [TransitionTrace] {
    func time(_ time: Double) -> Double { Rounding.round(time - zero, digits: Rounding.timeDigits) }
    return transitions.filter { $0.end.map { $0 >= zero } ?? true }.map { transition in
      var transition = transition
      (transition.begin, transition.end) = (time(transition.begin), transition.end.map(time))
      transition.holds = transition.holds.map { time($0.lowerBound)...time($0.upperBound) }
      return transition
    }
  }
}
