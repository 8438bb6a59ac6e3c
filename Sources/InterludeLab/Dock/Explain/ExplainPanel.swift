import InterludeUI
import MotionQA

/// One transition step by step: who was called and with what, in which line of the app's, what delegates have answered, what was in the
/// container, and what UIKit promises of each call. Above it are the mistakes of the take. A click on a step goes there in time.
final class ExplainPanel: Instrument {
  let title = "Explain"
  let purpose = "The transition, call by call, and the mistakes"
  var view: UIView { list }

  private let list = CallList()
  private var shown: Key?
  /// Where the app has what is called, in the targets that have animated something so far.
  private var places = CallPlaces()
  /// The number of calls whose places have been looked for.
  private var askedCalls = 0

  private struct Key: Hashable {
    let take: Identity
    let transition: Int?
    let isCompleted: Bool?
    let callbacks, answers, mistakes: Int
    let zero: Double
    let hasPlaces, hasMostPlaces: Bool

    /// Whether the same transition was shown before.
    func continues(_ last: Key?) -> Bool { take == last?.take && transition == last?.transition && zero == last?.zero }
  }

  /// The number of source files that are read in one frame of the window.
  private static let filesAtOnce = 4

  /// The files of the app are read in several frames, so that none is late.
  var isUnderway: Bool { !places.isComplete }

  func update(for session: LabSession) {
    let (machine, log, index) = (session.machine, session.machine.log, session.shownTransition)
    lookUp(in: log)
    let key = Key(
      take: machine.identity, transition: index, isCompleted: index.flatMap { log.transitions[$0].isCompleted },
      callbacks: log.callbacks.count, answers: log.answers.count, mistakes: log.mistakes.count, zero: session.zero,
      hasPlaces: places.isComplete, hasMostPlaces: places.isNearlyComplete)
    if key != shown {
      let mistakes = RepeatedMistake.all(of: log.mistakes).map { ExplainedStep($0, zero: session.zero) }
      list.show(
        mistakes + (index.map { steps(of: $0, in: log) } ?? []),
        heading: index.map { log.transitions[$0].sentence } ?? Self.invitation, zero: session.zero,
        isContinued: key.continues(shown))
      list.onChoose = { [weak session] in session?.seek(to: $0) }
      shown = key
    }
    list.mark(time: machine.time)
  }

  private func lookUp(in log: RunLog) {
    if log.calls.count != askedCalls {
      askedCalls = log.calls.count
      places.search(around: log.calls.compactMap(\.written.source).filter { !$0.isSystem }.map(\.path))
    }
    places.read(files: Self.filesAtOnce)
  }

  private func steps(of index: Int, in log: RunLog) -> [ExplainedStep] {
    log.steps(of: index).map { step in
      switch step {
      case .call(let call): ExplainedStep(call, place: places.place(of: call.callback, subject: call.subject))
      case .answer(let answer):
        ExplainedStep(answer, place: places.place(of: answer.method, subject: answer.delegate))
      }
    }
  }

  private static let invitation = "Nothing has been presented, pushed or chosen yet: click in the scene."
}

nonisolated extension RunLog {
  fileprivate enum Step {
    case call(LifecycleEvent)
    case answer(LoggedAnswer)
  }

  /// The calls and answers from the call that asked for a transition to those that follow its end at once.
  fileprivate func steps(of index: Int) -> [Step] {
    let transition = transitions[index]
    let next = transitions.dropFirst(index + 1).first?.start ?? .infinity
    let end = transition.end ?? .infinity
    func isPart(_ time: Double) -> Bool {
      time >= transition.start && time <= end && (time < next || time == transition.start)
    }
    var steps: [Step] = []
    var asked = answers[...]
    for (number, call) in callbacks.enumerated() {
      while let answer = asked.first, answer.callbacksBefore <= number {
        if isPart(answer.time) { steps.append(.answer(answer)) }
        asked.removeFirst()
      }
      if isPart(call.time) { steps.append(.call(call)) }
    }
    return steps + asked.filter { isPart($0.time) }.map(Step.answer)
  }
}

nonisolated extension LoggedTransition {
  /// Such as `present · HerbDetailViewController`.
  var heading: String { "\(operation.rawValue) · \(operation == .dismiss || operation == .pop ? from : to)" }

  /// What it does, by whom and for how long.
  fileprivate var sentence: String {
    let fate = isCompleted.map { $0 ? "completed" : "cancelled" } ?? "under way"
    let by = wrapper.map { "\(animator) (in \($0))" } ?? animator
    return
      "\(operation.rawValue) from \(from) to \(to), animated by \(by), \(Seconds.text(duration)) declared, \(fate)"
  }
}
