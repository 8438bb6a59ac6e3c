/// A finger that drags.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers have to be down for the pan to begin; 1 unless set.
  open var minimumNumberOfTouches = 1
  /// How many fingers the pan follows; further ones are ignored. No limit unless set.
  open var maximumNumberOfTouches = Int.max

  /// How far the finger moves before it is a pan, in points. The way is not part of the translation: what follows the
  /// finger starts without a jump.
  static let slop: CGFloat = 10

  /// The same of this kind of pan.
  var slop: CGFloat { Self.slop }

  /// Where the finger came down, in window coordinates; nil without one. Further fingers shift it.
  private(set) var start: CGPoint?
  /// Where the translation counts from, in window coordinates.
  private var origin = CGPoint.zero
  private var lastLocation = CGPoint.zero
  private var tracker = VelocityTracker()

  /// A recogniser that calls a closure at every change of its state from `began` on, and at every move.
  public convenience init(handler: @escaping (UIPanGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }

  /// How far the finger has come since the pan began, in points of a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    start == nil ? .zero : convert(locationInWindow - origin, to: view)
  }

  /// Lets the translation count from where it is that value.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let vector = CGVector(dx: translation.x, dy: translation.y)
    guard let view else {
      origin = locationInWindow - vector
      return
    }
    origin = locationInWindow - (view.convert(CGPoint.zero + vector, to: nil) - view.convert(CGPoint.zero, to: nil))
  }

  /// How fast the finger moves, in points per second of a view's coordinates: over the last tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint { convert(tracker.velocity, to: view) }

  /// What a pan that has passed its slop does.
  enum Attempt {
    case begin, fail
  }

  /// Whether a pan that has left its starting point by a displacement of at least the slop is one.
  func attempt(for displacement: CGVector) -> Attempt { .begin }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      touches.forEach { ignore($0, for: event) }
      return
    }
    if let start {
      let jump = locationInWindow - lastLocation
      self.start = start + jump
      origin = origin + jump
      tracker.shift(by: jump)
    } else {
      start = locationInWindow
      origin = locationInWindow
    }
    track(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    track(event)
    guard let start else { return }
    if isActive {
      state = .changed
      return
    }
    let displacement = locationInWindow - start
    guard !isWaitingToBegin, numberOfTouches >= minimumNumberOfTouches, displacement.length >= slop else { return }
    origin = start + displacement * (slop / displacement.length)
    switch attempt(for: displacement) {
    case .begin: state = .began
    case .fail: state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 0 else {
      let jump = locationInWindow - lastLocation
      origin = origin + jump
      tracker.shift(by: jump)
      return track(event)
    }
    lastLocation = locationInWindow
    tracker.addLift(locationInWindow, at: event.timestamp)
    fingersHaveLeft()
  }

  open override func reset() {
    super.reset()
    start = nil
    tracker.removeAll()
  }

  private func track(_ event: UIEvent) {
    lastLocation = locationInWindow
    tracker.add(locationInWindow, at: event.timestamp)
  }

  /// A direction in window coordinates as a view sees it.
  private func convert(_ vector: CGVector, to view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(x: vector.dx, y: vector.dy) }
    let moved = view.convert(locationInWindow, from: nil) - view.convert(locationInWindow - vector, from: nil)
    return CGPoint(x: moved.dx, y: moved.dy)
  }
}
