/// Brings one touch to its view, as far as the gesture recognisers that watch it allow.
final class TouchDelivery {
  let touch: UITouch
  private enum Progress {
    case withheld, begun, over
  }
  private var progress = Progress.withheld
  private var hasMoved = false

  init(_ touch: UITouch) { self.touch = touch }

  var isOver: Bool { progress == .over }
  var hasBegun: Bool { progress == .begun }

  /// Remembers what the view has to be told.
  func note(_ phase: UITouch.Phase) {
    if phase == .moved, hasBegun { hasMoved = true }
  }

  /// Tells the view whatever it may know by now.
  func update(event: UIEvent) {
    if touch.isTakenByGesture { return cancel(event) }
    if progress == .withheld { begin(event) }
    guard hasBegun else { return }
    if hasMoved {
      hasMoved = false
      tell(as: .moved) { $0.touchesMoved($1, with: event) }
    }
    if !touch.isDown { end(event) }
  }

  private func begin(_ event: UIEvent) {
    guard !isHeldBack(by: \.delaysTouchesBegan) else { return }
    if touch.phase == .cancelled {
      progress = .over
      return
    }
    progress = .begun
    tell(as: .began) { $0.touchesBegan($1, with: event) }
  }

  private func end(_ event: UIEvent) {
    if touch.phase == .cancelled { return cancel(event) }
    guard hasBegun, !isHeldBack(by: \.delaysTouchesEnded) else { return }
    progress = .over
    tell(as: .ended) { $0.touchesEnded($1, with: event) }
  }

  private func cancel(_ event: UIEvent) {
    let hadBegun = hasBegun
    progress = .over
    if hadBegun { tell(as: .cancelled) { $0.touchesCancelled($1, with: event) } }
  }

  private func tell(as phase: UITouch.Phase, _ message: (UIView, Set<UITouch>) -> Void) {
    guard let view = touch.view else { return }
    let actual = touch.phase
    touch.phase = phase
    message(view, [touch])
    touch.phase = actual
  }

  private func isHeldBack(by delays: (UIGestureRecognizer) -> Bool) -> Bool {
    (touch.gestureRecognizers ?? []).contains { delays($0) && $0.isUndecided(about: touch) }
  }
}
