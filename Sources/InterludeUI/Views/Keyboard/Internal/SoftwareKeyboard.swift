/// The keyboard on the screen of a stage: it follows the first responder, and moves in an animation of its own.
final class SoftwareKeyboard {
  private unowned let stage: Stage
  /// Whether keys come up for what takes text; what an app shows in their place does so anyhow.
  var isEnabled = true { didSet { if isEnabled != oldValue { update() } } }
  /// Where it is, or will be once it has moved, on the screen; nil while it is down.
  private(set) var frame: CGRect?
  private(set) var shown: KeyboardRequest?
  private var window: KeyboardWindow?
  /// Counts the moves: what comes after a move that another one has followed is not told.
  private var moves = 0
  /// How many are at work that call for one update when they are through.
  private var deferrals = 0

  init(stage: Stage) { self.stage = stage }

  // MARK: Following the first responder

  /// Runs code that may change the first responder more than once; the keyboard follows when it is through.
  func deferringUpdates<Result>(_ body: () -> Result) -> Result {
    deferrals += 1
    let result = body()
    deferrals -= 1
    update()
    return result
  }

  /// Brings up what the first responder wants, or takes it away.
  func update() {
    guard deferrals == 0 else { return }
    let request = stage.firstResponder.flatMap { KeyboardRequest(of: $0, hasKeys: isEnabled) }
    guard request != shown else { return }
    move(to: request)
  }

  /// A first responder that has gone without a word leaves no keyboard behind.
  func checkResponder() {
    if shown != nil, stage.firstResponder == nil || shown?.responder?.isOnShow != true { update() }
  }

  /// The first responder has another accessory, input view or kind of keys than when it was looked at.
  func reload() {
    guard deferrals == 0 else { return }
    let request = stage.firstResponder.flatMap { KeyboardRequest(of: $0, hasKeys: isEnabled) }
    if request != nil || shown != nil { move(to: request) }
  }

  /// The text, or the place in it, has changed by other means than the keys.
  func textDidChange() { (window?.host.input as? KeyboardView)?.textDidChange() }

  /// The screen has another size.
  func screenDidChange() {
    guard let shown, let window else { return }
    window.frame = stage.screen.bounds
    stage.animationBlocks.silenced { move(to: shown) }
  }

  // MARK: Under a finger

  /// Has the first responder resign.
  func dismiss() {
    guard let responder = stage.firstResponder else { return }
    if let window = (responder as? UIView)?.window {
      window.endEditing(false)
    } else {
      responder.resignFirstResponder()
    }
  }

  /// Keeps the upper edge from being above a place of the screen, where a finger is that pulls it down.
  func follow(_ y: CGFloat) {
    guard let frame else { return }
    let top = min(max(y, stage.size.height - frame.height), stage.size.height)
    if top != frame.minY { stage.animationBlocks.suspended { put(at: top) } }
  }

  /// The finger has left at a velocity, in points per second: downwards the keyboard goes, else it comes back.
  func letGo(velocity: CGFloat) {
    guard let frame, frame.minY > stage.size.height - frame.height else { return }
    if velocity > 0 { return dismiss() }
    let block = AnimationBlock(
      duration: KeyboardNotice.duration, timing: .system, options: .allowUserInteraction, source: .here())
    stage.clock.run(in: nil) {
      stage.animationBlocks.apart { block.run { put(at: stage.size.height - frame.height) } }
    }
  }

  private func put(at top: CGFloat) {
    frame?.origin.y = top
    window?.host.layoutFrame.origin.y = top
    layOutFollowers()
  }

  // MARK: Moving

  private func move(to request: KeyboardRequest?) {
    let (old, oldFrame) = (shown, frame)
    let isAnimated = stage.animationBlocks.areAnimationsEnabled
    let window = ensureWindow()
    // What is yet to be laid out for other reasons, such as a caret, does not move along.
    let view = stage.firstResponder as? UIView
    stage.animationBlocks.suspended {
      view?.layoutIfNeeded()
      for window in stage.windows where window.containsKeyboardGuide { stage.layOut(window) }
    }
    shown = request
    var begin = oldFrame ?? .zero
    stage.animationBlocks.suspended {
      if let request {
        show(request, in: window, old)
        let size = size(for: request, in: window)
        frame = CGRect(x: 0, y: stage.size.height - size.height, width: size.width, height: size.height)
        begin = oldFrame ?? CGRect(origin: CGPoint(x: 0, y: stage.size.height), size: size)
        if oldFrame == nil { window.isHidden = false }
        // Its new size at once, its upper edge where the old one was.
        let top = oldFrame == nil ? begin.minY : window.host.layoutFrame.minY
        window.host.layoutFrame = CGRect(x: 0, y: top, width: size.width, height: size.height)
        window.layoutIfNeeded()
      } else {
        frame = nil
      }
    }
    let end = frame ?? CGRect(origin: CGPoint(x: 0, y: stage.size.height), size: begin.size)
    guard begin != end || old?.accessory !== request?.accessory else { return }
    animate(from: begin, to: end, isShowing: request != nil, in: window, isAnimated: isAnimated)
  }

  private func animate(
    from begin: CGRect, to end: CGRect, isShowing: Bool, in window: KeyboardWindow, isAnimated: Bool
  ) {
    moves += 1
    let move = moves
    let notice = KeyboardNotice(begin: begin, end: end, isAnimated: isAnimated)
    let block = AnimationBlock(
      duration: isAnimated ? KeyboardNotice.duration : 0, timing: isAnimated ? .system : .easeInOut,
      options: .allowUserInteraction, source: .here()
    ) { [weak self] _ in
      self?.moved(move, notice, isShowing: isShowing)
    }
    stage.clock.run(in: nil) {
      stage.animationBlocks.apart {
        block.run {
          notice.tell(UIResponder.keyboardWillChangeFrameNotification, from: stage.screen)
          notice.tell(
            isShowing ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
            from: stage.screen)
          window.host.layoutFrame.origin.y = end.minY
          layOutFollowers()
        }
      }
    }
  }

  private func moved(_ move: Int, _ notice: KeyboardNotice, isShowing: Bool) {
    guard move == moves else { return }
    stage.asCurrent {
      if !isShowing, let window {
        window.host.show(accessory: nil, input: nil, color: nil)
        window.isHidden = true
      }
      notice.tell(UIResponder.keyboardDidChangeFrameNotification, from: stage.screen)
      notice.tell(
        isShowing ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        from: stage.screen)
    }
  }

  // MARK: What is shown

  private func ensureWindow() -> KeyboardWindow {
    if let window { return window }
    let window = stage.asCurrent { KeyboardWindow(frame: stage.screen.bounds) }
    self.window = window
    return window
  }

  private var metrics: KeyboardMetrics { KeyboardMetrics(screen: stage.size, safeArea: stage.safeAreaInsets) }

  private func show(_ request: KeyboardRequest, in window: KeyboardWindow, _ old: KeyboardRequest?) {
    let host = window.host
    host.source = request.responder
    host.bounds.size.width = stage.size.width
    switch request.input {
    case .keys(let traits):
      let keys = KeyboardView(traits, metrics: metrics, typist: typist)
      host.show(accessory: request.accessory, input: keys, color: KeyboardLook(isDark: traits.isDark).ground)
    case .view(let view):
      let isDark = (request.responder as? any UITraitEnvironment)?.traitCollection.userInterfaceStyle == .dark
      host.show(accessory: request.accessory, input: view, color: KeyboardLook(isDark: isDark).ground)
    case nil: host.show(accessory: request.accessory, input: nil, color: nil)
    }
  }

  private func size(for request: KeyboardRequest, in window: KeyboardWindow) -> CGSize {
    let input: CGFloat =
      switch request.input {
      case .keys: metrics.size.height
      case .view: (window.host.ownInputHeight).map { $0 > 0 ? $0 + stage.safeAreaInsets.bottom : 0 } ?? 0
      case nil: 0
      }
    return CGSize(width: stage.size.width, height: min(window.host.accessoryHeight + input, stage.size.height))
  }

  private var typist: KeyboardView.Typist {
    KeyboardView.Typist(
      press: { [weak self] key in self?.stage.press(key) },
      textBefore: { [weak self] in self?.textBefore ?? "" },
      hasText: { [weak self] in (self?.stage.firstResponder as? any UIKeyInput)?.hasText ?? false })
  }

  /// What is known of the text before the insertion point.
  private var textBefore: String {
    if let text = stage.firstResponder as? any TextKeyResponder { return text.textBeforeInsertionPoint }
    return (stage.firstResponder as? any UIKeyInput)?.hasText == true ? "…" : ""
  }

  // MARK: Who follows

  /// Lays out what keeps clear of the keyboard.
  private func layOutFollowers() {
    for window in stage.windows where window.containsKeyboardGuide {
      window.forEachInSubtree { view in
        guard view.hasKeyboardGuide else { return }
        view.setNeedsLayout()
        view.layoutSystemDidChange()
      }
      stage.layOut(window)
    }
  }
}
