import FileSystem
import InterludeUI
import LayerTree
import MotionQA
import SourceEditing

/// Editing a call's timing: the same input is played again with it at once.
extension LabSession {
  /// The call that times what is selected, or the leading motion of those on show; nil where none is known, or where the system or a
  /// finger times it.
  var selectedCall: EditedCall? { leadingMotion.flatMap { timer(of: $0).call } }

  /// The edits in force.
  var edits: MotionEdits { machine.take.start.settings.edits }

  /// Times a call otherwise. The take as it was is kept to compare with.
  ///
  /// - Parameter isContinued: Whether it is taken back together with the edit before.
  func edit(_ call: EditedCall, to parameters: CurveParameters, isContinued: Bool = false) {
    guard let source = call.written.source else { return }
    var edits = edits
    let edit = call.edit(to: parameters)
    let transitions = transitions(declaring: call)
    for place in places(followingTheDurationOf: call, in: transitions) {
      edits.setDuration(edit?.duration, at: place)
    }
    edits.calls[MotionEdits.key(of: source)] = edit
    for index in transitions { edits.transitionDurations[machine.log.transitions[index].animator] = edit?.duration }
    change(to: edits, isContinued: isContinued)
  }

  /// Takes all edits back, and plays the motion as it was.
  func resetEdits() { exchange(for: MotionEdits()) }

  /// Takes the last edit back, and plays the motion as it was before.
  func undoEdit() {
    guard let edits = editHistory.undo(edits) else { return }
    apply(edits)
    playEdit()
  }

  /// Makes the edit again that was taken back last, and plays it.
  func redoEdit() {
    guard let edits = editHistory.redo(edits) else { return }
    apply(edits)
    playEdit()
  }

  /// Puts other edits in force, which can be taken back, and plays them.
  func exchange(for edits: MotionEdits) {
    guard edits != self.edits else { return }
    change(to: edits)
    playEdit()
  }

  /// The call as its source is now: as it was built, or as it was written since.
  func callInSource(_ call: EditedCall) -> MotionCall {
    let written = call.written.source.flatMap { writtenEdits.edit(at: $0) }
    return written?.applied(to: call.written) ?? call.written
  }

  /// Notes that the source of a call now says what is in force.
  func noteWritten(_ call: EditedCall) {
    guard let source = call.written.source else { return }
    let key = MotionEdits.key(of: source)
    writtenEdits.calls[key] = edits.calls[key]
    for place in places(followingTheDurationOf: call, in: transitions(declaring: call)) {
      writtenEdits.setDuration(edits.calls[place]?.duration, at: place)
    }
  }

  /// Puts other edits in force, which can be taken back.
  private func change(to edits: MotionEdits, isContinued: Bool = false) {
    guard edits != self.edits else { return }
    editHistory.note(self.edits, isContinued: isContinued)
    apply(edits)
  }

  private func apply(_ edits: MotionEdits) {
    replay { $0.settings.edits = edits }
    if comparison == nil, !edits.isEmpty {
      compare(with: .asBuilt)
      comparison?.mode = .overlay
    }
    // What is played as it was built has no other side.
    if edits.isEmpty, comparison?.title == Candidate.asBuilt.title { comparison = nil }
  }

  /// The transitions, by their numbers in the log, whose declared duration is that of the call: what is no number at the call
  /// itself, and says the same, is said once for all.
  private func transitions(declaring call: EditedCall) -> [Int] {
    guard let place = try? sourceCall(call)?.1, place.declaresItsDurationElsewhere else { return [] }
    let declared = edits.transitionDurations
    return Set(motionsToShow.compactMap(\.transition)).sorted().filter { index in
      let transition = machine.log.transitions[index]
      return declared[transition.animator] != nil || transition.duration == call.written.duration
    }
  }

  /// The other calls whose duration changes with that of the call.
  private func places(followingTheDurationOf call: EditedCall, in transitions: [Int]) -> [String] {
    places(sharingTheDurationOf: call) + places(handedTheDurationOf: call, in: transitions)
  }

  /// The other calls of the app that transitions have handed their declared duration, wherever they are made: an animator that
  /// carries another one, or what a screen does alongside.
  private func places(handedTheDurationOf call: EditedCall, in transitions: [Int]) -> [String] {
    let others = machine.log.calls.filter { other in
      other.transition.map(transitions.contains) == true && other.written.duration == call.written.duration
        && other.written.source != call.written.source && other.written.source?.isSystem == false
    }
    return Set(others.compactMap(\.written.source)).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
      .filter { source in
        guard let place = try? SourceFile.find(source.path).source.call(at: source.line) else { return false }
        return place.declaresItsDurationElsewhere
      }.map(MotionEdits.key)
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

extension MotionEdits {
  /// Edits the duration of a call alone; nil leaves it as it is written.
  fileprivate mutating func setDuration(_ duration: Double?, at place: String) {
    var edit = calls[place] ?? MotionEdit()
    edit.duration = duration
    calls[place] = edit == MotionEdit() ? nil : edit
  }
}

extension AnimatingCall {
  /// Whether its duration is given by something that is no number, as `transitionDuration(using:)`.
  var declaresItsDurationElsewhere: Bool {
    let given = ["withDuration", "duration", "springDuration"].lazy.compactMap { self.argument($0)?.text }.first
    return given.map { Double($0) == nil } ?? false
  }
}
