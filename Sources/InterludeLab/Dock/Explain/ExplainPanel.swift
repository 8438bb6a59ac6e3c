import InterludeUI
import MotionQA

/// One transition step by step: who was called and with what, in which line of the app's, what was in the container, and what
/// UIKit promises of each call. A click on a call goes there in time.
final class ExplainPanel: Instrument {
  let title = "Explain"
  let purpose = "The transition, call by call"
  var view: UIView { list }

  private let list = CallList()
  private var shown: Key?
  /// Where the app has what is called, for the files that have animated something so far.
  private var places: (paths: Set<String>, calls: CallPlaces)?

  private struct Key: Hashable {
    let take: Identity
    let transition: Int?
    let calls: Int
  }

  func update(for session: LabSession) {
    let log = session.machine.log
    let index = session.shownTransition
    let calls = index.map { log.calls(of: $0) } ?? []
    let key = Key(take: session.machine.identity, transition: index, calls: calls.count)
    if key != shown {
      shown = key
      list.show(
        calls.map { ($0, place(of: $0, in: log)) },
        heading: index.map { log.transitions[$0].sentence } ?? Self.invitation, zero: session.zero)
      list.onChoose = { [weak session] in session?.seek(to: $0) }
    }
    list.mark(time: session.machine.time)
  }

  private func place(of call: LifecycleEvent, in log: RunLog) -> String? {
    let sources = log.calls.compactMap(\.written.source).filter { !$0.isSystem }
    let paths = Set(sources.map(\.path))
    if places?.paths != paths { places = (paths, CallPlaces(around: paths)) }
    return places?.calls.place(of: call.callback, subject: call.subject)
  }

  private static let invitation = "Nothing has been presented, pushed or chosen yet: click in the scene."
}

extension RunLog {
  /// The calls from the one that asked for a transition to those that follow its end at once.
  fileprivate func calls(of index: Int) -> [LifecycleEvent] {
    let transition = transitions[index]
    let next = transitions.dropFirst(index + 1).first?.start ?? .infinity
    let end = transition.end ?? .infinity
    return callbacks.filter {
      $0.time >= transition.start && $0.time <= end && ($0.time < next || $0.time == transition.start)
    }
  }
}

nonisolated extension LoggedTransition {
  /// Such as `present · HerbDetailViewController`.
  var heading: String { "\(operation.rawValue) · \(operation == .dismiss || operation == .pop ? from : to)" }

  /// What it does, by whom and for how long.
  fileprivate var sentence: String {
    let fate = isCompleted.map { $0 ? "completed" : "cancelled" } ?? "under way"
    return
      "\(operation.rawValue) from \(from) to \(to), animated by \(animator), \(Seconds.text(duration)) declared, \(fate)"
  }
}
