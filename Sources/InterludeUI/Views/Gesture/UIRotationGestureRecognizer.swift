/// Two fingers that turn about each other.
///
/// The gesture goes on while one of them is down: a finger that comes back takes it up where it was.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far each finger has to go round before it is a rotation, in points. The way is not part of the rotation: what
  /// follows the fingers starts without a jump. Ours, as a pan's.
  static let slop: CGFloat = 10

  /// The direction of the pair when it was last seen, in radians; nil until both fingers have come down.
  private var direction: CGFloat?
  /// How far the pair has turned since then, all the way round counted, in radians.
  private var turn: CGFloat = 0
  /// The turn that counts as the rotation 0.
  private var reference: CGFloat = 0
  private var tracker = VelocityTracker()

  /// A recogniser that calls a closure at every change of its state from `began` on, and at every move.
  public convenience init(handler: @escaping (UIRotationGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }

  /// How far the fingers have turned since the gesture began, in radians, clockwise. Setting it lets the rotation count
  /// from where it is that value; a value that is not finite is ignored.
  open var rotation: CGFloat {
    get { turn - reference }
    set { if newValue.isFinite { reference = turn - newValue } }
  }

  /// How fast the fingers turn, in radians per second: over the last tenth of a second.
  open var velocity: CGFloat { tracker.velocity.dx }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignoreAllButPair(touches, for: event)
    guard let pair = fingerPair else { return }
    direction = pair.angle
    tracker.removeAll()
    track(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = fingerPair, let direction else { return }
    // The short way round from where the pair was.
    turn += (pair.angle - direction).remainder(dividingBy: 2 * .pi)
    self.direction = pair.angle
    track(event)
    if isActive {
      state = .changed
      return
    }
    let way = abs(turn) * pair.distance / 2
    guard !isWaitingToBegin, way >= Self.slop else { return }
    reference = turn * (Self.slop / way)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The first of the two to leave ends the motion; how long the other lingers does not matter.
    if numberOfTouches + touches.count == 2 { tracker.addLift(CGPoint(x: turn, y: 0), at: event.timestamp) }
    if numberOfTouches == 0 { fingersHaveLeft() }
  }

  open override func reset() {
    super.reset()
    (direction, turn, reference) = (nil, 0, 0)
    tracker.removeAll()
  }

  private func track(_ event: UIEvent) { tracker.add(CGPoint(x: turn, y: 0), at: event.timestamp) }
}
