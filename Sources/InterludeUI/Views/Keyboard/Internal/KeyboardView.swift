/// The keys on the screen, and the fingers on them.
final class KeyboardView: UIView {
  /// Whom the keys type for.
  struct Typist {
    var press: (TextKey) -> Void
    /// The text up to the insertion point.
    var textBefore: () -> String
    var hasText: () -> Bool
  }

  /// Whether the next letter is a capital, or all that follow are.
  enum Shift {
    case off, once, locked
  }

  private let typist: Typist
  private let keyboardTraits: KeyboardTraits
  private var metrics: KeyboardMetrics
  private var plane: KeyboardPlane
  private var shift = Shift.off
  /// When Shift was pressed last, in seconds.
  private var lastShift = -Double.infinity
  private var views: [KeyView] = []
  private var callout: KeyCallout?
  /// The finger that has yet to type, and its key.
  private var held: (touch: UITouch, key: KeyboardKey)?
  private var repetition: ScheduledEvent?

  private var look: KeyboardLook { KeyboardLook(isDark: keyboardTraits.isDark) }

  init(_ traits: KeyboardTraits, metrics: KeyboardMetrics, typist: Typist) {
    (keyboardTraits, self.metrics, self.typist) = (traits, metrics, typist)
    plane = traits.type.firstPlane
    super.init(frame: CGRect(origin: .zero, size: metrics.size))
    isMultipleTouchEnabled = true
    capitalize()
    showKeys()
  }

  required init?(coder: NSCoder) { nil }

  /// The text or the place in it has changed: the next letter may begin a sentence.
  func textDidChange() {
    let before = shift
    capitalize()
    if shift != before { showKeys() } else { showStates() }
  }

  private func capitalize() {
    guard shift != .locked else { return }
    shift = keyboardTraits.capitalizes(after: typist.textBefore()) ? .once : .off
  }

  // MARK: Keys

  private func showKeys() {
    callout?.removeFromSuperview()
    views.forEach { $0.removeFromSuperview() }
    let layout = KeyboardLayout(plane, traits: keyboardTraits, metrics: metrics)
    views = layout.keys.map { key in
      let shown = plane == .letters && shift != .off && key.isLetter ? key.shifted : key
      return KeyView(shown, title: title(of: shown), look: look)
    }
    views.forEach(addSubview)
    showStates()
  }

  private func showStates() {
    for view in views {
      var state = KeyView.State()
      state.isPressed = held?.key.frame == view.key.frame
      if view.key.action == .shift { (state.isLit, state.isLocked) = (shift != .off, shift == .locked) }
      if view.key.action == .enter { state.isEnabled = canEnter }
      view.state = state
    }
  }

  private var canEnter: Bool { !keyboardTraits.needsText || typist.hasText() }

  private func title(of key: KeyboardKey) -> String {
    switch key.action {
    case .insert(" "): "space"
    case .insert(let text): text
    case .shift: "shift"
    case .delete: "delete"
    case .enter: keyboardTraits.returnKey.title
    case .show(let plane): plane.title
    }
  }

  private func key(at point: CGPoint) -> KeyboardKey? {
    guard point.y < metrics.rows + 8 else { return nil }
    return KeyboardLayout(plane, traits: keyboardTraits, metrics: metrics).key(at: point).flatMap { near in
      views.first { $0.key.frame == near.frame }?.key
    }
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      // Who types fast puts the next finger down before the last one is up.
      type()
      guard let key = key(at: touch.location(in: self)) else { continue }
      switch key.action {
      case .shift: pressShift()
      case .show(let plane): show(plane)
      case .delete:
        hold(key, touch)
        delete(after: Self.repetitionDelay)
      case .insert, .enter: hold(key, touch)
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let held, touches.contains(held.touch), held.key.action != .delete,
      let key = key(at: held.touch.location(in: self)), key != held.key
    else { return }
    switch key.action {
    case .insert, .enter: hold(key, held.touch)
    case .shift, .show, .delete: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let held, touches.contains(held.touch) { type() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let held, touches.contains(held.touch) { release() }
  }

  private func hold(_ key: KeyboardKey, _ touch: UITouch) {
    held = (touch, key)
    showStates()
    callout?.removeFromSuperview()
    callout = nil
    guard key.kind == .letter else { return }
    let callout = KeyCallout(
      key, title: title(of: key), look: look, within: bounds.insetBy(dx: KeyboardMetrics.margin, dy: 0))
    addSubview(callout)
    self.callout = callout
  }

  private func release() {
    repetition?.cancel()
    (held, repetition) = (nil, nil)
    callout?.removeFromSuperview()
    callout = nil
    showStates()
  }

  // MARK: Typing

  /// Types what a finger is on, which types no more.
  private func type() {
    guard let key = held?.key else { return }
    release()
    switch key.action {
    case .insert(let text): insert(text)
    case .enter: if canEnter { typist.press(.enter) }
    case .delete, .shift, .show: break
    }
  }

  private func insert(_ text: String) {
    typist.press(.insert(text))
    // A space after figures is followed by words.
    if text == " ", plane == .numbers || plane == .symbols, keyboardTraits.type.firstPlane == .letters {
      show(.letters)
    }
    textDidChange()
  }

  /// Deletes now, and again while the finger stays.
  private func delete(after delay: Double) {
    typist.press(.deleteBackward(.character))
    textDidChange()
    repetition = stage.clock.schedule(at: stage.time + delay) { [weak self] in
      guard let self, held?.key.action == .delete else { return }
      stage.asCurrent { delete(after: Self.repetitionInterval) }
    }
  }

  /// Until a key that is held deletes again, and from then on, in seconds.
  private static let (repetitionDelay, repetitionInterval) = (0.5, 0.1)

  private func show(_ plane: KeyboardPlane) {
    self.plane = plane
    showKeys()
  }

  private func pressShift() {
    let isDouble = stage.time - lastShift <= TapCounter.maximumInterval
    lastShift = stage.time
    shift = isDouble && shift != .locked ? .locked : shift == .off ? .once : .off
    showKeys()
  }
}
