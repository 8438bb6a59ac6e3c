/// A view that is pressed or dragged, and tells of it by events.
@preconcurrency @MainActor open class UIControl: UIView {
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }

  /// Whether a touch is being followed.
  open private(set) var isTracking = false
  /// Whether the touch being followed is over the control, or near enough.
  open private(set) var isTouchInside = false
  private var registrations: [Registration] = []

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

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The control looks different now.
  func stateDidChange() { setNeedsLayout() }

  // MARK: Actions

  /// Performs an action at every one of the events. An action of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = registrations.firstIndex(where: { $0.action.identifier == action.identifier }) {
      registrations[index].action = action
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(action: action, events: controlEvents))
    }
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    guard let index = registrations.firstIndex(where: { $0.action.identifier == actionIdentifier }) else { return }
    registrations[index].events.subtract(controlEvents)
    if registrations[index].events.isEmpty { registrations.remove(at: index) }
  }

  /// The events that have actions.
  open var allControlEvents: Event { registrations.reduce([]) { $0.union($1.events) } }

  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Performs the actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }

  // MARK: Tracking

  /// Whether to follow a touch that has come down on the control.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether to follow the touch further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isEnabled, !isTracking, beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isTracking else { return }
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
    guard let touch = touches.first, isTracking else { return }
    let isInside = isInside(touch)
    endTracking(touch, with: event)
    stopTracking()
    touchUp(inside: isInside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  /// The touch that was followed has been lifted.
  func touchUp(inside: Bool) { sendActions(for: inside ? .touchUpInside : .touchUpOutside) }

  private func stopTracking() { (isTracking, isTouchInside, isHighlighted) = (false, false, false) }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.touchSlop, dy: -Self.touchSlop).contains(touch.location(in: self))
  }
}

/// One action and the events that set it off.
private struct Registration {
  var action: UIAction
  var events: UIControl.Event
}
