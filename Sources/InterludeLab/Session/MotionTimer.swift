import InterludeUI

/// What times a motion.
enum MotionTimer {
  /// A call of the app's, whose numbers change it.
  case call(EditedCall)
  /// A finger that holds it.
  case finger
  /// Whatever let it go after a finger has held it.
  case release
  case system

  var call: EditedCall? { if case .call(let call) = self { call } else { nil } }

  /// Why there are no numbers to change, as a sentence; nil where there are.
  var reason: String? {
    switch self {
    case .call: nil
    case .finger: "A finger holds this motion: it goes where the finger goes, and no line times it."
    case .release:
      "A finger held this motion, and what lets it go times the rest: the numbers of its call do not change that."
    case .system: "The system makes this motion by itself: there is no line of yours that times it."
    }
  }
}

extension LabSession {
  /// What times a motion of the log.
  func timer(of motion: LoggedMotion) -> MotionTimer {
    if motion.isHeld { return .finger }
    guard let source = motion.source, !source.isSystem,
      let logged = machine.log.calls.last(where: { $0.time <= motion.start + 1e-9 && $0.written.source == source })
    else { return .system }
    let call = EditedCall(written: logged.written, used: logged.used)
    return machine.log.wasHeld(motion) && !motion.course.follows(call) ? .release : .call(call)
  }
}

nonisolated extension RunLog {
  /// Whether a finger held what a motion continues.
  fileprivate func wasHeld(_ motion: LoggedMotion) -> Bool {
    guard let before = motions.prefix(motion.id).last(where: { $0.fate == .handedOver(to: motion.id) }) else {
      return false
    }
    return before.isHeld || wasHeld(before)
  }
}

extension MotionCourse {
  /// Whether the curve of a call is a part of it.
  fileprivate func follows(_ call: EditedCall) -> Bool {
    switch self {
    case .along(let curve), .partOf(let curve): curve.timing == call.used.timing
    case .through(let own, _): own.map { $0.timing == call.used.timing } ?? false
    case .unknown: false
    }
  }
}
