/// Brings the pointer to the views: which window, which view, which recognisers, in which order.
///
/// Of every event the recognisers hear first, then the arbiter decides between them, then the view hears what is left to it.
/// There is one pointer today; everything but `pointer` is written for any number of touches.
final class TouchDispatcher {
  let arbiter = GestureArbiter()
  /// The touch of the pressed button.
  private var pointer: UITouch?
  /// Touches that their views have not heard the last of.
  private var deliveries: [TouchDelivery] = []
  private var taps = TapCounter()
  private var isDelivering = false

  func began(at point: CGPoint, time: Double, windows: [UIWindow]) {
    cancelled(time: time)
    guard let hit = Hit(at: point, in: windows) else { return }
    let touch = UITouch(at: hit.point, in: hit.window, view: hit.view, time: time)
    touch.tapCount = taps.tapCount(at: hit.point, time: time)
    pointer = touch
    deliveries.append(TouchDelivery(touch))
    deliver(touch)
  }

  func moved(to point: CGPoint, time: Double) {
    guard let touch = pointer else { return }
    touch.move(to: point, phase: .moved, time: time)
    deliver(touch)
  }

  func ended(at point: CGPoint, time: Double) { lift(at: point, as: .ended, time: time) }

  func cancelled(time: Double) { lift(at: nil, as: .cancelled, time: time) }

  /// The nearest scroll view under the pointer that can go that way takes each component of a scroll.
  func scrolled(at point: CGPoint, by delta: CGVector, windows: [UIWindow]) {
    guard let hit = Hit(at: point, in: windows) else { return }
    let scrollViews = sequence(first: hit.view, next: \.superview).compactMap { $0 as? UIScrollView }
    if delta.dx != 0 { _ = scrollViews.contains { $0.takeWheel(CGVector(dx: delta.dx, dy: 0)) } }
    guard delta.dy != 0 else { return }
    // A mouse has one wheel: over what scrolls sideways only, it turns sideways.
    let turnsSideways = !scrollViews.contains { $0.canScroll(.vertical) }
    let turn = turnsSideways ? CGVector(dx: delta.dy, dy: 0) : CGVector(dx: 0, dy: delta.dy)
    _ = scrollViews.contains { $0.takeWheel(turn) }
  }

  /// Lets the arbiter decide, and the views hear what follows from it. Called whenever a recogniser changes its mind, be it
  /// in the middle of an event, in a handler or when a timer fires.
  func resolve() {
    guard !isDelivering, arbiter.resolve() else { return }
    deliveries.forEach { $0.update(event: event) }
    deliveries.removeAll(where: \.isOver)
  }

  /// Whether a touch has come to its view already, and not been withheld by a recogniser.
  func hasReachedView(_ touch: UITouch) -> Bool {
    deliveries.contains { $0.touch === touch && $0.hasBegun }
  }

  // MARK: Delivery

  private func lift(at point: CGPoint?, as phase: UITouch.Phase, time: Double) {
    guard let touch = pointer else { return }
    pointer = nil
    touch.move(to: point ?? touch.locationInWindow, phase: phase, time: time)
    touch.isDown = false
    if phase == .ended { taps.tapEnded(touch) }
    deliver(touch)
  }

  private func deliver(_ touch: UITouch) {
    isDelivering = true
    let event = event
    if touch.phase == .began { touch.gestureRecognizers = engageRecognizers(with: touch) }
    for recognizer in touch.gestureRecognizers ?? [] where recognizer.watches(touch) {
      recognizer.receive(touch, with: event)
    }
    isDelivering = false
    deliveries.first { $0.touch === touch }?.note(touch.phase)
    resolve()
  }

  /// From the innermost view outwards, everyone who is willing.
  private func engageRecognizers(with touch: UITouch) -> [UIGestureRecognizer] {
    let views = sequence(first: touch.view, next: { $0?.superview }).compactMap { $0 }
    return views.flatMap { $0.gestureRecognizers ?? [] }.filter { recognizer in
      recognizer.isEnabled
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        && arbiter.engage(recognizer, with: touch)
    }
  }

  private var event: UIEvent {
    UIEvent(timestamp: Stage.current.time, touches: Set(deliveries.map(\.touch)))
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
