/// The pan that catches a running system transition. It begins at touch-down, anywhere in its view, if there is a transition to
/// catch.
final class TransitionCatchGestureRecognizer: UIPanGestureRecognizer {
  private let transition: () -> TransitionRunner?
  private var session: TransitionDragSession?

  /// - Parameter transition: the transition to catch; nil for none.
  init(_ transition: @escaping () -> TransitionRunner?) {
    self.transition = transition
    super.init(target: nil, action: nil)
    addHandler { $0.stateChanged() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFirst = numberOfTouches == touches.count
    super.touchesBegan(touches, with: event)
    if isFirst { state = transition()?.waitsForFinger == true ? .began : .failed }
  }

  private func stateChanged() {
    if state == .began { session = transition().flatMap(TransitionDragSession.catching) }
    session?.follow(self)
    if !isActive { session = nil }
  }
}
