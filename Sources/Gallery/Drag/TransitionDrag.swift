import UIKit

/// A finger's hold on transitions that go along a line: it pulls one open, catches one in flight, drags it to and fro, and
/// lets go of it at the velocity that it has. A click in flight turns it round.
final class TransitionDrag: NSObject {
  /// Asked when a drag in a direction begins while nothing is in flight: what begins the transition that the drag pulls, or
  /// nil for none.
  var onPull: (_ direction: CGVector) -> (() -> Void)? = { _ in nil }

  /// How far a finger goes to drag the transition in flight from its start to its end, in points. Its animator knows.
  var travel = CGVector.zero

  private let pan = CatchingPanGestureRecognizer()
  /// What drives the transition in flight.
  private var interaction: UIPercentDrivenInteractiveTransition?
  private var pull: (() -> Void)?
  private var isPulling = false
  /// How far the transition was when the finger took hold of it.
  private var start: CGFloat = 0
  private var isHeadingForward = true
  private var hasMoved = false

  override init() {
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.hasSomethingToCatch = { [weak self] in self?.interaction != nil }
    pan.delegate = self
    pan.addHandler { [weak self] in self?.follow($0) }
  }

  /// Fingers on this one take no hold.
  weak var ignoredView: UIView?

  /// Lets fingers on a view take hold: the container of the transitions, which has all touches while one is in flight.
  func attach(to view: UIView) {
    if let attached = pan.view, view.isDescendant(of: attached) { return }
    view.addGestureRecognizer(pan)
  }

  /// Takes hold only once another gesture has turned out not to be one.
  func wait(for recognizer: UIGestureRecognizer) { pan.require(toFail: recognizer) }

  func detach() { pan.view?.removeGestureRecognizer(pan) }

  /// Lets a drag downwards dismiss a screen, once its presentation is over.
  func dismissWhenDraggedDown(_ presented: UIViewController) {
    onPull = { [weak presented] direction in
      guard let presented, !presented.isBeingDismissed, direction.dy > abs(direction.dx) else { return nil }
      return { presented.dismiss(animated: true) }
    }
  }

  /// What drives a transition that begins now.
  func makeInteraction() -> UIPercentDrivenInteractiveTransition {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = isPulling
    isHeadingForward = true
    self.interaction = interaction
    return interaction
  }

  /// Nothing is in flight any more.
  func transitionEnded() { interaction = nil }

  // MARK: The finger

  private func follow(_ pan: CatchingPanGestureRecognizer) {
    switch pan.state {
    case .began:
      takeHold()
      drag()
    case .changed: drag()
    case .ended: letGo(velocity: pan.velocity(in: nil))
    case .cancelled, .failed: letGo(velocity: .zero)
    case .possible: break
    }
  }

  private func takeHold() {
    hasMoved = interaction == nil
    if let interaction {
      interaction.pause()
    } else {
      isPulling = true
      pull?()
      isPulling = false
    }
    start = interaction?.percentComplete ?? 0
  }

  private func drag() {
    guard let interaction else { return }
    hasMoved = hasMoved || hypot(pan.displacement.dx, pan.displacement.dy) > 3
    interaction.update(start + pan.translation(in: nil).share(of: travel))
  }

  private func letGo(velocity: CGPoint) {
    guard let interaction else { return }
    let progress = interaction.percentComplete
    let wanted = start + pan.translation(in: nil).share(of: travel)
    // Pulled beyond an end, the views stand still however fast the finger is.
    let speed = abs(wanted - progress) < 1e-9 ? velocity.share(of: travel) : 0
    isHeadingForward = hasMoved ? progress + speed.projectedDistance > 0.5 : !isHeadingForward
    let left = isHeadingForward ? 1 - progress : -progress
    interaction.timingCurve = UISpringTimingParameters.release(at: left == 0 ? 0 : speed / left)
    if isHeadingForward { interaction.finish() } else { interaction.cancel() }
  }
}

extension TransitionDrag: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard interaction == nil else { return true }
    pull = onPull(pan.displacement)
    return pull != nil
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let ignoredView, let touched = touch.view else { return true }
    return !touched.isDescendant(of: ignoredView)
  }
}

extension CGPoint {
  /// How much of a way this is, measured along it.
  fileprivate func share(of travel: CGVector) -> CGFloat {
    let square = travel.dx * travel.dx + travel.dy * travel.dy
    return square > 0 ? (x * travel.dx + y * travel.dy) / square : 0
  }
}
