/// A time of its own for a number of animations, whichever layers they are on: they can be held, moved by hand, hurried and
/// run back together. Not part of QuartzCore.
///
/// It starts as the clock's time. An animation belongs to it that starts while ``run(_:)`` runs code, or while it tells of
/// the end of one of its own. Until it is closed, what has ended in it is kept, to be seen again when its time runs back.
public final class Timeline {
  /// Called when time has run back to the start and what is in it must be taken back, and again when something starts in
  /// it afterwards: see ``abandonMembers()``.
  public var onReturn: () -> Void = {}

  let clock: MediaClock
  private(set) var isOpen = true
  private var members: [any TimelineMember] = []
  private var returnEvent: ScheduledEvent?
  /// Whether its time has run back to the start.
  public private(set) var hasReturned = false

  /// A timeline that goes as a clock goes, until it is held or moved.
  public init(on clock: MediaClock) { self.clock = clock }

  /// How its time passes. Setting it moves the ends of its animations accordingly.
  public var flow = TimeFlow.even(offset: 0) {
    didSet {
      guard isOpen else { return }
      scheduleReturn()
      for member in members.sortedByEnd() { member.reschedule() }
      if !flow.isEven(as: oldValue) { for animation in animations { animation.announceCourse() } }
    }
  }

  /// Its time now, in seconds.
  public var now: Double { time(atClockTime: clock.time) }

  /// How fast its time passes now, in seconds per second of the clock's; below 0 it runs back.
  public var rate: Double { flow.rate(atClockTime: clock.time) }

  /// Its time at one of the clock.
  public func time(atClockTime clockTime: Double) -> Double { flow.time(atClockTime: clockTime) }

  /// The clock's time at one of its own; nil when it does not come.
  func clockTime(atTime time: Double) -> Double? { hasReturned ? nil : flow.clockTime(atTime: time) }

  /// Runs code whose animations are to belong to it.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result { try clock.run(in: self, body) }

  /// Runs an action at one of its times: with true when it is reached, with false when time runs back to the start.
  @discardableResult
  public func schedule(at time: Double, _ action: @escaping (_ isReached: Bool) -> Void) -> TimelineEvent {
    let event = TimelineEvent(time: time, timeline: self, action: action)
    join(event)
    event.reschedule()
    return event
  }

  /// Its animations in the order in which they started, those that have ended included.
  public var animations: [RunningAnimation] { members.compactMap { $0 as? RunningAnimation } }

  /// Goes back to the start at once.
  public func goBack() {
    returnEvent?.cancel()
    guard isOpen, !hasReturned else { return }
    hasReturned = true
    onReturn()
  }

  /// Ends what is in it as not finished, in order, once the code that runs now is through.
  public func abandonMembers() {
    let abandoned = members
    members = []
    for member in abandoned { member.abandon() }
  }

  /// Lets what is still under way go on in the clock's time, and forgets what has ended. Nothing joins it any more.
  public func close() {
    guard isOpen else { return }
    if case .held(let time) = flow { flow = .even(offset: time - clock.time) }
    isOpen = false
    returnEvent?.cancel()
    for animation in animations { animation.forgetPast() }
    members = []
  }

  /// Closes it without ending what is in it: nothing is told, and nothing goes on.
  public func discard() {
    isOpen = false
    returnEvent?.cancel()
    onReturn = {}
    members = []
  }

  func join(_ member: any TimelineMember) {
    guard isOpen else { return }
    members.append(member)
    guard hasReturned else { return }
    clock.schedule(at: clock.time) { [self] in if isOpen { onReturn() } }
  }

  private func scheduleReturn() {
    returnEvent?.cancel()
    guard case .along(let stretch) = flow, !stretch.isForward else { return }
    returnEvent = clock.schedule(at: stretch.start + stretch.length) { [weak self] in self?.goBack() }
  }
}

/// What belongs to a timeline.
protocol TimelineMember: AnyObject {
  /// When it ends, in the timeline's time.
  var endTime: Double { get }
  /// Works out anew when it ends on the clock.
  func reschedule()
  /// Ends it as not finished, once the code that runs now is through.
  func abandon()
}

/// An action that waits for a time of a timeline.
public final class TimelineEvent: TimelineMember {
  let endTime: Double
  private weak var timeline: Timeline?
  private var action: ((Bool) -> Void)?
  private var event: ScheduledEvent?

  init(time: Double, timeline: Timeline, action: @escaping (Bool) -> Void) {
    endTime = time
    self.timeline = timeline
    self.action = action
  }

  /// Forgets the action.
  public func cancel() {
    event?.cancel()
    action = nil
  }

  func reschedule() {
    event?.cancel()
    guard action != nil, let timeline, let time = timeline.clockTime(atTime: endTime) else { return }
    event = timeline.clock.schedule(at: time) { self.perform(isReached: true) }
  }

  func abandon() {
    event?.cancel()
    guard let clock = timeline?.clock else { return }
    clock.schedule(at: clock.time) { self.perform(isReached: false) }
  }

  private func perform(isReached: Bool) {
    guard let action else { return }
    self.action = nil
    guard let timeline else { return action(isReached) }
    timeline.run { action(isReached) }
  }
}

extension Array where Element == any TimelineMember {
  /// What ends first comes first; equal ends keep their order.
  fileprivate func sortedByEnd() -> [any TimelineMember] {
    let ends = map(\.endTime)
    return indices.sorted { (ends[$0], $0) < (ends[$1], $1) }.map { self[$0] }
  }
}
