/// Watches touches until they make a gesture, then tells its targets and handlers.
///
/// A state that a subclass sets is a request: it is provisional until every recogniser of the event has seen the touches,
/// when `GestureArbiter` grants it, keeps it waiting for another recogniser to fail, or turns it into `.failed`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where a gesture stands. Discrete gestures go from possible to ended, continuous ones through began and changed.
  public nonisolated enum State: Int, Sendable {
    /// Nothing is decided yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has gone on.
    case changed
    /// The gesture is over.
    case ended
    /// A gesture that had begun was taken away.
    case cancelled
    /// The touches do not make the gesture.
    case failed

    /// The same as `ended`, for discrete gestures.
    public static let recognized = State.ended
  }

  /// The object that is asked whether the gesture may begin, and beside which others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose touches, and whose subviews' touches, are watched.
  open internal(set) weak var view: UIView? { didSet { if view !== oldValue { disengage() } } }
  /// Names the recogniser for code that looks for it; it is not shown.
  open var name: String?
  /// A recogniser that is switched off gets no touches; one that was at work is cancelled.
  open var isEnabled = true { didSet { if !isEnabled { disengage() } } }
  /// Whether the view loses the touches of a recognised gesture.
  open var cancelsTouchesInView = true
  /// Whether the view sees a touch begin only once this recogniser has failed.
  open var delaysTouchesBegan = false
  /// Whether the view sees a touch end only once this recogniser has failed.
  open var delaysTouchesEnded = true

  private let origin = StageOrigin()

  /// That of the view, or where it was made.
  var stage: Stage { view?.stage ?? origin.stage }

  // MARK: State

  /// Where the gesture stands. What a subclass sets is a request; see above.
  open var state: State {
    get { provisionalState }
    set { request(newValue) }
  }

  /// What `state` shows; differs from `grantedState` between a request and the arbiter's decision.
  var provisionalState = State.possible
  /// What the arbiter has decided, and the handlers know.
  var grantedState = State.possible
  /// A change that the arbiter has not decided yet.
  var pendingRequest: GestureRequest?
  /// The touches of the gesture in progress, those that have been lifted included, in order of arrival.
  var sequence: [UITouch] = []
  /// Touches that the recogniser has asked not to be bothered with.
  var ignoredTouches: Set<UITouch> = []
  /// Where the gesture is, in window coordinates: stays when the last finger has left.
  var locationInWindow = CGPoint.zero
  /// Whether others allowed this attempt: asked once.
  var beginPermission: Bool?
  var failureRequirements: [WeakRecognizer] = []
  /// Answers of delegates and subclasses about waiting for each other, asked once in an attempt.
  var dynamicRequirements: [ObjectIdentifier: Bool] = [:]
  var handlers: [GestureHandler] = []

  /// A recogniser that sends an action to a target, which it does not keep; with neither it sends none.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  // MARK: For subclasses

  /// Called when a gesture is over, to be ready for the next.
  open func reset() {}

  /// Called when touches come down on the recogniser's view, or inside it; the default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have moved; the default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have been lifted; the default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches were taken away; the default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Whether this gesture, once recognised, keeps another from being recognised.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture, once recognised, keeps this one from being recognised.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Asked before a touch of the event is given to the recogniser.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Whether this gesture waits for another to fail, asked once in an attempt.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another gesture waits for this one to fail, asked once in an attempt.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Stops watching a touch, which goes on to the view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard sequence.contains(touch) else { return }
    ignoredTouches.insert(touch)
    updateLocation([])
  }

  // MARK: Geometry

  /// The centre of the gesture's touches in a view's coordinates; in the window's when there is no view.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return locationInWindow }
    return view.convert(locationInWindow, from: nil)
  }

  /// How many fingers are down for this gesture.
  open var numberOfTouches: Int { activeTouches.count }

  /// Where one of the fingers is; an index out of range gives the centre.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = activeTouches
    return touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
  }
}
