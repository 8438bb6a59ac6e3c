/// Calls back at every refresh of the display: 60 times per second of the stage's time, whatever the rate of the frames
/// that a window or a recording shows. So what a display link computes step by step is the same at any frame rate.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  /// Refreshes per second.
  static let refreshRate = 60

  /// The refresh that the link was last called for, in seconds on the stage's clock; zero before the first.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The refresh at which the link will be called next, in seconds on the stage's clock.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// How often the link is called per second of the stage's time; 0 is as often as possible. Others are rounded to the
  /// nearest whole part of the refresh rate, as 60, 30, 20, 15.
  public var preferredFramesPerSecond = 0 { didSet { reschedule() } }
  /// How often the link would like to be called. Unless it is `default` it counts in place of `preferredFramesPerSecond`: of the whole
  /// parts of 60, the one nearest to the preferred rate within the range or, where none is in it, the nearest of all.
  public var preferredFrameRateRange = CAFrameRateRange.default { didSet { reschedule() } }
  /// A link that is paused is not called.
  public var isPaused = false { didSet { reschedule() } }

  /// The target is kept until the link is invalidated.
  private var callback: ((CADisplayLink) -> Void)?
  private var isAdded = false
  private var next: ScheduledEvent?
  private let clock = MediaClock.current

  /// A link that sends an action to a target. The target has to adopt `ActionTarget`, and is kept alive until
  /// `invalidate()`.
  public init(target: Any, selector: Selector) {
    super.init()
    guard TargetAction(target: target, action: selector) != nil else { return }
    callback = { _ = TargetAction.send(selector, to: target, from: $0, along: EmptyCollection<AnyObject>()) }
  }

  /// A link that calls a closure.
  public init(handler: @escaping (CADisplayLink) -> Void) {
    callback = handler
    super.init()
  }

  /// The seconds between two refreshes of the display.
  public var duration: CFTimeInterval { 1 / Double(Self.refreshRate) }

  /// Starts the calls, from the next refresh on. A stage has one run loop and one mode; any will do.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    reschedule()
  }

  /// Stops the calls until the link is added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    reschedule()
  }

  /// Stops the calls for good, and lets the target go.
  public func invalidate() {
    callback = nil
    reschedule()
  }

  /// How many refreshes there are from one call to the next.
  private var stride: Int {
    if preferredFrameRateRange != .default {
      return Self.refreshRate / (preferredFrameRateRange.choice(of: Self.rates) ?? Self.refreshRate)
    }
    guard (1..<Self.refreshRate).contains(preferredFramesPerSecond) else { return 1 }
    return Int((Double(Self.refreshRate) / Double(preferredFramesPerSecond)).rounded())
  }

  private func reschedule() {
    next?.cancel()
    next = nil
    if isAdded, !isPaused, callback != nil { schedule(after: Self.refresh(at: clock.time)) }
  }

  /// Refreshes are counted in whole numbers, so that their times do not drift.
  private func schedule(after refresh: Int) {
    let due = (refresh / stride + 1) * stride
    targetTimestamp = Self.time(of: due)
    next = clock.schedule(at: targetTimestamp) { self.call(at: due) }
  }

  private func call(at refresh: Int) {
    timestamp = Self.time(of: refresh)
    schedule(after: refresh)
    callback?(self)
  }

  /// The rates at which a whole number of refreshes lies between two calls, and between two seconds; the greatest first.
  private static let rates = (1...refreshRate).filter { refreshRate.isMultiple(of: $0) }.sorted(by: >)

  private static func time(of refresh: Int) -> Double { Double(refresh) / Double(refreshRate) }

  /// The last refresh at or before a time; a time that lies a rounding error before a refresh counts as that.
  private static func refresh(at time: Double) -> Int { Int((time * Double(refreshRate) + 1e-6).rounded(.down)) }
}
