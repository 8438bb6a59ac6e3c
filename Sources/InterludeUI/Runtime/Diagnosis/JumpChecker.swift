/// Finds properties that jump: F7.
///
/// The clock stands still while code runs, so a layer must show the same when time passes on as it did when it stopped. Only
/// where an animation ends, is taken off, or is passed by while it runs can that fail. There the look up to then is kept, and
/// compared with the look after everything that happens at that time. No frame is looked at.
///
/// UIKit's own springs stop a little short of their target: what is left of the way at the end, and what is too small to see,
/// does not count.
final class JumpChecker {
  /// The part of an animation's way that may be left at its end. The springs that UIKit fits to a duration leave at most
  /// 0.001 divided by the damping ratio.
  private static let explainedPart: CGFloat = 0.01

  private struct Break {
    let layer: CALayer
    let superlayer: CALayer
    var cause: MotionBreak
    let before: CALayer
    /// The layer at both ends of its animations.
    let start, end: CALayer
    var aspects: [LayerAspect]
  }

  /// Called with each jump.
  var onJump: (Diagnostic) -> Void = { _ in }
  private var breaks: [Break] = []
  /// The serial numbers of those that have come onto the stage in this moment: nothing has shown of them yet.
  private var newcomers: Set<Int> = []
  /// Whether all jumps of this moment are meant: the window takes a new size.
  private var isExcused = false

  /// A layer's animations cease to hold it, or are passed by.
  func mayJump(_ layer: CALayer, _ cause: MotionBreak, _ properties: [AnimatableProperty]) {
    guard !isExcused, layer.isOnStage, let superlayer = layer.superlayer, !isNew(layer) else { return }
    let aspects = LayerAspect.allCases.filter { aspect in properties.contains { aspect.properties.contains($0) } }
    guard let index = breaks.firstIndex(where: { $0.layer === layer }) else {
      breaks.append(
        Break(
          layer: layer, superlayer: superlayer, cause: cause, before: layer.presentationUntilNow(),
          start: layer.presentation(atProgress: 0), end: layer.presentation(atProgress: 1), aspects: aspects))
      return
    }
    // An animation that takes the place of another one has changed the model before.
    if cause == .replaced { breaks[index].cause = cause }
    breaks[index].aspects += aspects.filter { !breaks[index].aspects.contains($0) }
  }

  /// The rest of what happens at this time may jump.
  func excuseThisMoment() {
    breaks = []
    isExcused = true
  }

  /// What shows of a layer has nothing to do with what showed of it before: it leaves its superlayer and may come back
  /// elsewhere, or another one stands in for it, or has done so.
  func showsNewContent(_ layer: CALayer) {
    breaks.removeAll { candidate in
      sequence(first: candidate.layer, next: \.superlayer).contains { $0 === layer }
    }
  }

  /// A layer comes onto the stage, with those in it.
  func enters(_ layer: CALayer) { newcomers.insert(layer.serial) }

  private func isNew(_ layer: CALayer) -> Bool {
    !newcomers.isEmpty
      && sequence(first: layer, next: \.superlayer).contains { newcomers.contains($0.serial) }
  }

  /// Everything that happens at this time has happened.
  func timeWillPass() {
    isExcused = false
    newcomers = []
    guard !breaks.isEmpty else { return }
    let due = breaks
    breaks = []
    due.forEach(check)
  }

  private func check(_ candidate: Break) {
    let layer = candidate.layer
    guard layer.isOnStage, layer.superlayer === candidate.superlayer, !layer.isHidden,
      let after = layer.presentation(), max(after.opacityValue, candidate.before.opacityValue) > 0
    else { return }
    for aspect in candidate.aspects {
      let jump = aspect.distance(candidate.before, after)
      let way = aspect.distance(candidate.start, candidate.end)
      guard jump > max(aspect.smallestVisible, way * Self.explainedPart) else { continue }
      return report(aspect.phrase(jump), candidate)
    }
  }

  private func report(_ jump: String, _ candidate: Break) {
    let subject = candidate.layer.delegate as? any DiagnosticSubject
    let name = subject?.nameInDiagnostics ?? "a \(type(of: candidate.layer))"
    onJump(
      .misuse(
        .F7, "\(name.prefix(1).uppercased())\(name.dropFirst()) jumps \(jump) \(candidate.cause.clause).",
        remedy: candidate.cause.remedy, severity: .warning,
        types: [subject?.typeInDiagnostics ?? type(of: candidate.layer)]))
  }
}

/// The object that a layer belongs to, as diagnostics tell of it.
protocol DiagnosticSubject {
  /// The type that a person knows it by.
  var typeInDiagnostics: Any.Type { get }
  var nameInDiagnostics: String { get }
}

extension MotionBreak {
  fileprivate nonisolated var clause: String {
    switch self {
    case .ended: "as its animation ends, which does not lead to where it stays"
    case .removed: "as its animation is taken off before the end"
    case .replaced: "as UIView.animate replaces its animation, and starts from the value that it was set to before"
    case .modelChanged: "as it is changed without animation while it is animated"
    }
  }

  fileprivate nonisolated var remedy: String {
    switch self {
    case .ended: "Let the animation end at the value that the view keeps, and let a spring run until it has settled."
    case .removed: "Give the view the values that its layer's presentation() shows, or let the animation run."
    case .replaced: "Give the new animation the option .beginFromCurrentState, or let the one that runs end first."
    case .modelChanged: "Change it inside an animation, or stop the one that runs first."
    }
  }
}
