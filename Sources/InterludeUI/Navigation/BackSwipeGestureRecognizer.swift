/// The swipe from an edge that pops. When there is something to catch it begins as soon as the finger comes down, anywhere.
final class BackSwipeGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  /// Whether a slide is in flight.
  var hasSomethingToCatch: () -> Bool = { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFirst = numberOfTouches == touches.count
    super.touchesBegan(touches, with: event)
    if isFirst, hasSomethingToCatch() { state = .began }
  }

  override func startEdges(in bounds: CGRect) -> UIRectEdge {
    hasSomethingToCatch() ? edges : super.startEdges(in: bounds)
  }
}
