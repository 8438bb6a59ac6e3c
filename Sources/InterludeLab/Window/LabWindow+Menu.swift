import InterludeUI

/// The menu, and the saving, copying and pasting that it offers.
extension LabWindow {
  func toggleMenu() {
    if glass.isMenuVisible { return glass.closeMenu() }
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
      history: session.editHistory, instruments: isDockShown ? dock.instruments : ([], nil),
      hasEdits: !session.edits.isEmpty,
      canChangePhone: isDockShown && ![ownPhone, ownPhone.turned].contains(WindowSize.standard),
      isOtherTakeShown: session.shownComparison != nil, isDockShown: isDockShown, isDockLight: dock.style == .light)
  }

  /// The phone may have been asked for in another size.
  func useStandardPhone() {
    ownPhone = WindowSize.standard
    layout = LabLayout(size: layout.size, phone: ownPhone, isDockShown: layout.isDockShown)
    session.restart { $0.size = WindowSize.standard }
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
      let dock = isDockShown ? "" : "show the lab with D, and "
      return say("There is no curve to copy yet: \(dock)click in the scene to start a transition.")
    }
    session.copy(text)
  }

  /// A curve from the clipboard, or text in the field that is open.
  func paste() {
    guard let text = host.textToPaste, !text.isEmpty else { return say("There is no text on the clipboard to paste.") }
    if !isDockShown || !dock.paste(text) { say(absenceOfKnobs) }
  }

  func toggleKnobs() {
    if !isDockShown || !dock.toggleKeys() { say(absenceOfKnobs) }
  }

  /// Shows the change of the call as it would be written to its source, and writes it the second time.
  func writeEdit() {
    guard isDockShown, let canWrite = dock.write() else { return say(absenceOfKnobs) }
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
    guard isDockShown else { return Self.dockInvitation }
    guard !layout.inspector.isEmpty else { return "This window has no room for the curve: make it larger." }
    guard let motion = session.leadingMotion else {
      return "There is no curve to change yet: click in the scene to start a transition."
    }
    let reason = session.timer(of: motion).reason ?? "The curve is not on show."
    return "\(reason) Select a bar of another motion to change that one."
  }
}
