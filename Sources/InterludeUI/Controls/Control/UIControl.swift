/// A view that is pressed or dragged, and tells of it by events.
@preconcurrency @MainActor open class UIControl: UIView {
  /// Whether the control takes touches and the focus; true unless set.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control shows itself as selected. Only the program changes it.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control shows itself as pressed. Following a touch changes it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Where the content is across the control; in the middle unless set.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
  /// Where the content is down the control; in the middle unless set. Of the controls here, a button goes by it.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }

  override var isAccessibilityElementByItself: Bool { true }

  /// Whether a touch is being followed.
  open var isTracking: Bool { trackedTouch != nil }
  /// Whether the touch being followed is over the control, or near enough.
  open private(set) var isTouchInside = false
  /// The touch being followed.
  private var trackedTouch: UITouch?
  /// What the touch that is being dealt with is part of; nil outside of the four methods that hear of touches.
  private var trackedEvent: UIEvent?
  var registrations: [ControlRegistration] = []

  /// How far outside the bounds a finger still counts as inside while it is followed, in points. UIKit's.
  static let touchSlop: CGFloat = 70

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control that performs an action when it is used for what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { adopt(primaryAction) }
  }

  /// Takes on the action that the control was made for.
  func adopt(_ primaryAction: UIAction) { addAction(primaryAction, for: .primaryActionTriggered) }

  /// What the control is at the moment: highlighted, disabled, selected, or none of them.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The control looks different now.
  func stateDidChange() { setNeedsLayout() }

  /// While it is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  /// How many taps in a row with one finger are at most the control's own: a recogniser around it does not see them.
  var keptTaps: Int { 0 }

  /// Whether a recogniser around the control leaves the finger that it follows to the control, which has to do with where it moves.
  func keepsFinger(of pan: UIPanGestureRecognizer) -> Bool { false }

  /// What the control itself is used by is not a recogniser's around it, as in UIKit.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self else { return true }
    if let tap = gestureRecognizer as? UITapGestureRecognizer {
      return tap.numberOfTouchesRequired > 1 || tap.numberOfTapsRequired > keptTaps
    }
    return !((gestureRecognizer as? UIPanGestureRecognizer).map(keepsFinger) ?? false)
  }

  // MARK: Actions

  /// Sends an action to a target at every one of the events. The target is not kept alive; without one, the first object
  /// from the control along the responder chain that can performs the action.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    register(target, action: action, for: controlEvents)
  }

  /// Takes back the actions of a target, or of all when it is nil, for events: the action named, or all when that is nil.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    unregister(target, action: action, for: controlEvents)
  }

  /// Performs an action at every one of the events. An action of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = registrations.firstIndex(where: { $0.isAction(identifiedBy: action.identifier) }) {
      registrations[index].receiver = .action(action)
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(ControlRegistration(receiver: .action(action), events: controlEvents))
    }
  }

  /// Takes an action, known by its identifier, off some events; it goes where none is left.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes the action of an identifier off some events; it goes where none is left.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    guard let index = registrations.firstIndex(where: { $0.isAction(identifiedBy: actionIdentifier) }) else { return }
    removeEvents(controlEvents, at: index)
  }

  func removeEvents(_ controlEvents: Event, at index: Int) {
    registrations[index].events.subtract(controlEvents)
    if registrations[index].events.isEmpty { registrations.remove(at: index) }
  }

  /// The events that have actions.
  open var allControlEvents: Event { registrations.reduce([]) { $0.union($1.events) } }

  /// Performs one action, with the control as its sender. Every action goes through here.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Sends one action, with the control as its sender. Every action of a target goes through here.
  ///
  /// - Parameters:
  ///   - action: The method's Objective-C name.
  ///   - target: What performs it; nil for the first object along the responder chain that can.
  ///   - event: The event of the touch that sends it, for an action that takes two arguments; nil if it is the program.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs the actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    registrations.removeAll(where: \.isGone)
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.receiver {
      case .action(let action): sendAction(action)
      // A target that an action before this one has let go is sent nothing more.
      case .target(let entry) where entry.isGone: break
      case .target(let entry): sendAction(entry.action, to: entry.target, for: trackedEvent)
      }
    }
  }

  // MARK: Tracking

  /// Whether to follow a touch that has come down on the control.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether to follow the touch further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the followed touch was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the followed touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackedEvent = event
    defer { trackedEvent = nil }
    // Of several that come at once, the leftmost: a set has no order of its own.
    let leftmost = touches.min { $0.locationInWindow.x < $1.locationInWindow.x }
    guard let touch = leftmost, isEnabled, !isTracking, beginTracking(touch, with: event) else { return }
    (trackedTouch, isTouchInside, isHighlighted) = (touch, true, true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackedEvent = event
    defer { trackedEvent = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return stopTracking() }
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside)
    case (false, false): sendActions(for: .touchDragOutside)
    case (false, true): sendActions(for: [.touchDragEnter, .touchDragInside])
    case (true, false): sendActions(for: [.touchDragExit, .touchDragOutside])
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackedEvent = event
    defer { trackedEvent = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isInside(touch)
    endTracking(touch, with: event)
    stopTracking()
    touchUp(inside: isInside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackedEvent = event
    defer { trackedEvent = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  /// The touch that was followed has been lifted.
  func touchUp(inside: Bool) { sendActions(for: inside ? .touchUpInside : .touchUpOutside) }

  private func stopTracking() { (trackedTouch, isTouchInside, isHighlighted) = (nil, false, false) }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.touchSlop, dy: -Self.touchSlop).contains(touch.location(in: self))
  }
}
