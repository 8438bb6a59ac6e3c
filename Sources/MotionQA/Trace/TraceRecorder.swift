import InterludeUI

/// Watches all views of a recording's stage, frame by frame, and hears between the frames of transitions and of motions that
/// turn.
package final class TraceRecorder: StageObserver {
  private let namer = ViewNamer()
  private let turns = TurnLog()
  private var transitions = TransitionLog()
  private var histories: [ViewHistory] = []
  private var indices: [String: Int] = [:]
  private var frameCount = 0

  /// A recorder that has seen nothing yet.
  package init() {}

  package func stage(_ stage: Stage, sees event: StageEvent) {
    switch event {
    case .transition(let event): transitions.note(event, at: stage.time)
    case .motion(let event, _): turns.note(event, at: stage.time)
    case .following(let view, let course): turns.noteFollowing(view, course, at: stage.time)
    case .timeWillPass: turns.timeWillPass(at: stage.time)
    case .callback, .answer, .subviews, .animates: break
    }
  }

  /// Notes how everything looks now, and tells what there is.
  @discardableResult
  package func watch(_ stage: Stage) -> [ViewNamer.Named] {
    defer { frameCount += 1 }
    return stage.asCurrent {
      turns.timeWillPass(at: stage.time)
      // Those of views that have left since are still known by name.
      let left = note(turns.take(), namer.name(of:))
      let views = namer.views(in: UIApplication.shared.windows)
      for view in views {
        histories[index(of: view.name)].add(ViewReading(of: view.view), in: view.superview, frame: frameCount)
      }
      _ = note(left, namer.name(of:))
      return views
    }
  }

  /// Gives turns to the views that they are of, and returns those of views without a name.
  private func note(_ turns: [TurnLog.Turn], _ name: (UIView) -> String?) -> [TurnLog.Turn] {
    turns.filter { turn in
      guard let name = name(turn.view) else { return true }
      histories[index(of: name)].add(turn)
      return false
    }
  }

  /// What was seen and heard: the views in the order in which they were first seen.
  ///
  /// - Parameter zero: Where the script's zero lies on the stage's clock, in seconds.
  package func views(framesPerSecond: Int, zero: Double) -> [ViewTrace] {
    histories.map { $0.trace(frameCount: frameCount, framesPerSecond: framesPerSecond, zero: zero) }
  }

  /// The transitions in the order in which they began.
  package func transitions(since zero: Double) -> [TransitionTrace] { transitions.transitions(since: zero) }

  private func index(of name: String) -> Int {
    if let index = indices[name] { return index }
    indices[name] = histories.count
    histories.append(ViewHistory(name: name))
    return histories.count - 1
  }
}
