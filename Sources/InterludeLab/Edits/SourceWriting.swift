import FileSystem
import InterludeUI
import LayerTree
import MotionQA
import SourceEditing

/// Takes an edit home: into the line of the call, or into a file that `verify --with` uses.
struct SourceWriting {
  let session: LabSession

  /// What the source of a call would become by its edit. Throws a sentence where it cannot be written.
  func change(for call: EditedCall) throws(UserFacingError) -> SourceChange {
    guard let (file, place) = try session.sourceCall(call) else {
      throw UserFacingError("It is not known where this animation was made: edit its source yourself.")
    }
    let inSource = session.callInSource(call)
    guard call.used != inSource else {
      throw UserFacingError("The source says so already: move a slider first.")
    }
    return try file.change(try edits(from: inSource, to: call.used, in: file.source, at: place))
  }

  private func edits(
    from old: MotionCall, to new: MotionCall, in source: SwiftSource, at place: AnimatingCall
  ) throws(UserFacingError) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    let duration = new.duration == old.duration ? nil : new.duration
    if new.timing != old.timing, let timing = new.timing {
      if let same = try numbers(from: old.timing, to: timing, of: place, in: source) {
        edits += same
      } else {
        try checkHandles(of: timing)
        edits += try source.swapping(place, to: timing.asSource, duration: duration)
        if let duration, new.timing?.isPerceptual == true, place.declaresItsDurationElsewhere {
          // The spring's own duration stands at the call now; what the transition declares goes with it.
          edits += try source.setting(.duration, of: place, to: .number(duration), asRan: old.duration)
        }
        return try edits + delay(from: old, to: new, in: source, at: place)
      }
    }
    if let duration, place.kind != .perceptualSpring {
      edits += try source.setting(.duration, of: place, to: .number(duration), asRan: old.duration)
    }
    return try edits + delay(from: old, to: new, in: source, at: place)
  }

  /// Throws for a Bézier that swings out: a layer animation could have it, but no view animation.
  private func checkHandles(of timing: AnimationTiming) throws(UserFacingError) {
    guard case .cubic(let bezier) = timing, ![bezier.y1, bezier.y2].allSatisfy((0...1).contains) else { return }
    throw UserFacingError(
      "Timing parameters take y in 0…1 only: drag both handles to between the start and the target, or copy the Swift code above."
    )
  }

  private func delay(
    from old: MotionCall, to new: MotionCall, in source: SwiftSource, at place: AnimatingCall
  ) throws(UserFacingError) -> [SourceEdit] {
    guard new.delay != old.delay else { return [] }
    return try source.setting(.delay, of: place, to: .number(new.delay), asRan: old.delay)
  }

  /// The numbers that change where the kind of the spring stays; nil where another kind must be written.
  private func numbers(
    from old: AnimationTiming?, to new: AnimationTiming, of place: AnimatingCall, in source: SwiftSource
  ) throws(UserFacingError) -> [SourceEdit]? {
    guard case .spring(let before)? = old, case .spring(let after) = new else { return nil }
    var changes: [(TimingParameter, Double, Double)]
    switch (before.form, after.form) {
    case (.fitted(let a), .fitted(let b)): changes = [(.dampingRatio, a, b)]
    case (.perceptual(let a, let c), .perceptual(let b, let d)): changes = [(.springDuration, a, b), (.bounce, c, d)]
    case (.physical(let a), .physical(let b)):
      changes = [(.mass, a.mass, b.mass), (.stiffness, a.stiffness, b.stiffness), (.damping, a.damping, b.damping)]
    default: return nil
    }
    changes.removeAll { $0.1 == $0.2 }
    var edits: [SourceEdit] = []
    for (parameter, ran, value) in changes {
      edits += try source.setting(parameter, of: place, to: .number(value), asRan: ran)
    }
    if !before.velocity.isSame(as: after.velocity) {
      edits += try velocity(from: before, to: after, of: place, in: source)
    }
    return edits
  }

  private func velocity(
    from old: SpringTiming, to new: SpringTiming, of place: AnimatingCall, in source: SwiftSource
  ) throws(UserFacingError) -> [SourceEdit] {
    let value = new.velocity[.horizontal]
    if case .components = old.velocity {
      return try source.setting(.initialVelocity, of: place, to: .vector(dx: value, dy: new.velocity[.vertical]))
    }
    return try source.setting(.initialVelocity, of: place, to: .number(value), asRan: old.velocity[.none])
  }

  /// Keeps all edits in a file below `interlude-out`. Answers where it is.
  func keep() throws -> String {
    let name = session.shell.scene?.fileName ?? "home"
    let path = "interlude-out/\(name)-edits.json"
    try OutputFile.write(try MotionEditsFile(session.edits).text(), to: path)
    return path
  }
}

nonisolated extension SpringTiming.Velocity {
  /// Whether it concerns every property alike, however it is given.
  fileprivate func isSame(as other: Self) -> Bool {
    [.none, .horizontal, .vertical].allSatisfy { self[$0] == other[$0] }
  }
}

nonisolated extension AnimationTiming {
  /// Whether its duration is that of the spring.
  fileprivate var isPerceptual: Bool {
    if case .spring(let spring) = self, case .perceptual = spring.form { true } else { false }
  }

  /// As it is written in a source.
  fileprivate var asSource: SourceTiming {
    switch self {
    case .cubic(let bezier):
      let curves: [(CubicBezier, TimingCurve)] = [
        (.linear, .linear), (.easeIn, .easeIn), (.easeOut, .easeOut), (.easeInEaseOut, .easeInOut),
      ]
      return curves.first { $0.0 == bezier }.map { .curve($0.1) }
        ?? .cubic(x1: bezier.x1, y1: bezier.y1, x2: bezier.x2, y2: bezier.y2)
    case .spring(let spring):
      switch spring.form {
      case .fitted(let ratio): return .fittedSpring(dampingRatio: ratio, velocity: spring.velocity.asSource)
      case .perceptual(let duration, let bounce):
        return .perceptualSpring(duration: duration, bounce: bounce, velocity: spring.velocity.asSource)
      case .physical(let physics):
        return .physicalSpring(
          mass: physics.mass, stiffness: physics.stiffness, damping: physics.damping, velocity: spring.velocity.asSource
        )
      }
    }
  }
}

nonisolated extension SpringTiming.Velocity {
  fileprivate var asSource: SourceVelocity {
    switch self {
    case .uniform(0): .rest
    case .uniform(let velocity): .uniform(velocity)
    case .components(let vector): .vector(dx: vector.dx, dy: vector.dy)
    }
  }
}
