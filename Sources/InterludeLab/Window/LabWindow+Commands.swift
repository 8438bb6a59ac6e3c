import InterludeUI

/// The commands of keys and the menu.
extension LabWindow {
  func perform(_ command: KeyCommand) {
    if command.needsLab, !isDockShown { return say(Self.dockInvitation) }
    switch command {
    case .cycleSpeed: host.playback.cycleRate()
    case .slower: host.playback.changeRate(by: -1)
    case .faster: host.playback.changeRate(by: 1)
    case .togglePause: host.playback.togglePause()
    case .step(let frames): session.step(by: frames)
    case .goToStart: session.seekToStart()
    case .goToEnd: session.seek(to: session.machine.take.end)
    case .goToPreviousEdge: session.seekToEdge(.before)
    case .goToNextEdge: session.seekToEdge(.after)
    case .restart: restart { _ in }
    case .toggleReducedMotion: restart(with: \.reducedMotionText) { $0.reducesMotion.toggle() }
    case .toggleAppearance: restart(with: \.appearanceText) { $0.isDark.toggle() }
    case .nextTextSize: restart(with: \.textSizeText) { $0 = $0.withNextTextSize }
    case .nextSystem: restartWithNextSystem()
    case .toggleHelp: glass.isHelpVisible.toggle()
    case .toggleDock: toggleDock()
    case .toggleLoop: session.toggleLoop()
    case .setLoopStart: session.setLoop(start: session.machine.time)
    case .setLoopEnd: session.setLoop(end: session.machine.time)
    case .previousBranch: session.returnToLastBranch()
    case .undoEdit: session.undoEdit()
    case .redoEdit: session.redoEdit()
    case .keepVariant: session.keepVariant()
    case .toggleGhost: session.toggleComparison()
    case .zoomIn: zoom(by: 1.25)
    case .zoomOut: zoom(by: 0.8)
    case .zoomToFit: zoomToFit()
    case .toggleOverlay(let index): toggleOverlay(index)
    case .toggleMenu: toggleMenu()
    case .toggleDockAppearance: toggleDockAppearance()
    case .useStandardPhone: useStandardPhone()
    case .turnPhone: turnPhone()
    case .save(let thing): save(thing)
    case .copy(let thing): copy(thing)
    case .paste: paste()
    case .toggleKnobs: toggleKnobs()
    case .showInstrument(let index): dock.show(index)
    case .writeEdit: writeEdit()
    case .resetEdits: resetEdits()
    case .selectBar(let step): session.selectBar(by: step)
    case .compareNext: session.compareWithNext()
    case .compareOtherwise: session.compareOtherwise()
    case .quit: host.close()
    }
  }

  private func restart(changing change: (inout DeviceSettings) -> Void) {
    restartTake {
      if isDockShown { $0.size = ownPhone }
      change(&$0.settings)
    }
  }

  /// Begins anew, without what was said of the mistakes before.
  func restartTake(changing change: (inout Take.Start) -> Void) {
    let mistakes = glass.mistakeCount
    session.restart(changing: change)
    glass.forgetMistakes(first: mistakes)
  }

  /// Restarts on a device that is set otherwise, and says how.
  private func restart(with text: (DeviceSettings) -> String, changing change: (inout DeviceSettings) -> Void) {
    restart(changing: change)
    say("Restarted: \(text(session.machine.take.start.settings))")
  }

  private func restartWithNextSystem() {
    let scene = shell.scene
    restart(with: { $0.system(for: scene).title }, changing: { $0 = $0.withNextSystem(for: scene) })
  }

  func toggleOverlay(_ index: Int) { overlays.toggle(index) }
}
