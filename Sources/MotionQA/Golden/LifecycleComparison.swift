import InterludeUI

/// Compares a recording's callbacks with those of its golden, exactly.
nonisolated struct LifecycleComparison {
  let expected, actual: LifecycleTrace

  /// What differs, told by the first callback that does; nil when nothing does.
  var difference: TraceDifference? {
    let (old, new) = (expected.events, actual.events)
    guard let index = (0..<max(old.count, new.count)).first(where: { old[safe: $0] != new[safe: $0] }) else {
      return nil
    }
    let (before, now) = (old[safe: index], new[safe: index])
    return TraceDifference(
      .lifecycle, time: [before, now].compactMap { $0?.time }.min(), expected: before?.words ?? "nothing more",
      actual: now?.words ?? "nothing more", diagnosis: diagnosis)
  }

  private var diagnosis: String {
    let (old, new) = (expected.events.map(\.call), actual.events.map(\.call))
    if old == new { return shift }
    if old.sorted() == new.sorted() { return "The same calls come in another order" }
    let changes = new.difference(from: old)
    let missing = changes.removals.map { if case .remove(_, let call, _) = $0 { call } else { "" } }
    let added = changes.insertions.map { if case .insert(_, let call, _) = $0 { call } else { "" } }
    return [count(missing, "missing"), count(added, "new")].compactMap(\.self).joined(separator: "; ")
  }

  private var shift: String {
    let moved = zip(expected.events, actual.events).filter { $0.time != $1.time }
    guard let (before, now) = moved.first else { return "" }
    let milliseconds = Int(((now.time - before.time) * 1000).rounded())
    let calls = moved.count == 1 ? "One call comes" : "\(moved.count) calls come, the first"
    return "\(calls) \(abs(milliseconds)) ms \(milliseconds > 0 ? "later" : "earlier")"
  }

  private func count(_ calls: [String], _ what: String) -> String? {
    guard !calls.isEmpty else { return nil }
    let shown = calls.prefix(3).joined(separator: ", ")
    let rest = calls.count > 3 ? " and \(calls.count - 3) more" : ""
    return "\(calls.count == 1 ? "One call is" : "\(calls.count) calls are") \(what): \(shown)\(rest)"
  }
}

nonisolated extension LifecycleEvent {
  /// Who was called, and how.
  var call: String { [subject, callback, detail].filter { !$0.isEmpty }.joined(separator: " ") }

  fileprivate var words: String { "\(call) at \(Seconds.text(time))" }
}

nonisolated extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
