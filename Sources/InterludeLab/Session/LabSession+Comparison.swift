import FileSystem
import InterludeUI
import MotionQA

extension LabSession {
  /// A take that the one on show can be compared with.
  struct Candidate: Hashable {
    /// What it is, in a few words.
    let title: String
    fileprivate let kind: Kind

    fileprivate enum Kind: Hashable {
      case written
      case branch(Int)
      case system(String)
      case recorded(RecordingShelf.Entry)
    }
  }

  /// The takes that the one on show can be compared with.
  var candidates: [Candidate] {
    let branches = machine.branches.indices.map { index in
      let take = machine.branches[index].take
      return Candidate(
        title: "Before branch \(index + 1): \(take.events.count) inputs, \(Seconds.text(take.end))",
        kind: .branch(index))
    }
    let systems = SystemBehavior.all.filter { $0.name != shell.stage.system.name }.map {
      Candidate(title: "The same on \($0.title)", kind: .system($0.name))
    }
    let written = edits.isEmpty ? [] : [Candidate(title: Candidate.beforeEdits, kind: .written)]
    let recorded = shelf.entries(for: shell.scene, at: host.playback.realTime ?? 0).map {
      Candidate(title: $0.title, kind: .recorded($0))
    }
    return written + branches + recorded + systems
  }

  /// Shows a take in step with the one on show; nil shows that one alone. What cannot be read is told.
  func compare(with candidate: Candidate?) {
    let mode = comparison?.mode
    do {
      comparison = try candidate.flatMap { candidate throws(UserFacingError) in
        try other(candidate).map { Comparison(title: candidate.title, $0) }
      }
    } catch {
      comparison = nil
      onNotice("\(error)")
    }
    if let mode { comparison?.mode = mode }
  }

  private func other(_ candidate: Candidate) throws(UserFacingError) -> (any OtherTake)? {
    if case .recorded(let entry) = candidate.kind { return try shelf.take(entry, in: self) }
    return take(of: candidate).map { PlayedTake(lab.makeMachine($0)) }
  }

  private func take(of candidate: Candidate) -> Take? {
    switch candidate.kind {
    case .written:
      var start = machine.take.start
      start.settings.edits = MotionEdits()
      return machine.take.played(from: start)
    case .branch(let index): return machine.branches.indices.contains(index) ? machine.branches[index].take : nil
    case .system(let name):
      var start = machine.take.start
      start.settings.system = SystemBehavior.all.first { $0.name == name }
      return machine.take.played(from: start)
    case .recorded: return nil
    }
  }

  /// What differs in the transition on show, in the words of `verify`: how it is now, held against the other take.
  var differences: [String] { comparison?.other.differences(from: self) ?? [] }
}
