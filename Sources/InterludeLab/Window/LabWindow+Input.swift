import InterludeUI

/// Routes input to one of five: the app, the dock, the glass in front of both, the canvas around the phone, or an overlay that drags turn.
extension LabWindow {
  func send(_ event: InputEvent) {
    if event.kind.beginsSomething { glass.dropNotice() }
    switch event.kind {
    case .key(let key, let modifiers): send(key, modifiers, event)
    case .resize(let size, let scale): resize(to: size, scale: scale, event)
    default: sendPointer(event)
    }
  }

  private func send(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, _ event: InputEvent) {
    let hasFocus = focusedItem != nil && !(isDockShown && dock.hasKeys)
    let closes = key == .escape && (glass.isMenuVisible || glass.isHelpVisible)
    if isDockShown, !closes, dock.take(key, modifiers, at: realTime) { return }
    if isTyped(key, modifiers) {
      if KeyCommand(key, modifiers, isPaused: false, hasFocus: hasFocus) == .turnPhone { say(Self.wordwiseKeys) }
      pass(event)
    } else if let command = KeyCommand(key, modifiers, isPaused: host.playback.isPaused, hasFocus: hasFocus) {
      session.advance(to: event.time)
      perform(command)
    } else if key == .escape, glass.isMenuVisible {
      glass.closeMenu()
    } else if key == .escape, glass.isHelpVisible {
      glass.isHelpVisible = false
    } else if key == .escape, !session.machine.isLive, !shell.canGoBack {
      say("There is nothing to go back from at this moment: the take is as it was.")
    } else if session.machine.isLive || shell.takes(key, modifiers) {
      // In the past of a take a key would begin another one: none that does nothing.
      pass(event)
    }
  }

  private static let wordwiseKeys =
    "In a text field Ctrl and an arrow go by words. To turn the phone, end typing, or choose it in the menu: Ctrl+M."

  /// Whether a key is text input for the app. While time is paused, keys are the lab's.
  private func isTyped(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
    !host.playback.isPaused && !session.machine.showsFrame && shell.stage.takesKey(key, modifiers)
  }

  private func sendPointer(_ event: InputEvent) {
    let target = route.target(of: event.kind) { place in
      if glass.takesTouch(at: place) { return .glass }
      if layout.isOnPhone(place) { return overlays.turned == nil ? .phone : .overlay }
      return layout.isDockShown && layout.canvas.contains(place) ? .canvas : .dock
    }
    if target == .glass {
      dock.pointer = nil
    } else if layout.isDockShown, let place = event.kind.place {
      point(at: place)
    }
    if case .pointerDown = event.kind, target != .dock { dock.releaseKeys() }
    switch target {
    case .phone, nil: passPointer(event)
    case .glass: glass.stage.send(InputEvent(time: realTime, kind: event.kind))
    case .dock: dock.send(InputEvent(time: realTime, kind: event.kind))
    case .canvas: sendToCanvas(event.kind)
    case .overlay: sendToOverlay(event)
    }
  }

  /// The wipe between two takes follows the pointer.
  private func point(at place: CGPoint) {
    dock.pointer = place
    if layout.isOnPhone(place) {
      session.shownComparison?.wipe = layout.phonePoint(place).x / max(layout.phone.width, 1)
    }
  }

  func passPointer(_ event: InputEvent) {
    var event = event
    event.kind = event.kind.mapped { layout.phonePoint($0) }
    pass(event)
    switch event.kind {
    case .pointerDown(_, .primary): session.begin(at: event.time)
    case .touches(let touches) where touches.contains { $0.phase == .began }: session.begin(at: event.time)
    case .pointerUp(_, .primary): click(at: event.time)
    case .touches(let touches) where touches.contains { $0.phase == .ended }: click(at: event.time)
    default: break
    }
  }

  /// Sends input to the app. When it leads to another screen, the mistakes shown before are cleared.
  func pass(_ event: InputEvent) {
    let (screen, mistakes, motions) = (shell.screen, glass.mistakeCount, session.machine.log.motions.count)
    session.send(event)
    if case .key = event.kind, session.machine.log.motions.count > motions { session.begin(at: event.time) }
    if shell.screen != screen { glass.forgetMistakes(first: mistakes) }
  }

  private func click(at time: Double) {
    if layout.isDockShown { dockPace.noteAnswer() }
    if isDockShown, host.playback.isPaused { say("Paused: P goes on, → shows the next frame.") }
    guard let freezeDelay else { return }
    self.freezeDelay = nil
    host.playback.freeze(at: time + freezeDelay)
  }
}
