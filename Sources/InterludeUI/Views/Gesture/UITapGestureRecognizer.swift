/// One or several short touches at one place.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in quick succession make the gesture; 1 unless set.
  open var numberOfTapsRequired = 1
  /// How many fingers tap together; 1 unless set.
  open var numberOfTouchesRequired = 1

  /// How far a finger may stray during a tap, and one tap from the next, in points. UIKit's.
  static let allowableMovement: CGFloat = 45
  /// How long a finger may stay down, in seconds; ours, since UIKit does not say.
  static let maximumTapDuration = 1.5

  private var taps = 0
  /// Where the tap before was, in window coordinates.
  private var lastTap: CGPoint?
  private var mostTouches = 0
  private var deadline: ScheduledEvent?

  /// A recogniser that calls a closure when it has recognised a tap.
  public convenience init(handler: @escaping (UITapGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    mostTouches = max(mostTouches, numberOfTouches)
    guard mostTouches <= numberOfTouchesRequired, continuesLastTap else {
      state = .failed
      return
    }
    failUnlessDone(in: Self.maximumTapDuration)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: strays) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !touches.contains(where: strays) else {
      state = .failed
      return
    }
    guard numberOfTouches == 0 else { return }
    guard mostTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    (taps, mostTouches, lastTap) = (taps + 1, 0, locationInWindow)
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
    (taps, mostTouches, lastTap, deadline) = (0, 0, nil, nil)
  }

  /// A tap leaves the way open for more taps: without `require(toFail:)` both the single and the double tap are recognised.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func strays(_ touch: UITouch) -> Bool {
    touch.startInWindow.distance(to: touch.locationInWindow) > Self.allowableMovement
  }

  /// Whether the fingers that have come down are near the tap before. One finger of several may be anywhere about it.
  private var continuesLastTap: Bool {
    guard let lastTap, numberOfTouches == numberOfTouchesRequired else { return true }
    return lastTap.distance(to: locationInWindow) <= Self.allowableMovement
  }

  private func failUnlessDone(in seconds: Double) {
    deadline?.cancel()
    let clock = stage.clock
    deadline = clock.schedule(at: clock.time + seconds) { [weak self] in self?.state = .failed }
  }
}
