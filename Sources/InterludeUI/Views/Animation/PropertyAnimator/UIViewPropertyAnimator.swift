/// Animates views along a curve or spring, as an object that can be started later, paused, scrubbed, turned round and stopped.
///
/// While it runs, `fractionComplete` counts time. A pause keeps the views where they are; with `scrubsLinearly` the fraction
/// then counts the way instead, and changes accordingly, as in UIKit. Turned round in flight, a cubic curve is run through
/// backwards; a spring is pulled to the other end and keeps its velocity. While it runs, the animator keeps itself alive.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating,
  @preconcurrency NSCopying
{
  /// In seconds; a spring given by mass, stiffness and damping takes its own time instead.
  public let duration: TimeInterval
  /// In seconds, as given to `startAnimation(afterDelay:)`.
  public private(set) var delay: TimeInterval = 0
  /// The curve or spring that the animator was made with.
  public let timingParameters: (any UITimingCurveProvider)?

  /// Whether the views take touches while they move; true by default, unlike for `UIView.animate`.
  open var isUserInteractionEnabled = true {
    didSet { if !mayConfigure("isUserInteractionEnabled") { isUserInteractionEnabled = oldValue } }
  }

  /// Whether the app sees to it that touches find the moving views; by default, false, touches find them where they show.
  open var isManualHitTestingEnabled = false {
    didSet { if !mayConfigure("isManualHitTestingEnabled") { isManualHitTestingEnabled = oldValue } }
  }

  /// Whether it can be paused, scrubbed, turned round and stopped; true by default.
  open var isInterruptible = true {
    didSet { if !mayConfigure("isInterruptible") { isInterruptible = oldValue } }
  }

  /// Whether the fraction of a paused animator counts the way, so that values follow a finger; else it counts time.
  open var scrubsLinearly = true
  /// Whether it pauses at its end, still active and without calling completions, instead of finishing.
  open var pausesOnCompletion = false

  /// The call that made it; nil for one made by way of a function that stands for the initialiser.
  package internal(set) var source: CallSite?
  /// The animations, while there are any.
  private(set) var run: AnimatorRun?
  private var waiting: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isHeadingBack = false
  private let timing: AnimationTiming
  /// What was said when it was made, and what it is to say instead.
  private var call: MotionCall
  private let edit: MotionEdit?
  private let origin = StageOrigin()

  /// A duration in seconds. The animator is made at a line of a file, by default that of the call.
  public init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let call = MotionCall(of: parameters, duration: duration, at: CallSite(file, line))
    let edit = Stage.current.motionEdits.edit(at: call.source)
    let used = edit?.applied(to: call) ?? call
    (self.call, self.edit, source) = (call, edit, call.source)
    timing = used.timing ?? parameters.animationTiming
    timingParameters = edit?.timing?.parameters ?? parameters
    self.duration = timing.duration(given: used.duration.isFinite ? max(0, used.duration) : 0)
    super.init()
    AnimationTiming.checkSeconds(used.duration, "duration")
    timing.check(duration: used.duration, at: source)
  }

  /// A duration in seconds. Calls go to the initialiser above; this one has UIKit's exact signature, for subclasses to override.
  @_disfavoredOverload
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    call = MotionCall(of: parameters, duration: duration, at: nil)
    edit = nil
    timing = parameters.animationTiming
    timingParameters = parameters
    self.duration = timing.duration(given: duration.isFinite ? max(0, duration) : 0)
    super.init()
    AnimationTiming.checkSeconds(duration, "duration")
    timing.check(duration: duration, at: nil)
  }

  /// Without a duration, along the default curve.
  public convenience override init() { self.init(duration: 0, timingParameters: UICubicTimingParameters()) }

  // An `isolated` one would take over `@preconcurrency` from the class, which no deinitialiser may have; whether the compiler
  // says so depends on the order of the files.
  @MainActor deinit {
    guard let run, !origin.hasEnded else { return }
    reportRelease()
    run.settle(at: .end)
  }

  /// The stage that it was made on, or the current one once that has ended.
  var stage: Stage { origin.stage }

  /// While it runs it is not to be released.
  private func keepAlive(_ isRunning: Bool) { stage.animators.note(self, isRunning: isRunning) }

  // MARK: What it animates

  /// Adds changes. Those added to an active animator take what is left of its time; once it is stopped they are refused.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin after a fraction, 0…1, of the time that is left, and end with the animator.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard let run else { return waiting.append((animation, delayFactor)) }
    guard state != .stopped else { return reportStopped("addAnimations(_:delayFactor:)") }
    run.add(now: animation, delayFactor: delayFactor)
  }

  /// Adds what to call when it is over, with where the views are then.
  open func addCompletion(_ completion: @escaping (_ finalPosition: UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: How it stands

  open var state: UIViewAnimatingState {
    switch run?.phase {
    case nil: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }

  open var isRunning: Bool { if case .running = run?.phase { true } else { false } }

  /// Whether it runs back to where the views started. It can be turned round at any time, and goes on from where it is.
  open var isReversed: Bool {
    get { isHeadingBack }
    set {
      guard newValue != isHeadingBack, mayInterrupt("isReversed") else { return }
      isHeadingBack = newValue
      run?.isReversed = newValue
      run?.turnRound()
    }
  }

  /// How much is behind it in the direction in which it runs: when it is turned round, what was behind it is ahead. Can be
  /// set on a paused animator, to 0…1 and up to where a spring was paused that had overshot; setting it on an inactive one
  /// activates and pauses it.
  open var fractionComplete: CGFloat {
    get {
      guard let run else { return 0 }
      return isHeadingBack ? 1 - run.fraction : run.fraction
    }
    set {
      guard mayScrub(to: newValue) else { return }
      let run = run ?? activate()
      guard self.run === run else { return }
      run.scrub(to: isHeadingBack ? 1 - newValue : newValue, linearly: scrubsLinearly)
    }
  }

  // MARK: Running

  /// Starts it, or goes on after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return reportStopped("startAnimation()") }
    guard !isRunning else { return }
    call.delay = delay
    let delay = run == nil ? edit?.delay ?? delay : delay
    AnimationTiming.checkSeconds(delay, "delay")
    self.delay = delay.isFinite ? max(0, delay) : 0
    let run = run ?? activate()
    guard self.run === run else { return }
    keepAlive(true)
    run.proceed(delay: self.delay)
  }

  /// Holds the views where they are. An inactive animator becomes active, at its start.
  open func pauseAnimation() {
    guard mayInterrupt("pauseAnimation()") else { return }
    guard state != .stopped else { return reportStopped("pauseAnimation()") }
    let run = run ?? activate()
    guard self.run === run else { return }
    run.pause(linearly: scrubsLinearly)
    keepAlive(false)
  }

  /// Goes on from where the views are, along another curve if one is given.
  ///
  /// `durationFactor` is how much of the whole duration the rest takes; with 0 it takes what is left. A spring takes its
  /// initial velocity from the parameters, in distances that are left per second.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard let run, state == .active else {
      return reportNotActive("continueAnimation(withTimingParameters:durationFactor:)")
    }
    let newTiming = parameters?.animationTiming
    newTiming?.check(duration: duration, at: source)
    run.freeze(linearly: scrubsLinearly, keepingVelocity: true)
    keepAlive(true)
    run.proceed(along: newTiming, durationFactor: durationFactor)
  }

  /// Runs the changes; their animations are held at the start.
  private func activate() -> AnimatorRun {
    stage.tell(.animates(call, as: edit?.applied(to: call) ?? call))
    let run = AnimatorRun(
      duration: duration, timing: timing, isReversed: isHeadingBack, allowsTouches: isUserInteractionEnabled,
      touchesFollowMotion: !isManualHitTestingEnabled, origin: origin,
      source: source)
    run.onArrival = { [weak self] in self?.arrived() }
    run.onReturn = { [weak self, weak run] in self?.returned(run) }
    self.run = run
    // A block even for nothing: what runs alongside a transition joins the first.
    let changes = waiting.isEmpty ? [({}, 0)] : waiting
    waiting = []
    // The changes themselves may stop the animator for good.
    for (changes, delayFactor) in changes where self.run === run { run.add(atStart: changes, delayFactor: delayFactor) }
    return run
  }

  // MARK: Ending

  /// Ends it with the views where they show, in the model too: for good, or until `finishAnimation(at:)` says where they
  /// belong. Without an active animation it does nothing.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard let run, mayInterrupt("stopAnimation(_:)") else { return }
    run.stop()
    keepAlive(false)
    guard withoutFinishing else { return }
    self.run = nil
    completions = []
  }

  /// Ends a stopped animator: moves the views to the position and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return reportNotStopped() }
    if finalPosition != .current { stage.jumpChecker.excuseThisMoment() }
    finish(at: finalPosition)
  }

  /// Forgets what it does, and what it would call: its stage has ended.
  func discard() {
    run = nil
    (waiting, completions) = ([], [])
  }

  private func arrived() {
    keepAlive(false)
    guard pausesOnCompletion else { return finish(at: isHeadingBack ? .start : .end) }
    run?.pauseAtEnd()
  }

  /// The transition that it was part of has been cancelled, and is back where it started.
  private func returned(_ returnedRun: AnimatorRun?) {
    guard let run, run === returnedRun else { return }
    keepAlive(false)
    finish(at: .start)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    run?.settle(at: position)
    run = nil
    let completions = completions
    self.completions = []
    completions.forEach { $0(position) }
  }
}

extension MotionCall {
  /// An animator is made.
  @MainActor fileprivate init(of parameters: any UITimingCurveProvider, duration: Double, at source: CallSite?) {
    self.init(
      source: source, kind: .propertyAnimator, duration: duration, delay: 0, timing: parameters.animationTiming)
  }
}
