import FileSystem
import InterludeUI
import MotionQA

extension LabSession {
  /// A take that the one on show can be compared with.
  struct Candidate: Hashable {
    /// What it is, in a few words.
    let title: String
    fileprivate let kind: Kind

    /// The take without the edits, whatever has been written to the sources since.
    static let asBuilt = Candidate(title: "As built", kind: .written)

    /// Whether it is the take on show in an app that is made otherwise.
    fileprivate var isSameInput: Bool {
      switch kind {
      case .written, .system, .variant: true
      case .branch, .recorded: false
      }
    }

    fileprivate enum Kind: Hashable {
      case written
      case variant(Int)
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
    let written = edits.isEmpty ? [] : [Candidate.asBuilt]
    let kept = variants.enumerated().filter { !isInForce($0.element) }.map { index, variant in
      Candidate(title: variant.title, kind: .variant(index))
    }
    let recorded = shelf.entries(for: shell.scene, at: host.playback.realTime ?? 0).map {
      Candidate(title: $0.title, kind: .recorded($0))
    }
    // What comes and goes stands last: nothing moves away under the pointer.
    return written + kept + systems + recorded + branches
  }

  /// The other take, where it is to be seen on the phone.
  var shownComparison: Comparison? { showsComparison ? comparison : nil }

  /// Shows a take in step with the one on show; nil shows that one alone. What cannot be read is told.
  func compare(with candidate: Candidate?) {
    let mode = comparison?.mode
    do {
      comparison = try candidate.flatMap { candidate throws(UserFacingError) in try comparison(with: candidate) }
    } catch {
      comparison = nil
      onNotice("\(error)")
    }
    if let mode { comparison?.mode = mode }
  }

  /// Compares with the next of the candidates; after the last one the take is shown alone.
  func compareWithNext() {
    let all = candidates
    let next = comparison.map { now in all.firstIndex { $0.title == now.title }.map { $0 + 1 } ?? all.count } ?? 0
    guard next < all.count else {
      comparison = nil
      return onNotice("The take is shown alone.")
    }
    compare(with: all[next])
    if let comparison { onNotice("Compared with: \(comparison.title)") }
  }

  /// Hides the other take, or shows it again.
  func toggleComparison() {
    guard comparison != nil else { return onNotice(Self.comparisonInvitation) }
    showsComparison.toggle()
  }

  private static let comparisonInvitation = "Nothing is compared: C compares with the next take."

  /// Shows both takes in the next layout.
  func compareOtherwise() {
    guard let comparison else { return onNotice(Self.comparisonInvitation) }
    let modes = Comparison.Mode.allCases
    let index = modes.firstIndex(of: comparison.mode) ?? 0
    comparison.mode = modes[(index + 1) % modes.count]
  }

  private func comparison(with candidate: Candidate) throws(UserFacingError) -> Comparison? {
    if case .recorded(let entry) = candidate.kind {
      return Comparison(title: candidate.title, try shelf.take(entry, in: self))
    }
    guard let take = take(of: candidate) else { return nil }
    let other = PlayedTake(lab.makeMachine(take))
    return candidate.isSameInput
      ? Comparison(title: candidate.title, following: other) : Comparison(title: candidate.title, other)
  }

  private func take(of candidate: Candidate) -> Take? {
    switch candidate.kind {
    case .written: return take(with: MotionEdits())
    case .variant(let index): return variants.indices.contains(index) ? take(with: variants[index].edits) : nil
    case .branch(let index): return machine.branches.indices.contains(index) ? machine.branches[index].take : nil
    case .system(let name):
      var start = machine.take.start
      start.settings.system = SystemBehavior.all.first { $0.name == name }
      return machine.take.played(from: start)
    case .recorded: return nil
    }
  }

  private func take(with edits: MotionEdits) -> Take {
    var start = machine.take.start
    start.settings.edits = edits
    return machine.take.played(from: start)
  }

  /// What differs in the transition on show, in the words of `verify`: how it is now, held against the other take.
  var differences: [String] { comparison?.other.differences(from: self) ?? [] }
}
