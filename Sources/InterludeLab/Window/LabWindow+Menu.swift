import InterludeUI

/// The menu, and the saving, copying and pasting that it offers.
extension LabWindow {
  func toggleMenu() {
    if glass.isMenuVisible { return glass.closeMenu() }
    dock.hint.press()
    glass.open(menu, style: dock.style, below: layout.toolbar.maxY) { [weak self] in self?.perform($0) }
  }

  private var menu: LabMenu {
    let settings = session.machine.take.start.settings
    let next = settings.withNextSystem(for: shell.scene).system(for: shell.scene)
    return LabMenu(
      overlays: (overlays.names, overlays.shown),
      device: LabMenu.Device(
        isDark: settings.isDark, reducesMotion: settings.reducesMotion,
        isOnItsSide: shell.stage.size.width > shell.stage.size.height,
        textSize: settings.textSize, nextTextSize: settings.withNextTextSize.textSize,
        system: settings.system(for: shell.scene).title, nextSystem: next.title),
      possible: possible, instruments: isDockShown ? dock.instruments : ([], nil),
      canChangePhone: isDockShown && ![ownPhone, ownPhone.turned].contains(WindowSize.standard),
      isOtherTakeShown: session.shownComparison != nil, isDockShown: isDockShown, isDockLight: dock.style == .light)
  }

  private var possible: LabMenu.Possible {
    let call = session.selectedCall
    return LabMenu.Possible(
      hasCurve: call != nil, hasGraph: isDockShown && dock.text(of: .csv) != nil,
      hasAnimations: !session.machine.log.motions.isEmpty, hasComparison: session.comparison != nil,
      hasEdits: !session.edits.isEmpty, canWrite: call.map { $0.used != session.callInSource($0) } ?? false,
      canKeep: session.canKeepVariant, canUndo: session.editHistory.canUndo, canRedo: session.editHistory.canRedo)
  }

  /// The phone may have been asked for in another size.
  func useStandardPhone() {
    ownPhone = WindowSize.standard
    layout = LabLayout(size: layout.size, phone: ownPhone, isDockShown: layout.isDockShown)
    restartTake { $0.size = WindowSize.standard }
  }

  /// Saves a picture or a take at once. A film takes seconds: it is announced, and drawn once that has been shown.
  func save(_ thing: SavedThing) {
    guard thing == .film else { return write(thing) }
    say("Filming…")
    film = .announced
  }

  /// Draws the film that was asked for, in the frame after the one that has announced it. It is called at the frame's end: the time of what
  /// it says begins with the next frame.
  func saveFilm() {
    switch film {
    case .none: break
    case .announced: film = .due
    case .due:
      film = nil
      write(.film)
    }
  }

  private func write(_ thing: SavedThing) {
    do { say("Written: \(try TakeFiles(session: session).write(thing))") } catch { say("\(error)") }
  }

  /// Copies what an instrument shows; it has nothing to copy before it has shown something.
  func copy(_ thing: CopiedThing) {
    guard let text = dock.text(of: thing) else {
      return say("There is no curve to copy yet: click in the scene to start a transition.")
    }
    session.copy(text)
  }

  /// A curve from the clipboard, or text in the field that is open.
  func paste() {
    guard let text = host.textToPaste, !text.isEmpty else { return say("There is no text on the clipboard to paste.") }
    if !dock.paste(text) { say(absenceOfKnobs) }
  }

  func toggleKnobs() {
    if !dock.toggleKeys() { say(absenceOfKnobs) }
  }

  /// Shows the change of the call as it would be written to its source, and writes it the second time.
  func writeEdit() {
    guard let canWrite = dock.write() else { return say(absenceOfKnobs) }
    if !canWrite { say("There is nothing to write: the source says what is played.") }
  }

  func resetEdits() {
    if session.edits.isEmpty {
      say("Nothing is edited: every motion is as it was built.")
    } else {
      session.resetEdits()
    }
  }

  static let dockInvitation = "This is done in the lab: show it with D."

  /// Why there is no curve to change, and what to do.
  private var absenceOfKnobs: String {
    guard !layout.inspector.isEmpty else { return "This window has no room for the curve: make it larger." }
    guard let motion = session.leadingMotion else {
      return "There is no curve to change yet: click in the scene to start a transition."
    }
    let reason = session.timer(of: motion).reason ?? "The curve is not on show."
    return "\(reason) Select a bar of another motion to change that one."
  }
}
