import InterludeUI
import MotionQA

/// Logs the events of a stage.
final class RunObserver: StageObserver {
  var log = RunLog()
  private let lifecycle = LifecycleRecorder()
  private let namer = ViewNamer()
  /// The open motion of each animation that is under way.
  private var running: [ObjectIdentifier: (animation: RunningAnimation, motion: Int)] = [:]
  /// The open motions of what follows time without animations.
  var followed: [(view: ObjectIdentifier, motion: Int)] = []
  /// The transitions that go on, by their numbers in the log.
  private(set) var open: [(id: ObjectIdentifier, index: Int)] = []
  /// Motions of views that may have come on screen since they were told of.
  private var unnamed: [(motion: Int, view: UIView)] = []
  /// Why the value that showed last may have jumped; reported just before an animation ends.
  private var cause: MotionBreak?

  /// Everything so far.
  func log(on stage: Stage) -> RunLog {
    name(on: stage)
    var log = log
    log.callbacks = lifecycle.events
    log.mistakes = stage.diagnostics
    return log
  }

  func stage(_ stage: Stage, sees event: StageEvent) {
    lifecycle.stage(stage, sees: event)
    switch event {
    case .transition(let event): note(event, at: stage.time)
    case .motion(let event, _): note(event, at: stage.time)
    case .following(let view, let course): note(course, of: view, at: stage.time)
    case .animates(let written, let used):
      log.calls.append(
        LoggedCall(time: stage.time, written: written, used: used, transition: open.last?.index))
    case .answer(let answer, let method, let delegate):
      log.answers.append(
        LoggedAnswer(
          time: stage.time, delegate: "\(type(of: delegate))", method: method,
          answer: answer.map(Self.name), callbacksBefore: lifecycle.events.count))
    case .timeWillPass: name(on: stage)
    default: break
    }
  }

  /// The type of what a delegate has answered, such as `PopAnimator in ScreenDrag`.
  private static func name(of answer: AnyObject) -> String {
    guard let animator = (answer as? any UIViewControllerAnimatedTransitioning)?.innermost, animator !== answer else {
      return "\(type(of: answer))"
    }
    return "\(type(of: animator)) in \(type(of: answer))"
  }

  // MARK: Transitions

  private func note(_ event: TransitionEvent, at now: Double) {
    switch event.phase {
    case .begins:
      open.append((event.id, log.transitions.count))
      log.transitions.append(
        LoggedTransition(
          operation: event.operation, from: "\(type(of: event.from))", to: "\(type(of: event.to))",
          animator: "\(type(of: event.animator))",
          wrapper: event.wrapper.map { "\(type(of: $0))" }, duration: event.duration, start: now))
    case .isHeld, .isReleased: break
    case .ends(let completed):
      guard let place = open.lastIndex(where: { $0.id == event.id }) else { return }
      let index = open.remove(at: place).index
      (log.transitions[index].end, log.transitions[index].isCompleted) = (now, completed)
    }
  }

  // MARK: Motions

  private func note(_ event: MotionEvent, at now: Double) {
    switch event {
    case .breaks(let cause, _): self.cause = cause
    case .begins(let animation, let start): begin(animation, at: start, isHeld: false)
    case .isHeld(let animation): begin(animation, at: now, isHeld: true)
    case .ends(let animation):
      guard let known = running.removeValue(forKey: ObjectIdentifier(animation)) else { return }
      finish(known.motion, cause == .ended || animation.hasArrived ? .completed : .interrupted, at: now)
    }
  }

  private func begin(_ animation: RunningAnimation, at start: Double, isHeld: Bool) {
    let key = ObjectIdentifier(animation)
    // A further move of a held animation is no new motion.
    if isHeld, let known = running[key], log.motions[known.motion].isHeld { return }
    let course = isHeld ? MotionCourse.unknown : MotionCourse(of: animation)
    // Reported again at its start, as when a transition's timeline takes it in, it is still the same motion.
    if let known = running[key], log.motions[known.motion].start == start, !isHeld {
      if course != .unknown { log.motions[known.motion].course = course }
      // An animator holds what it takes in until it is started, which is at the same time.
      log.motions[known.motion].isHeld = false
      log.motions[known.motion].expectedDuration = animation.length
      return
    }
    if let layer = animation.layer, Self.isFurniture(layer) { return }
    let view = animation.layer.flatMap(Self.view(of:))
    let id = append(
      of: view, property: animation.propertyName, course: course, isHeld: isHeld, start: start,
      expectedDuration: isHeld ? nil : animation.length, source: animation.animation.source,
      after: running[key]?.motion)
    running[key] = (animation, id)
  }

  /// Logs a motion that continues another one, or a new one.
  ///
  /// - Returns: Its number.
  func append(
    of view: UIView?, property: String, course: MotionCourse, isHeld: Bool, start: Double, expectedDuration: Double?,
    source: CallSite?, after last: Int?
  ) -> Int {
    let id = log.motions.count
    if let last { finish(last, .handedOver(to: id), at: max(start, log.motions[last].start)) }
    log.motions.append(
      LoggedMotion(
        id: id, view: view.map { namer.name(of: $0) ?? "\(type(of: $0))" } ?? "CALayer", property: property,
        course: course, isHeld: isHeld, start: start, expectedDuration: expectedDuration, source: source,
        transition: open.last?.index, isInBar: view.map(Self.isInBar) ?? false))
    if let view { unnamed.append((id, view)) }
    return id
  }

  /// Logs the end of a motion. One whose curve had arrived earlier counts as completed at its arrival, however it was removed.
  func finish(_ motion: Int, _ fate: LoggedMotion.Fate, at time: Double) {
    let arrival = log.motions[motion].curve.map { log.motions[motion].start + $0.duration } ?? .infinity
    let hasArrived = fate == .interrupted && arrival <= time + 1e-9
    log.motions[motion].fate = hasArrived ? .completed : fate
    log.motions[motion].end = fate == .completed || hasArrived ? min(time, arrival) : time
  }

  /// A mask is in no view, but in what it masks by its layer.
  private static func isInBar(_ view: UIView) -> Bool {
    views(around: view.layer).contains { $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar }
  }

  /// The view that a layer, or the nearest one around it, belongs to.
  private static func view(of layer: CALayer) -> UIView? { views(around: layer).first { _ in true } }

  private static func views(around layer: CALayer) -> some Sequence<UIView> {
    sequence(first: layer, next: \.superlayer).lazy.compactMap { $0.delegate as? UIView }
  }

  /// Whether a layer belongs to the status bar, which is the device's and not the app's, or is a bar that shows how far something is
  /// scrolled, which is no motion to be timed. A snapshot that is fading out is in the status bar by its layer alone.
  private static func isFurniture(_ layer: CALayer) -> Bool {
    views(around: layer).contains { view in
      view is StatusBarWindow || (view.superview as? UIScrollView)?.isScrollIndicator(view) == true
    }
  }

  /// Gives the views their names in recordings once they are in their windows.
  private func name(on stage: Stage) {
    guard !unnamed.isEmpty else { return }
    stage.asCurrent { _ = namer.views(in: UIApplication.shared.windows) }
    for (motion, view) in unnamed { namer.name(of: view).map { log.motions[motion].view = $0 } }
    unnamed = []
  }
}

extension RunningAnimation {
  /// The key path of the animation, or the properties of a group.
  fileprivate var propertyName: String {
    (animation as? CAPropertyAnimation)?.keyPath
      ?? (properties.isEmpty ? key ?? "transition" : properties.map(\.rawValue).joined(separator: ", "))
  }

  /// From its beginning to its end, in seconds; nil for one without an end.
  fileprivate var length: Double? {
    guard let layer, timing.speed != 0 else { return nil }
    let (start, end) = (timing.beginTime, timing.endTime)
    let length = layer.convertTime(end, to: nil) - layer.convertTime(start, to: nil)
    return length.isFinite ? length : nil
  }

  /// Whether it has run to its end, whatever takes it off then.
  fileprivate var hasArrived: Bool {
    guard let layer, timing.speed != 0 else { return false }
    return (timeline?.now ?? layer.clock.time) >= layer.convertTime(timing.endTime, to: nil) - 1e-9
  }
}
