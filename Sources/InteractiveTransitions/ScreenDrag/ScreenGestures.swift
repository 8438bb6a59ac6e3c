import Dragging
import UIKit

/// What one or two fingers do to a screen that they hold: they drag it, and pinch it.
final class ScreenGestures: NSObject, UIGestureRecognizerDelegate {
  /// Whether a transition is in flight, which a finger may catch at any time.
  var isInFlight = false
  /// Asked when a gesture begins in a direction while nothing is in flight; nil for a pinch.
  var mayTake: (_ direction: CGVector?) -> Bool = { _ in false }
  var onTake: () -> Void = {}
  var onMove: () -> Void = {}
  var onRelease: () -> Void = {}

  /// Where the screen was taken, in the window.
  private(set) var origin = CGPoint.zero
  /// Since then, in points of the window.
  private(set) var translation = CGVector.zero
  /// Since then, as a factor.
  private(set) var pinch: CGFloat = 1
  /// In points per second; none for one that the gesture was taken from.
  private(set) var velocity = CGVector.zero
  /// Per second.
  private(set) var pinchVelocity: CGFloat = 0
  /// Whether the fingers have done more than press.
  var hasMoved: Bool { drag.isDragging }
  private var drag = DragSession(pulling: 0)

  private let panRecognizer = CatchingPanGestureRecognizer()
  private let pinchRecognizer = UIPinchGestureRecognizer()
  private var active: Set<UIGestureRecognizer> = []

  override init() {
    super.init()
    panRecognizer.maximumNumberOfTouches = 2
    panRecognizer.hasSomethingToCatch = { [weak self] in self?.isInFlight ?? false }
    panRecognizer.delegate = self
    pinchRecognizer.delegate = self
    panRecognizer.onChange { [weak self] in self?.panned() }
    pinchRecognizer.onChange { [weak self] in self?.pinched() }
  }

  private func panned() {
    let moved = panRecognizer.translation(in: nil)
    translation = CGVector(dx: moved.x, dy: moved.y)
    let speed = panRecognizer.state == .ended ? panRecognizer.velocity(in: nil) : .zero
    velocity = CGVector(dx: speed.x, dy: speed.y)
    follow(panRecognizer)
  }

  private func pinched() {
    pinch = pinchRecognizer.scale
    pinchVelocity = pinchRecognizer.state == .ended ? pinchRecognizer.velocity : 0
    follow(pinchRecognizer)
  }

  /// Holds what is on a view.
  func attach(to view: UIView) {
    guard panRecognizer.view !== view else { return }
    view.addGestureRecognizer(panRecognizer)
    view.addGestureRecognizer(pinchRecognizer)
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      if active.isEmpty { take(with: recognizer) }
      active.insert(recognizer)
      if recognizer === pinchRecognizer { drag.begin() }
      onMove()
    case .changed:
      drag.drag(to: 0, after: hypot(panRecognizer.displacement.dx, panRecognizer.displacement.dy))
      onMove()
    case .ended, .cancelled, .failed:
      guard active.remove(recognizer) != nil, active.isEmpty else { return }
      onRelease()
      rest()
    case .possible: break
    }
  }

  private func take(with recognizer: UIGestureRecognizer) {
    drag = isInFlight ? DragSession(catching: 0) : DragSession(pulling: 0)
    // What made the gesture begin does not move a screen that is caught.
    if isInFlight { rest() }
    let location = recognizer.location(in: nil)
    origin = CGPoint(x: location.x - translation.dx, y: location.y - translation.dy)
    onTake()
  }

  /// From now on it has not moved anything.
  private func rest() {
    panRecognizer.setTranslation(.zero, in: nil)
    pinchRecognizer.scale = 1
    (translation, velocity, pinch, pinchVelocity) = (.zero, .zero, 1, 0)
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isInFlight || mayTake(gestureRecognizer === panRecognizer ? panRecognizer.displacement : nil)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer === panRecognizer || otherGestureRecognizer === pinchRecognizer
  }
}
