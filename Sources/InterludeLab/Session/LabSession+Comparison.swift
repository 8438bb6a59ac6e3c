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
      Candidate(title: "The same on \($0.name.replacingOccurrences(of: "iOS", with: "iOS "))", kind: .system($0.name))
    }
    let written = edits.isEmpty ? [] : [Candidate(title: Candidate.beforeEdits, kind: .written)]
    return written + branches + systems
  }

  /// Shows a take in step with the one on show; nil shows that one alone.
  func compare(with candidate: Candidate?) {
    let mode = comparison?.mode
    comparison = candidate.flatMap { candidate in
      take(of: candidate).map { Comparison(title: candidate.title, machine: lab.makeMachine($0)) }
    }
    if let mode { comparison?.mode = mode }
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
    }
  }

  /// What differs in the transition on show, in the words of `verify`: how it is now, held against the other take.
  var differences: [String] {
    guard let comparison, let range = motionsToShow.timeRange(until: machine.take.end) else { return [] }
    let others = comparison.log.motions.filter { $0.start >= range.lowerBound }
    let length = max(
      range.upperBound, min(others.timeRange(until: comparison.take.end)?.upperBound ?? 0, range.lowerBound + 5))
    let whole = range.lowerBound...length + 0.1
    let (now, before) = (
      machine.recording(of: whole, framesPerSecond: 60), comparison.recording(of: whole, framesPerSecond: 60)
    )
    let verdict = Verdict(on: now, golden: before)
    return verdict.outcome == .same ? ["Nothing differs."] : verdict.allLines
  }
}
