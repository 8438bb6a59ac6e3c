/// What a call of an animating API is to say instead. What is nil stays as it is.
package nonisolated struct MotionEdit: Equatable, Sendable {
  /// In seconds; of `animate(springDuration:)` its perceptual duration.
  package var duration: Double?
  /// In seconds.
  package var delay: Double?
  /// Along what. It may be of another kind: a spring instead of a curve, and the other way round.
  package var timing: AnimationTiming?

  /// An edit that changes what is given.
  package init(duration: Double? = nil, delay: Double? = nil, timing: AnimationTiming? = nil) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
  }

  /// The call as it would be, were its source changed accordingly.
  package func applied(to call: MotionCall) -> MotionCall {
    var call = call
    call.duration = duration ?? call.duration
    call.delay = delay ?? call.delay
    call.timing = timing ?? call.timing
    // Of this call the duration is written once, and is the spring's.
    if call.kind == .perceptualSpring, timing == nil, let duration, case .spring(var spring) = call.timing,
      case .perceptual(_, let bounce) = spring.form
    {
      spring.form = .perceptual(duration: duration, bounce: bounce)
      call.timing = .spring(spring)
    }
    return call
  }
}

/// What the calls of animating APIs at some places are to say instead: a pure value, the same for every run.
package nonisolated struct MotionEdits: Equatable, Sendable {
  /// By the end of a path, whole components, and the line: `Sources/Gallery/HerbPop/PopAnimator.swift:47` or
  /// `HerbPop/PopAnimator.swift:47`. So they hold in any checkout. Of several that fit a place, the longest counts.
  package var calls: [String: MotionEdit] = [:]
  /// What transitions are to take, in seconds, by the type's name of the object that animates them.
  package var transitionDurations: [String: Double] = [:]

  /// Edits by place, and durations by the animators' types.
  package init(calls: [String: MotionEdit] = [:], transitionDurations: [String: Double] = [:]) {
    self.calls = calls
    self.transitionDurations = transitionDurations
  }

  /// Whether there are none.
  package var isEmpty: Bool { calls.isEmpty && transitionDurations.isEmpty }

  /// The edit of the call at a place; nil for none.
  package func edit(at source: CallSite?) -> MotionEdit? { key(editing: source).flatMap { calls[$0] } }

  /// The key among ``calls`` that fits a place; nil for none.
  package func key(editing source: CallSite?) -> String? {
    guard !calls.isEmpty, let source else { return nil }
    var end = "\(source.path):\(source.line)"[...]
    while true {
      if calls[String(end)] != nil { return String(end) }
      guard let slash = end.firstIndex(of: "/") else { return nil }
      end = end[end.index(after: slash)...]
    }
  }

  /// The key by which other checkouts know a place: its path from the package's `Sources` or `Tests` on, or else the file and
  /// its folder, and the line.
  package static func key(of source: CallSite) -> String {
    let components = source.path.split(separator: "/")
    let root = components.lastIndex { ["Sources", "Tests"].contains($0) } ?? max(0, components.count - 2)
    return "\(components[root...].joined(separator: "/")):\(source.line)"
  }
}
