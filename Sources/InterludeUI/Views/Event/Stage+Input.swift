extension Stage {
  /// Moves the clock to the event's time, then handles the event. Keys go to the text that is being edited; others are the
  /// host's business, and do nothing here.
  public func send(_ event: InputEvent) {
    advance(to: event.time)
    let timestamp = event.timestamp.map { $0 < time ? $0 : time } ?? time
    asCurrent {
      switch event.kind {
      case .pointerDown(let point, .primary): handle([TouchChange(.mouse, .began, at: point)], at: timestamp)
      case .pointerMoved(let point): handle([TouchChange(.mouse, .moved, at: point)], at: timestamp)
      case .pointerUp(let point, .primary): handle([TouchChange(.mouse, .ended, at: point)], at: timestamp)
      case .pointerCancelled: handle([TouchChange(.mouse, .cancelled, at: nil)], at: timestamp)
      case .touches(let fingers): handle(fingers.map(TouchChange.init), at: timestamp)
      case .scroll(let point, let delta): touches.scrolled(at: point, by: delta, windows: windows)
      case .resize(let size, let scale):
        turnDevice(to: size)
        resize(to: size, scale: scale)
      case .key(let key, let modifiers): press(key, modifiers)
      case .pointerDown, .pointerUp: break
      }
      commit()
    }
  }

  /// Touches a place of the screen, in points, for no time.
  func tap(_ point: CGPoint) {
    for phase in [UITouch.Phase.began, .ended] { handle([TouchChange(.keyboard, phase, at: point)], at: time) }
  }

  private func handle(_ changes: [TouchChange], at timestamp: Double) {
    if application.isIgnoringInteractionEvents, changes.allSatisfy({ $0.phase == .began }) { return }
    if touches.moveAtSameTime(changes) { jumpChecker.excuseThisMoment() }
    touches.handle(changes, time: timestamp, windows: windows)
    let statusBar = windowScene.statusBarManager?.statusBarFrame ?? .zero
    for change in changes where touches.statusBarTap.isEnded(by: change, in: statusBar) { statusBarTapped() }
  }
}
