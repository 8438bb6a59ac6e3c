import Foundation

/// The time that layers and animations live in. It stands still until someone advances it, and never goes back.
public final class MediaClock {
  /// Now, in seconds. While an event runs this is the event's own exact time.
  public private(set) var time: Double
  /// Hears about bad input; without a listener it is printed to standard error.
  public var onDiagnostic: ((LayerDiagnostic) -> Void)?
  /// Hears what happens to the motion of layers.
  public var onMotion: ((CALayer, MotionEvent) -> Void)?
  /// Sets the text of text layers; without it they show none.
  package var typesetter: (any LayerTypesetter)?
  /// Is given the copy that a layer has made of an animation that was added to it, before it starts. It may change it.
  package var onAdd: ((CALayer, CAAnimation) -> Void)?

  /// How long a chain of events, each scheduled by the one before for the very same instant, may grow. A chain that
  /// reaches it is cut and reported, because it would otherwise never let time pass.
  public static let maximumChain = 1000

  /// For what refers to the clock and does not keep it alive.
  let reference = BackReference<MediaClock>()
  let transactions = TransactionStack()
  /// Those of the effects that frames have read last.
  var timings = EffectTiming.Shelf()
  private var queue = ScheduledEventQueue()
  private var nextSequence = 0
  private var runningChain: Int?
  private var timelines: [Timeline?] = []
  /// Layers that have left a superlayer, or were given an animation off stage.
  private var strays: [() -> CALayer?] = []
  /// Whether `removeAnimationsOffStage()` is called: what it will ask about is only then noted.
  package var endsAnimationsOffStage = false
  /// When animations were last taken off layers that were off stage, in seconds.
  package private(set) var lastRemovalOffStage: Double?

  /// A clock that stands at a time, in seconds.
  public init(time: Double = 0) {
    self.time = time
    reference.object = self
  }

  @MainActor deinit { reference.object = nil }

  /// The timeline that animations belong to which start now; nil when they run in the clock's own time.
  public var timeline: Timeline? { timelines.last.flatMap { $0 }.flatMap { $0.isOpen ? $0 : nil } }

  /// Now, in the time that animations which start now run in.
  public var animationTime: Double { timeline?.now ?? time }

  /// Runs code whose animations are to belong to a timeline, or for nil to none.
  public func run<Result>(in timeline: Timeline?, _ body: () throws -> Result) rethrows -> Result {
    timelines.append(timeline)
    defer { timelines.removeLast() }
    return try body()
  }

  /// The time of the earliest event still to run.
  public var nextEventTime: Double? { queue.first()?.time }

  /// Runs an action when the clock reaches a time in seconds, or as soon as it next advances if that time has passed.
  /// A time that is not a number is reported and its action never runs; nor does the action of an infinite time.
  @discardableResult
  public func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> ScheduledEvent {
    let due = max(time, self.time)
    let chain = due == self.time ? (runningChain ?? -1) + 1 : 0
    if time.isNaN {
      report(.init(.invalidNumber, "An event was scheduled at a time that is not a number; it will not run."))
    }
    if chain == Self.maximumChain {
      report(
        .init(
          .endlessEvents,
          "\(chain) events in a row each scheduled another for the same instant, \(due) s; the chain is cut here. "
            + "Let one of them wait for a positive time, or stop."))
    }
    let runs = time < .infinity && chain < Self.maximumChain
    let event = ScheduledEvent(time: due, sequence: nextSequence, chain: chain, action: runs ? action : nil)
    nextSequence += 1
    if runs { queue.insert(event) }
    return event
  }

  /// Moves to the earliest event and runs it; false when there is none.
  @discardableResult
  public func runNextEvent() -> Bool {
    guard let event = queue.popFirst(), let action = event.take() else { return false }
    time = max(time, event.time)
    let outer = runningChain
    runningChain = event.chain
    action()
    transactions.flush()
    runningChain = outer
    return true
  }

  /// Goes on to the time of the next event and does not run it yet, for what is to be seen before it.
  public func reachNextEvent() {
    if let next = nextEventTime { time = max(time, next) }
  }

  /// Takes what all layers are now for what they show: where a transition starts from that is added later. Advancing does
  /// so first.
  public func commit() { transactions.commitLooks() }

  /// Takes the animations off all layers that are off stage now, as QuartzCore does: what was moved elsewhere on the stage in the
  /// meantime keeps its own. For the end of a turn.
  public func removeAnimationsOffStage() {
    let layers = strays
    strays = []
    for case let layer? in layers.map({ $0() }) where !layer.isOnStage {
      if layer.removeAnimationsInSubtree() { lastRemovalOffStage = time }
    }
  }

  func noteStray(_ layer: CALayer) {
    if endsAnimationsOffStage { strays.append { [weak layer] in layer } }
  }

  /// Runs everything due until a time in seconds, each event at its own time, then moves there. A time in the past
  /// runs what is due now and moves nothing; one that is not finite is reported and ignored.
  public func advance(to time: Double) {
    guard time.isFinite else {
      report(.init(.invalidNumber, "The clock was told to advance to \(time); it stays at \(self.time) s."))
      return
    }
    commit()
    let target = max(time, self.time)
    while let next = nextEventTime, next <= target { runNextEvent() }
    self.time = max(self.time, target)
  }

  /// Cancels every event that is still to run, and forgets what frames have read. For the end of what the clock belongs to:
  /// events hold what they act on, and timelines their clock.
  public func end() {
    for event in queue.removeAll() { event.cancel() }
    timings = EffectTiming.Shelf()
    strays = []
  }

  func report(_ diagnostic: LayerDiagnostic) {
    guard let onDiagnostic else {
      try? FileHandle.standardError.write(contentsOf: Data("LayerTree: \(diagnostic.message)\n".utf8))
      return
    }
    onDiagnostic(diagnostic)
  }
}

/// The current clock's time, in seconds; in code that a timeline runs, that one's.
@preconcurrency @MainActor public func CACurrentMediaTime() -> Double { MediaClock.current.animationTime }
