import UIKit

#if canImport(ObjectiveC)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A pan that needs no slop when there is something to catch: it begins as soon as the finger comes down.
final class CatchingPanGestureRecognizer: UIPanGestureRecognizer {
  /// Whether something is in flight.
  var hasSomethingToCatch: () -> Bool = { false }
  private var start = CGPoint.zero

  /// From where the finger came down to where it is now, the slop included, in points of the window.
  var displacement: CGVector {
    let location = location(in: nil)
    return CGVector(dx: location.x - start.x, dy: location.y - start.y)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFirst = numberOfTouches == touches.count
    super.touchesBegan(touches, with: event)
    guard isFirst else { return }
    start = location(in: nil)
    if hasSomethingToCatch() { state = .began }
  }
}
