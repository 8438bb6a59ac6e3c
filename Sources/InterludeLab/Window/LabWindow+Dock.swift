import InterludeUI

/// The dock: its making, and its updates.
extension LabWindow {
  func listen(to dock: Dock) {
    dock.onToggleOverlay = { [weak self] in self?.toggleOverlay($0) }
    dock.onCommand = { [weak self] in self?.perform($0) }
  }

  /// Makes a new dock: colours that were set on layers do not adapt to the appearance.
  func toggleDockAppearance() {
    dock = Dock(
      session, size: layout.size, scale: glass.stage.scale, style: dock.style == .light ? .dark : .light)
    listen(to: dock)
  }

  /// Updates the dock if that is due, and uses frames that have time for it to bring parked worlds nearer to their places.
  func updateDock() {
    let isUnchanged = dockPace.isUnchanged(stir)
    let isIdle = isUnchanged && session.machine.isLive && !host.playback.isPaused && !session.isSomethingMoving
    if layout.isDockShown || host.playback.isPaused, !dock.isUnderway, isIdle || host.playback.isPaused {
      session.machine.prepare()
    }
    guard dockPace.isDue(isIdle: isIdle && !dock.isUnderway, at: realTime), layout.isDockShown else { return }
    dock.update(layout: layout, overlays: overlays, drawn: drawn, toRealTime: realTime)
  }

  private var stir: DockPace.Stir {
    let log = session.machine.log
    return DockPace.Stir(
      motions: log.motions.count, events: session.machine.take.events.count, callbacks: log.callbacks.count,
      pointer: dock.pointer, layout: layout, overlays: overlays.shown, selection: session.selection)
  }
}
