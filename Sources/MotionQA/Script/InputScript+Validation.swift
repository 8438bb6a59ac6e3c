import InterludeUI

nonisolated extension InputScript {
  /// The longest script that is played, in seconds.
  public static let longestDuration: Double = 600

  /// Throws for what no stage could play, whatever is on it.
  func validate() throws(ScriptError) {
    guard duration > 0, duration <= Self.longestDuration else {
      throw ScriptError(
        "A script cannot last \(Seconds.text(duration)): give it a duration above 0 and up to \(Int(Self.longestDuration)) s."
      )
    }
    var release = -Double.infinity
    for step in steps {
      guard (0...duration).contains(step.time), (0...duration).contains(step.endTime) else {
        throw ScriptError(step, "it must lie between 0 and the script's end at \(Seconds.text(duration)).")
      }
      guard step.action.isFinite else { throw ScriptError(step, "its numbers must be finite, and sizes above 0.") }
      guard step.action.usesPointer else { continue }
      guard step.time >= release else {
        throw ScriptError(step, "the pointer is still down from an earlier step; begin it at \(Seconds.text(release)).")
      }
      release = step.endTime
    }
  }
}

nonisolated extension InputScript.Step {
  /// When the step is over, in seconds from the script's zero; a sum is taken to the nanosecond, so that a drag of 0.2 s
  /// at 0.1 s ends at 0.3 s, where the next step may begin.
  var endTime: Double {
    guard let duration = action.duration else { return time }
    return ((time + duration) * 1e9).rounded() / 1e9
  }
}

nonisolated extension InputScript.Action {
  /// How long it takes, in seconds; nil when it is done at once.
  fileprivate var duration: Double? {
    switch self {
    case .drag(_, _, let duration), .pinch(_, _, _, let duration), .rotate(_, _, _, let duration): duration
    case .tap, .scroll, .type, .resize: nil
    }
  }

  fileprivate var usesPointer: Bool {
    switch self {
    case .tap, .drag, .pinch, .rotate: true
    case .scroll, .type, .resize: false
    }
  }

  fileprivate var isFinite: Bool {
    switch self {
    case .tap(let target): target.isFinite
    case .drag(let start, let end, let duration): start.isFinite && end.isFinite && duration >= 0
    case .pinch(let target, let start, let end, let duration):
      target.isFinite && start >= 0 && end >= 0 && start.isFinite && end.isFinite && duration >= 0
    case .rotate(let target, let angle, let distance, let duration):
      target.isFinite && angle.isFinite && distance > 0 && distance.isFinite && duration >= 0
    case .scroll(let target, let distance): target.isFinite && distance.dx.isFinite && distance.dy.isFinite
    case .type: true
    case .resize(let size): size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    }
  }
}

nonisolated extension InputScript.Target {
  fileprivate var isFinite: Bool {
    switch self {
    case .identifier(_, let point), .point(let point): point.x.isFinite && point.y.isFinite
    }
  }
}

nonisolated extension InputScript.DragEnd {
  fileprivate var isFinite: Bool {
    switch self {
    case .target(let target): target.isFinite
    case .offset(let offset): offset.dx.isFinite && offset.dy.isFinite
    }
  }
}
