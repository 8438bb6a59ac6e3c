/// Two fingers that move apart or together.
///
/// The gesture goes on while one of them is down: a finger that comes back takes it up where it was.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much the distance has to change before it is a pinch, in points. It is not part of the scale: what follows the
  /// fingers starts without a jump. Ours, as a pan's.
  static let slop: CGFloat = 10

  /// Fingers nearer than that count as so far apart, in points, so that no scale divides by nothing.
  private static let minimumDistance: CGFloat = 1

  /// How far apart the fingers were when both had come down; nil until then.
  private var start: CGFloat?
  private var distance: CGFloat = 1
  /// The distance that counts as the scale 1.
  private var reference: CGFloat = 1
  private var tracker = VelocityTracker()

  /// A recogniser that calls a closure at every change of its state from `began` on, and at every move.
  public convenience init(handler: @escaping (UIPinchGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }

  /// The distance of the fingers in relation to that at the gesture's beginning. Setting it lets the scale count from
  /// where it is that value; values that are not above 0 are ignored.
  open var scale: CGFloat {
    get { distance / reference }
    set { if newValue > 0, newValue.isFinite { reference = distance / newValue } }
  }

  /// How fast the scale changes, per second: over the last tenth of a second.
  open var velocity: CGFloat { tracker.velocity.dx / reference }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignoreAllButPair(touches, for: event)
    guard let current = currentDistance else { return }
    if let start {
      // The pair is another one; the scale goes on from where it is.
      self.start = start + current - distance
      reference *= current / distance
    } else {
      (start, reference) = (current, current)
    }
    distance = current
    tracker.removeAll()
    track(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let current = currentDistance, let start else { return }
    distance = current
    track(event)
    if isActive {
      state = .changed
      return
    }
    guard !isWaitingToBegin, abs(distance - start) >= Self.slop else { return }
    reference = max(distance > start ? start + Self.slop : start - Self.slop, Self.minimumDistance)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The first of the two to leave ends the motion; how long the other lingers does not matter.
    if numberOfTouches + touches.count == 2 { tracker.addLift(CGPoint(x: distance, y: 0), at: event.timestamp) }
    if numberOfTouches == 0 { fingersHaveLeft() }
  }

  open override func reset() {
    super.reset()
    (start, distance, reference) = (nil, 1, 1)
    tracker.removeAll()
  }

  private var currentDistance: CGFloat? { fingerPair.map { max($0.distance, Self.minimumDistance) } }

  private func track(_ event: UIEvent) { tracker.add(CGPoint(x: distance, y: 0), at: event.timestamp) }
}
