/// One or several short touches at one place.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// How far a finger may stray during a tap, and one tap from the next, in points. UIKit's.
  static let allowableMovement: CGFloat = 45
  /// How long a finger may stay down, in seconds; ours, since UIKit does not say.
  static let maximumTapDuration = 1.5

  private var taps = 0
  private var start: CGPoint?
  private var mostTouches = 0
  private var deadline: ScheduledEvent?

  public override init() { super.init() }

  public convenience init(handler: @escaping (UITapGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    mostTouches = max(mostTouches, numberOfTouches)
    let start = start ?? locationInWindow
    self.start = start
    guard mostTouches <= numberOfTouchesRequired, isNear(start) else {
      state = .failed
      return
    }
    failUnlessDone(in: Self.maximumTapDuration)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let start, !isNear(start) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, isNear(start) else {
      state = .failed
      return
    }
    guard numberOfTouches == 0 else { return }
    guard mostTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    (taps, mostTouches) = (taps + 1, 0)
    if taps >= numberOfTapsRequired {
      deadline?.cancel()
      state = .ended
    } else {
      failUnlessDone(in: TapCounter.maximumInterval)
    }
  }

  open override func reset() {
    super.reset()
    deadline?.cancel()
    (taps, mostTouches, start, deadline) = (0, 0, nil, nil)
  }

  /// A tap leaves the way open for more taps: without `require(toFail:)` both the single and the double tap are recognised.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func isNear(_ start: CGPoint) -> Bool { start.distance(to: locationInWindow) <= Self.allowableMovement }

  private func failUnlessDone(in seconds: Double) {
    deadline?.cancel()
    let clock = Stage.current.clock
    deadline = clock.schedule(at: clock.time + seconds) { [weak self] in self?.state = .failed }
  }
}
