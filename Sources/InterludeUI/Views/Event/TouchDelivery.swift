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
  func noteChange() {
    if touch.phase == .moved, hasBegun { hasMoved = true }
  }

  /// Whether the view is to be told of a phase now; asking counts as telling.
  func take(_ phase: UITouch.Phase) -> Bool {
    switch phase {
    case .began: takeBeginning()
    case .moved: takeMotion()
    case .ended: takeEnd()
    case .cancelled: takeCancellation()
    case .stationary: false
    }
  }

  private func takeBeginning() -> Bool {
    guard progress == .withheld, !isHeldBack(by: \.delaysTouchesBegan) else { return false }
    progress = .begun
    return true
  }

  private func takeMotion() -> Bool {
    defer { hasMoved = false }
    return hasBegun && hasMoved
  }

  private func takeEnd() -> Bool {
    guard hasBegun, !touch.isDown, !isHeldBack(by: \.delaysTouchesEnded) else { return false }
    progress = .over
    return true
  }

  /// A view that was told of no beginning is told of no end.
  private func takeCancellation() -> Bool {
    guard touch.isTakenFromView || touch.isCancelled else { return false }
    defer { progress = .over }
    return hasBegun
  }

  private func isHeldBack(by delays: (UIGestureRecognizer) -> Bool) -> Bool {
    (touch.gestureRecognizers ?? []).contains { delays($0) && $0.isUndecided(about: touch) }
  }
}

extension UIView {
  /// Hands touches of one phase to the view.
  func hear(_ phase: UITouch.Phase, of touches: Set<UITouch>, with event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }
}
