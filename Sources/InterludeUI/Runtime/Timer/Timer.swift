/// Calls back when a time has passed on the stage's clock, once or again and again.
///
/// It stands for Foundation's class where UIKit is imported, whose timers go by the machine's clock: this one is repeated exactly by a
/// recording, stands still while the window is paused, and goes back and forth in time with all else. What it calls it calls on the
/// main thread, whatever run loop and mode it was added for.
nonisolated open class Timer: NSObject {
  /// Seconds between the times that it fires; 0 for a timer that fires once.
  public let timeInterval: TimeInterval
  /// What a timer with a target was given.
  public let userInfo: Any?
  /// How many seconds later than it is due the timer may fire, which it never makes use of.
  open var tolerance: TimeInterval = 0
  /// Nil once it is invalid.
  private var action: (@Sendable (Timer) -> Void)?
  private var schedule: TimerSchedule
  /// The event at which it fires next; nil before it is added to a run loop.
  private var event: ScheduledEvent?

  /// - Parameter delay: Seconds from now until it fires first; nil for an interval.
  private init(
    after delay: TimeInterval?, interval: TimeInterval, repeats: Bool, userInfo: Any?,
    action: @escaping @Sendable (Timer) -> Void
  ) {
    let interval = interval > 0 ? interval : Self.leastInterval
    timeInterval = repeats ? interval : 0
    self.userInfo = userInfo
    self.action = action
    schedule = TimerSchedule(after: delay ?? interval, interval: interval)
    super.init()
  }

  /// The least that Foundation's timers wait, in seconds.
  private static let leastInterval = 0.0001

  /// A timer that is in no run loop yet.
  ///
  /// - Parameters:
  ///   - interval: Seconds from now until it fires, and between the times that it does; 0 or less is a ten-thousandth.
  ///   - repeats: Whether it fires again and again.
  ///   - block: What it calls.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(after: nil, interval: interval, repeats: repeats, userInfo: nil, action: block)
  }

  /// A timer that is in no run loop yet, and fires first at a date.
  ///
  /// - Parameters:
  ///   - date: When it fires first: so many seconds from now, to a hundredth.
  ///   - interval: Seconds between the times that it fires; 0 or less is a ten-thousandth.
  ///   - repeats: Whether it fires again and again.
  ///   - block: What it calls.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(after: date.secondsOfStage, interval: interval, repeats: repeats, userInfo: nil, action: block)
  }

  /// A timer that is in no run loop yet, and sends an action to a target.
  ///
  /// - Parameters:
  ///   - ti: Seconds from now until it fires, and between the times that it does; 0 or less is a ten-thousandth.
  ///   - aTarget: What performs the action; it is kept until the timer is invalid.
  ///   - aSelector: A selector that brings its method, or one that the target knows as an `ActionTarget`. It takes the timer or nothing.
  ///   - userInfo: What is to be had from the timer as its `userInfo`.
  ///   - yesOrNo: Whether it fires again and again.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      after: nil, interval: ti, repeats: yesOrNo, userInfo: userInfo,
      action: Self.action(aSelector, to: aTarget))
  }

  /// A timer that is in no run loop yet, fires first at a date, and sends an action to a target.
  ///
  /// - Parameters:
  ///   - date: When it fires first: so many seconds from now, to a hundredth.
  ///   - ti: Seconds between the times that it fires; 0 or less is a ten-thousandth.
  ///   - t: What performs the action; it is kept until the timer is invalid.
  ///   - s: A selector that brings its method, or one that the target knows as an `ActionTarget`. It takes the timer or nothing.
  ///   - ui: What is to be had from the timer as its `userInfo`.
  ///   - rep: Whether it fires again and again.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    self.init(
      after: date.secondsOfStage, interval: ti, repeats: rep, userInfo: ui, action: Self.action(s, to: t))
  }

  /// A timer that is in the current run loop already.
  ///
  /// - Parameters:
  ///   - interval: Seconds from now until it fires, and between the times that it does; 0 or less is a ten-thousandth.
  ///   - repeats: Whether it fires again and again.
  ///   - block: What it calls.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.join()
    return timer
  }

  /// A timer that is in the current run loop already, and sends an action to a target.
  ///
  /// - Parameters:
  ///   - ti: Seconds from now until it fires, and between the times that it does; 0 or less is a ten-thousandth.
  ///   - aTarget: What performs the action; it is kept until the timer is invalid.
  ///   - aSelector: A selector that brings its method, or one that the target knows as an `ActionTarget`. It takes the timer or nothing.
  ///   - userInfo: What is to be had from the timer as its `userInfo`.
  ///   - yesOrNo: Whether it fires again and again.
  @discardableResult
  open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    timer.join()
    return timer
  }

  /// Whether it can still fire.
  open var isValid: Bool { action != nil }

  /// When it fires next. Set, it counts as so many seconds from now, to a hundredth; `distantFuture` lets the timer wait.
  open var fireDate: Date {
    get { Date(timeIntervalSinceNow: schedule.secondsFromNow) }
    set {
      schedule = TimerSchedule(after: newValue.secondsOfStage, interval: schedule.interval)
      guard let event else { return }
      self.event = nil
      onMain { timer in
        event.cancel()
        timer.plan()
      }
    }
  }

  /// Fires at once. One that repeats goes on as if nothing had been; another one is invalid afterwards.
  open func fire() {
    action?(self)
    if timeInterval == 0 { invalidate() }
  }

  /// Takes it out of its run loop for good, and lets go of its target or block.
  open func invalidate() {
    action = nil
    guard let event else { return }
    self.event = nil
    onMain { _ in event.cancel() }
  }
}

nonisolated extension Timer {
  /// Begins to wait; what waits already goes on.
  func join() {
    onMain { timer in
      if timer.event == nil { timer.plan() }
    }
  }

  @MainActor private func plan() {
    guard isValid else { return }
    let clock = MediaClock.current
    event = clock.schedule(at: schedule.time(on: clock)) { [self] in come() }
  }

  @MainActor private func come() {
    event = nil
    if timeInterval > 0 {
      schedule.advance()
      plan()
    }
    fire()
  }

  private func onMain(_ body: @escaping @Sendable @MainActor (Timer) -> Void) {
    // As with Foundation's, one thread has to do with a timer: the main one, from here on.
    nonisolated(unsafe) let timer = self
    DispatchQueue.onMain { body(timer) }
  }

  private static func action(_ selector: Selector, to target: Any) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let target = target
    return { timer in
      nonisolated(unsafe) let timer = timer
      DispatchQueue.onMain {
        _ = TargetAction.send(selector, to: target, from: timer, along: EmptyCollection<AnyObject>())
      }
    }
  }
}

extension RunLoop {
  /// Lets a timer begin to wait. A stage has one run loop and one mode; any will do.
  public nonisolated func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.join() }
}
