/// A finger that stays where it is; once recognised, it may move.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Taps before the press; 0 for a press alone.
  open var numberOfTapsRequired = 0
  /// How many fingers press at once; 1 unless set.
  open var numberOfTouchesRequired = 1
  /// How long the finger must stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may stray until then, in points.
  open var allowableMovement: CGFloat = 10

  private var start = CGPoint.zero
  private var deadline: ScheduledEvent?

  /// A recogniser that calls a closure at every change of its state from `began` on.
  public convenience init(handler: @escaping (UILongPressGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive || isWaitingToBegin { return touches.forEach { ignore($0, for: event) } }
    guard numberOfTouches <= numberOfTouchesRequired,
      // More taps before it than are required are no reason against a press.
      touches.allSatisfy({ $0.tapCount > numberOfTapsRequired })
    else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = locationInWindow
    let clock = stage.clock
    deadline = clock.schedule(at: clock.time + max(0, minimumPressDuration)) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      state = .changed
    } else if start.distance(to: locationInWindow) > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersHaveLeft()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    super.reset()
    deadline?.cancel()
  }
}
