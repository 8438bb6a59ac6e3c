/// Brings pointers to the views: which window, which view, which recognisers, in which order.
///
/// Of every event the recognisers hear first, then the arbiter decides between them, then the views hear what is left to
/// them.
final class TouchDispatcher {
  let arbiter = GestureArbiter()
  /// The touches of the pointers that are down, in the order in which they came.
  private var down: [(pointer: TouchChange.Pointer, touch: UITouch)] = []
  /// Touches that their views have not heard the last of.
  private var deliveries: [TouchDelivery] = []
  private var taps = TapCounter()
  var statusBarTap = StatusBarTap()
  private var isDelivering = false
  /// What windows are being told of, and have not handed on.
  private var sending: (event: UIEvent, touches: [UITouch])?
  /// When the event that is being handled happened, in seconds; nil between events.
  private var timestamp: Double?
  private let clock: MediaClock
  /// The clock's time when an event was last handled.
  private var lastHandled = -Double.infinity

  init(clock: MediaClock) { self.clock = clock }

  /// Whether a finger is down.
  var hasFingers: Bool { !down.isEmpty }
  /// Whether a finger has been down at all: without one, code moves everything.
  var knowsFingers: Bool { lastHandled > -.infinity }

  /// Whether a finger goes on at the very time at which the last event was handled, as in a window whose frames are long:
  /// what it moves then has jumped by its doing.
  func moveAtSameTime(_ changes: [TouchChange]) -> Bool {
    lastHandled == clock.time
      && changes.contains { change in
        guard let location = change.location, let touch = touch(of: change.pointer) else { return false }
        return touch.isDisplaced(by: location)
      }
  }

  /// Delivers what several pointers do at one moment; what one pointer does first and then is delivered in that order.
  func handle(_ changes: [TouchChange], time: Double, windows: [UIWindow]) {
    timestamp = time
    lastHandled = clock.time
    defer { timestamp = nil }
    var batch: [TouchChange] = []
    for change in changes where change.isPossible {
      if batch.contains(where: { $0.pointer == change.pointer }) {
        deliver(batch, time: time, windows: windows)
        batch = []
      }
      batch.append(change)
    }
    deliver(batch, time: time, windows: windows)
  }

  /// The nearest scroll view under the pointer that can go that way takes each component of a scroll.
  func scrolled(at point: CGPoint, by delta: CGVector, windows: [UIWindow]) {
    guard let hit = Hit(at: point, in: windows) else { return }
    let scrollViews = sequence(first: hit.view, next: \.superview).compactMap(\.asScrollingView)
    if delta.dx != 0 { _ = scrollViews.contains { $0.takeWheel(CGVector(dx: delta.dx, dy: 0)) } }
    guard delta.dy != 0 else { return }
    // A mouse has one wheel: over what scrolls sideways only, it turns sideways.
    let turnsSideways = !scrollViews.contains(where: \.canScrollVertically)
    let turn = turnsSideways ? CGVector(dx: delta.dy, dy: 0) : CGVector(dx: 0, dy: delta.dy)
    _ = scrollViews.contains { $0.takeWheel(turn) }
  }

  /// Lets the arbiter decide, and the views hear what follows from it. Called whenever a recogniser changes its mind, be it
  /// in the middle of an event, in a handler or when a timer fires.
  func resolve() {
    guard !isDelivering, arbiter.resolve() else { return }
    for phase in [UITouch.Phase.cancelled, .began, .moved, .ended] { tellViews(of: phase) }
    deliveries.removeAll(where: \.isOver)
  }

  /// Whether a touch has come to its view already, and not been withheld by a recogniser.
  func hasReachedView(_ touch: UITouch) -> Bool {
    deliveries.contains { $0.touch === touch && $0.hasBegun }
  }

  /// Cancels the touches and gestures of views that have left their window.
  func cancelTouches(in root: UIView) {
    guard !down.isEmpty || !deliveries.isEmpty || !arbiter.engaged.isEmpty else { return }
    for recognizer in arbiter.engaged where recognizer.view?.isDescendant(of: root) ?? false {
      recognizer.disengage()
    }
    for delivery in deliveries where delivery.touch.view?.isDescendant(of: root) ?? false {
      delivery.touch.isTakenFromView = true
    }
    resolve()
  }

  // MARK: Touches

  private func touch(of pointer: TouchChange.Pointer) -> UITouch? {
    down.first { $0.pointer == pointer }?.touch
  }

  /// The touch that a change is about, changed; nil when there is none.
  private func apply(_ change: TouchChange, time: Double, windows: [UIWindow]) -> UITouch? {
    if change.phase == .began {
      return change.location.flatMap { begin(change.pointer, at: $0, time: time, windows: windows) }
    }
    guard let touch = touch(of: change.pointer) else { return nil }
    if let location = change.location { touch.move(to: location, time: time) }
    guard change.phase != .moved else { return touch }
    return lift(touch, of: change.pointer, as: change.phase, time: time)
  }

  private func begin(_ pointer: TouchChange.Pointer, at point: CGPoint, time: Double, windows: [UIWindow]) -> UITouch? {
    guard let hit = Hit(at: point, in: windows), !isShutOut(hit) else { return nil }
    let touch = UITouch(at: hit.point, in: hit.window, view: hit.view, time: time)
    touch.tapCount = taps.tapCount(at: hit.point, time: time)
    if hit.view.isMultipleTouchEnabled || !down.contains(where: { $0.touch.view === hit.view }) {
      deliveries.append(TouchDelivery(touch))
    }
    down.append((pointer, touch))
    return touch
  }

  /// Whether a view may not have a touch, for the sake of one that wants touches to itself.
  private func isShutOut(_ hit: Hit) -> Bool {
    down.contains { _, other in
      guard let view = other.view, view !== hit.view, other.window === hit.window else { return false }
      return view.isExclusiveTouch || hit.view.isExclusiveTouch
    }
  }

  private func lift(
    _ touch: UITouch, of pointer: TouchChange.Pointer, as phase: UITouch.Phase, time: Double
  ) -> UITouch {
    down.removeAll { $0.pointer == pointer }
    touch.lift(as: phase, time: time)
    if phase == .ended { taps.tapEnded(touch) }
    return touch
  }

  // MARK: Delivery

  private func deliver(_ changes: [TouchChange], time: Double, windows: [UIWindow]) {
    // A pointer that comes down again was lost on the way.
    let lost = changes.filter { $0.phase == .began }.compactMap { change in
      touch(of: change.pointer).map { lift($0, of: change.pointer, as: .cancelled, time: time) }
    }
    deliver(lost)
    deliver(changes.compactMap { apply($0, time: time, windows: windows) })
  }

  private func deliver(_ touches: [UITouch]) {
    guard !touches.isEmpty else { return }
    for (_, touch) in down where !touches.contains(touch) { touch.phase = .stationary }
    let event = event(with: touches)
    sending = (event, touches)
    var told: [UIWindow] = []
    for window in touches.compactMap(\.window) where !told.contains(window) {
      told.append(window)
      window.sendEvent(event)
    }
    let kept = sending?.touches.filter { !$0.isDown } ?? []
    sending = nil
    guard !kept.isEmpty else { return }
    for touch in kept { touch.lift(as: .cancelled, time: touch.timestamp) }
    deliver(kept, with: event)
  }

  /// Delivers the touches that an event, which is being sent, is about and that a window has. Others have been delivered.
  func send(_ event: UIEvent, in window: UIWindow) {
    guard let sending, sending.event === event else { return }
    let touches = sending.touches.filter { $0.window === window }
    self.sending?.touches.removeAll(where: touches.contains)
    if !touches.isEmpty { deliver(touches, with: event) }
  }

  private func deliver(_ touches: [UITouch], with event: UIEvent) {
    isDelivering = true
    for touch in touches where touch.phase == .began {
      touch.gestureRecognizers = engageRecognizers(with: touch, event: event)
    }
    for recognizer in recognizers(of: touches) { recognizer.receive(touches, with: event) }
    isDelivering = false
    for delivery in deliveries where touches.contains(delivery.touch) { delivery.noteChange() }
    resolve()
  }

  /// From the innermost view outwards, everyone who is willing.
  private func engageRecognizers(with touch: UITouch, event: UIEvent) -> [UIGestureRecognizer] {
    let views = sequence(first: touch.view, next: { $0?.superview }).compactMap { $0 }
    return views.flatMap { $0.gestureRecognizers ?? [] }.filter { recognizer in
      recognizer.isEnabled && recognizer.shouldReceive(event)
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        && arbiter.engage(recognizer, with: touch)
    }
  }

  /// Everyone who watches one of the touches, each once.
  private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    touches.flatMap { $0.gestureRecognizers ?? [] }.reduce(into: []) { all, recognizer in
      if !all.contains(recognizer) { all.append(recognizer) }
    }
  }

  /// Tells each view at once of all its touches that are due to be told of a phase.
  private func tellViews(of phase: UITouch.Phase) {
    var due = deliveries.filter { $0.take(phase) }.map(\.touch)
    guard !due.isEmpty else { return }
    let event = event(with: due)
    while let first = due.first {
      let together = due.filter { $0.view === first.view }
      due.removeAll(where: together.contains)
      let actual = together.map(\.phase)
      together.forEach { $0.phase = phase }
      first.view?.hear(phase, of: Set(together), with: event)
      zip(together, actual).forEach { $0.phase = $1 }
    }
  }

  /// An event about all touches that are down and those given.
  private func event(with touches: [UITouch]) -> UIEvent {
    UIEvent(timestamp: timestamp ?? clock.time, touches: Set(down.map(\.touch) + touches))
  }
}

/// The frontmost view under a point of the screen.
private struct Hit {
  let window: UIWindow
  let view: UIView
  /// In the window's coordinates.
  let point: CGPoint

  init?(at point: CGPoint, in windows: [UIWindow]) {
    for window in windows.reversed() {
      let local = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      guard let view = window.hitTest(local, with: nil) else { continue }
      (self.window, self.view, self.point) = (window, view, local)
      return
    }
    return nil
  }
}
