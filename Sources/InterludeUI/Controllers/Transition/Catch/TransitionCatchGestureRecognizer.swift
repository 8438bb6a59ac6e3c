/// The pan that catches a transition of the system's in flight: it begins as soon as a finger comes down, anywhere, when
/// there is something to catch.
final class TransitionCatchGestureRecognizer: UIPanGestureRecognizer {
  private let transition: () -> TransitionRunner?
  private var session: TransitionDragSession?

  /// - Parameter transition: what there is to catch, if anything.
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
