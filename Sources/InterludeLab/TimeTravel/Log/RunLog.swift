import InterludeUI
import LayerTree
import MotionQA

/// The log of a run: the animations as they ran, the transitions, the callbacks, the answers of delegates and the mistakes. Times are in
/// seconds on the stage's clock.
nonisolated struct RunLog: Sendable {
  /// In the order in which they were reported.
  var motions: [LoggedMotion] = []
  /// In the order in which they began.
  var transitions: [LoggedTransition] = []
  /// In the order in which they were made.
  var callbacks: [LifecycleEvent] = []
  /// What delegates have answered, in the order in which they were asked.
  var answers: [LoggedAnswer] = []
  /// In the order in which they were made.
  var mistakes: [Diagnostic] = []
  /// The calls of animating APIs as they were made.
  var calls: [LoggedCall] = []
}

/// The answer of a delegate that was asked who presents, animates or drives a transition.
nonisolated struct LoggedAnswer: Hashable, Sendable {
  let time: Double
  /// The delegate's type.
  let delegate: String
  /// As Swift names it.
  let method: String
  /// The type of what was answered; nil leaves it to the system.
  let answer: String?
  /// How many callbacks had been made before.
  let callbacksBefore: Int
}

/// A call of an animating API.
nonisolated struct LoggedCall: Sendable {
  let time: Double
  /// As its source has it, and as it was carried out.
  let written, used: MotionCall
  /// Which of the transitions goes on meanwhile, of several the last; nil for none.
  let transition: Int?
}

/// One leg of a motion, of a layer animation or of a view that follows time without one: from its start or a change of its course to its
/// end or the next change.
nonisolated struct LoggedMotion: Sendable, Identifiable {
  /// How it came to its end.
  enum Fate: Hashable, Sendable {
    /// It goes on.
    case running
    /// It ran to its end.
    case completed
    /// It was removed before its end.
    case interrupted
    /// It was held, or its course changed: the motion of this number continues it.
    case handedOver(to: Int)
  }

  /// Its place in the log; the same in every run of a take.
  let id: Int
  /// What a recording calls the view; a type until it has been on screen.
  var view: String
  /// The key path of the animated property, such as `position` or `bounds.size.width`.
  let property: String
  /// The curve as it shows.
  var course: MotionCourse
  /// Whether an interaction holds and moves it.
  var isHeld: Bool
  let start: Double
  /// How long it runs unless it is interrupted, in seconds; nil without an end, or while it is held.
  var expectedDuration: Double?
  var end: Double?
  var fate = Fate.running
  /// The call that made it, in its source file; nil for one that no call of an animating API made.
  let source: CallSite?
  /// Which of the transitions it belongs to; nil for none.
  let transition: Int?
  /// Whether its view is in a bar, which moves along with what its controller's transition shows.
  var isInBar = false

  /// The curve that is seen, as far as that has a spelling.
  var curve: CurveSpec? { course.curve }

  /// Whether it was removed, or taken over by another, before its end.
  var isCutShort: Bool {
    switch fate {
    case .interrupted, .handedOver: true
    case .running, .completed: false
    }
  }

  /// When it ended, or will unless it is interrupted, in seconds on the stage's clock; nil without an end, or while it is held.
  var expectedEnd: Double? { end ?? expectedDuration.map { start + $0 } }
}

/// A transition that has an animator.
nonisolated struct LoggedTransition: Sendable {
  let operation: TransitionOperation
  /// The types of who is left and who is shown.
  let from, to: String
  /// The animator's type.
  let animator: String
  /// The type of what was given to the system, where that wraps the animator; else nil.
  var wrapper: String?
  /// What the animator declared, in seconds.
  let duration: Double
  let start: Double
  var end: Double?
  /// Whether it completed; nil while it goes on.
  var isCompleted: Bool?
}
