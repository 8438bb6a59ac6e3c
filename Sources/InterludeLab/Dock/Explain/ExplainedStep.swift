import InterludeUI
import MotionQA

/// A step that *Explain* tells of: a call, the answer of a delegate, or a mistake.
nonisolated struct ExplainedStep: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case call, answer, mistake, warning }

  var kind: Kind
  /// In seconds on the stage's clock.
  var time: Double
  /// Code such as `PopAnimator.animateTransition(using:)`, or the sentence of a mistake.
  var title: String
  /// The file and line in the app, such as `PopAnimator.swift:24`; nil if they are not known.
  var place: String?
  /// What was passed or answered, in code; for a mistake the command that tells more of it.
  var detail = ""
  /// UIKit's promise about a call, or the remedy of a mistake; nil if there is none.
  var meaning: String?

  /// Whether it is a mistake of either severity, and no part of a transition.
  var isMistake: Bool { kind == .mistake || kind == .warning }
}

nonisolated extension ExplainedStep {
  init(_ call: LifecycleEvent, place: String? = nil) {
    self.init(
      kind: .call, time: call.time, title: "\(call.subject).\(call.callback)", place: place,
      detail: call.detail.withBriefNumbers, meaning: CallbackMeaning.sentence(for: call.callback))
  }

  init(_ answer: LoggedAnswer, place: String? = nil) {
    self.init(
      kind: .answer, time: answer.time, title: "\(answer.delegate).\(answer.method)", place: place,
      detail: "→ \(answer.answer ?? "nil")", meaning: CallbackMeaning.sentence(for: answer.method))
  }

  /// - Parameter zero: Where the time of a repetition counts from, in seconds.
  init(_ mistake: RepeatedMistake, zero: Double) {
    let first = mistake.first
    let repetition = mistake.repetition(since: zero).map { " (\($0))" } ?? ""
    self.init(
      kind: first.severity == .warning ? .warning : .mistake, time: first.time,
      title: "\(first.identifier): \(first.message)", detail: ExplainCommand.invitation(to: [first.code]),
      meaning: first.remedy + repetition)
  }
}
