/// Timers that send an action to a target, which they keep until they are invalidated. The action takes the timer or nothing.
/// Like all timers they go by the real clock, and fire in the main thread's run loop.
extension Timer {
  /// A timer that is in the current run loop already.
  ///
  /// - Parameters:
  ///   - ti: Seconds until it fires, and between the times that it does.
  ///   - aTarget: What performs the action.
  ///   - aSelector: A selector that brings its method, or one that the target knows as an `ActionTarget`.
  ///   - userInfo: What is to be had from the timer as its `userInfo`.
  ///   - yesOrNo: Whether it fires again and again.
  public nonisolated class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// What lets a timer be made as one of another class.
public nonisolated protocol ActionTiming {}

nonisolated extension Timer: ActionTiming {}

extension ActionTiming {
  /// A timer that is in no run loop yet.
  ///
  /// - Parameters:
  ///   - ti: Seconds until it fires, and between the times that it does.
  ///   - aTarget: What performs the action.
  ///   - aSelector: A selector that brings its method, or one that the target knows as an `ActionTarget`.
  ///   - userInfo: What is to be had from the timer as its `userInfo`.
  ///   - yesOrNo: Whether it fires again and again.
  public nonisolated init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
  }

  /// A timer that is in no run loop yet, and fires at a date.
  ///
  /// - Parameters:
  ///   - date: When it fires first.
  ///   - ti: Seconds between the times that it fires.
  ///   - t: What performs the action.
  ///   - s: A selector that brings its method, or one that the target knows as an `ActionTarget`.
  ///   - ui: What is to be had from the timer as its `userInfo`.
  ///   - rep: Whether it fires again and again.
  public nonisolated init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let timer = ActionTimer(fire: date, interval: ti, repeats: rep, action: ActionTimer.block(target: t, selector: s))
    timer.info = ui
    self = timer as! Self
  }
}

/// A timer with a target. Foundation's has no place for what belongs to it.
private nonisolated final class ActionTimer: Timer {
  var info: Any?

  override var userInfo: Any? { info }

  convenience init(fire date: Date, interval: TimeInterval, repeats: Bool, action: @escaping @Sendable (Timer) -> Void)
  {
    self.init(fire: date, interval: interval, repeats: repeats, block: action)
  }

  static func block(target: Any, selector: Selector) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let target = target
    return { timer in
      nonisolated(unsafe) let timer = timer
      let send: @Sendable @convention(block) () -> Void = {
        MainActor.assumeIsolated {
          _ = TargetAction.send(selector, to: target, from: timer, along: EmptyCollection<AnyObject>())
        }
      }
      DispatchQueue.isMainCurrent ? send() : DispatchQueue.main.async(execute: send)
    }
  }
}
