import FileSystem
import InterludeUI
import LayerTree
import MotionQA
import SourceEditing

/// Editing a call's timing: the same input is played again with it at once.
extension LabSession {
  /// The call that made what is selected, or the leading motion of those on show; nil where none is known, or where the system
  /// made it.
  var selectedCall: EditedCall? {
    guard let motion = leadingMotion, let source = motion.source, !source.isSystem else { return nil }
    let call = machine.log.calls.last { $0.time <= motion.start + 1e-9 && $0.written.source == source }
    return call.map { EditedCall(written: $0.written, used: $0.used) }
  }

  /// The edits in force.
  var edits: MotionEdits { machine.take.start.settings.edits }

  /// Times a call otherwise. The take as it was is kept to compare with.
  func edit(_ call: EditedCall, to parameters: CurveParameters) {
    guard let source = call.written.source else { return }
    var edits = edits
    let edit = call.edit(to: parameters)
    for place in places(sharingTheDurationOf: call) {
      edits.calls[place] = edit.map { MotionEdit(duration: $0.duration) }
    }
    edits.calls[MotionEdits.key(of: source)] = edit
    for animator in animators(declaring: call) { edits.transitionDurations[animator] = edit?.duration }
    apply(edits)
  }

  /// Takes all edits back.
  func resetEdits() { apply(MotionEdits()) }

  private func apply(_ edits: MotionEdits) {
    guard edits != self.edits else { return }
    if comparison == nil {
      comparison = Comparison(title: Candidate.beforeEdits, PlayedTake(lab.makeMachine(machine.take)))
      comparison?.mode = .onion
    }
    replay { $0.settings.edits = edits }
  }

  /// Whose declared duration is that of the call: what is no number at the call itself, and says the same, is said once for both.
  private func animators(declaring call: EditedCall) -> [String] {
    guard let place = try? sourceCall(call)?.1, place.declaresItsDurationElsewhere else { return [] }
    let transitions = motionsToShow.compactMap(\.transition).map { machine.log.transitions[$0] }
    let declared = edits.transitionDurations
    return Array(
      Set(
        transitions.filter { declared[$0.animator] != nil || $0.duration == call.written.duration }.map(\.animator))
    ).sorted()
  }

  /// The other calls whose duration is the same literal.
  private func places(sharingTheDurationOf call: EditedCall) -> [String] {
    guard let (file, own) = try? sourceCall(call), let source = call.written.source,
      case .literal(let literal) = file.source.place(of: .duration, in: own, asRan: call.written.duration)
    else { return [] }
    return file.source.calls.filter { $0.line != own.line }.compactMap { other in
      guard case .literal(let shared) = file.source.place(of: .duration, in: other), shared.range == literal.range
      else {
        return nil
      }
      return MotionEdits.key(of: CallSite(path: source.path, line: other.line))
    }
  }

  /// The call in its file.
  func sourceCall(_ call: EditedCall) throws(UserFacingError) -> (SourceFile, AnimatingCall)? {
    guard let source = call.written.source else { return nil }
    let file = try SourceFile.find(source.path)
    return (file, try file.source.call(at: source.line))
  }
}

extension AnimatingCall {
  /// Whether its duration is given by something that is no number, as `transitionDuration(using:)`.
  var declaresItsDurationElsewhere: Bool {
    let given = ["withDuration", "duration", "springDuration"].lazy.compactMap { self.argument($0)?.text }.first
    return given.map { Double($0) == nil } ?? false
  }
}

extension LabSession.Candidate {
  /// The take without the edits.
  static let beforeEdits = "As it is written"
}
