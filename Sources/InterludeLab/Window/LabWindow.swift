import InterludeUI
import SDLStage

/// What the window shows: a shell, answered by mouse and keyboard, with the lab's instruments in front.
final class LabWindow: WindowContent {
  private(set) var shell: Shell
  private let host: any WindowHost
  private let lab: Lab
  private var instruments: Instruments
  private var clock = SceneClock()
  /// How the shell was made, and what was done to it since.
  private var start: Start
  private var history = InputHistory()
  /// How long after the first click time stops, in seconds; nil once that click has come.
  private var freezeDelay: Double?

  private struct Start {
    var scene: Scene?
    var size: CGSize
    var scale: CGFloat
    var settings: DeviceSettings
  }

  /// - Parameters:
  ///   - scene: What is open at first; nil for the home screen.
  ///   - settings: How the device is set.
  ///   - freezeDelay: Seconds after the first click at which time stops until it is resumed; nil lets it run.
  init(
    _ lab: Lab, scene: Scene?, size: CGSize, scale: CGFloat, settings: DeviceSettings = DeviceSettings(),
    freezeDelay: Double?, host: any WindowHost
  ) {
    self.lab = lab
    self.host = host
    self.freezeDelay = freezeDelay
    start = Start(scene: scene, size: size, scale: scale, settings: settings)
    shell = lab.makeShell(opening: scene, size: size, scale: scale, settings: settings)
    instruments = Instruments(stage: shell.stage)
    clock.follow(scene?.name, at: 0)
    shell.stage.diagnostics.forEach(instruments.announce)
    watchMistakes()
  }

  func advance(to time: Double) {
    if !host.playback.isPaused { history.forgetFuture() }
    shell.advance(to: time)
    followScene()
    instruments.update(
      playbackText: playbackText, fingers: host.pinchFingers, toRealTime: host.playback.realTime ?? 0)
    shell.stage.commit()
  }

  func displayList() -> DisplayList { shell.displayList() }

  /// What the pill says of the playback, or else of the device; nil for nothing. Both would lie over the battery.
  var playbackText: String? {
    PlaybackText.text(of: host.playback, zero: clock.zero) ?? start.settings.text
  }

  /// What the banner shows.
  var shownMistake: Diagnostic? { instruments.shownMistake }

  func send(_ event: InputEvent) {
    switch event.kind {
    case .key(let key, let modifiers):
      let hasFocus = shell.stage.focusSystem.focusedItem != nil
      if let command = KeyCommand(key, modifiers, isPaused: host.playback.isPaused, hasFocus: hasFocus) {
        shell.advance(to: event.time)
        perform(command)
      } else if key == .escape, instruments.isHelpVisible {
        instruments.isHelpVisible = false
      } else {
        pass(event)
      }
    case .pointerUp(_, .primary):
      pass(event)
      click(at: event.time)
    case .touches(let touches) where touches.contains { $0.phase == .ended }:
      pass(event)
      click(at: event.time)
    default:
      pass(event)
    }
  }

  /// Hands input to the app. Mistakes that were made before are over when it leads to another screen.
  private func pass(_ event: InputEvent) {
    history.append(event)
    let (screen, mistakes) = (shell.screen, instruments.mistakeCount)
    shell.send(event)
    if shell.screen != screen { instruments.forgetMistakes(first: mistakes) }
  }

  private func click(at time: Double) {
    clock.click(at: time)
    followScene()
    guard let freezeDelay else { return }
    self.freezeDelay = nil
    host.playback.freeze(at: time + freezeDelay)
  }

  /// The title and the zero of time belong to a scene.
  private func followScene() {
    host.title = [shell.scene?.title, "Interlude"].compactMap(\.self).joined(separator: " – ")
    clock.follow(shell.scene?.name, at: shell.stage.time)
  }

  private func perform(_ command: KeyCommand) {
    switch command {
    case .cycleSpeed: host.playback.cycleRate()
    case .togglePause: host.playback.togglePause()
    case .stepBack: step(by: -1)
    case .stepOn: step(by: 1)
    case .restart: restart { _ in }
    case .toggleReducedMotion: restart { $0.reducesMotion.toggle() }
    case .nextSystem: restart { [scene = shell.scene] in $0 = $0.withNextSystem(for: scene) }
    case .toggleHelp: instruments.isHelpVisible.toggle()
    case .quit: host.close()
    }
  }

  /// Each mistake comes up on a banner, in addition to what is done with it already.
  private func watchMistakes() {
    shell.stage.onDiagnostic = { [weak self, tell = shell.stage.onDiagnostic] diagnostic in
      tell(diagnostic)
      self?.instruments.announce(diagnostic)
    }
  }
}

// MARK: - Time travel

extension LabWindow {
  /// A new world with its clock at zero, at the same screen and size; pause and slow motion stay.
  private func restart(changing change: (inout DeviceSettings) -> Void) {
    host.playback.restart()
    var settings = start.settings
    change(&settings)
    start = Start(
      scene: shell.scene, size: shell.stage.size, scale: shell.stage.scale, settings: settings)
    history = InputHistory()
    replaceShell(
      with: lab.makeShell(
        opening: start.scene, size: start.size, scale: start.scale, settings: start.settings))
    clock = SceneClock()
    clock.follow(shell.scene?.name, at: 0)
    shell.stage.diagnostics.forEach(instruments.announce)
    watchMistakes()
  }

  /// Moves to the next frame of the scene's time, or the one before. What was done later in the past happens again on the way
  /// on.
  private func step(by frames: Int) {
    host.playback.step(by: frames, from: clock.zero)
    let time = host.playback.time
    if time < shell.stage.time {
      beginAgain()
    } else {
      for event in history.take(until: time) { shell.send(event) }
    }
    shell.advance(to: time)
  }

  /// A shell as the present one was up to the playback's time. What it says of mistakes until then was heard before.
  private func beginAgain() {
    let shell = lab.makeShell(size: start.size, scale: start.scale, settings: start.settings)
    let tell = shell.stage.onDiagnostic
    shell.stage.onDiagnostic = { _ in }
    if let scene = start.scene { shell.open(scene, animated: false) }
    history.rewind()
    for event in history.take(until: host.playback.time) { shell.send(event) }
    shell.stage.onDiagnostic = tell
    replaceShell(with: shell)
    watchMistakes()
  }

  private func replaceShell(with shell: Shell) {
    let isHelpVisible = instruments.isHelpVisible
    self.shell = shell
    instruments = Instruments(stage: shell.stage)
    instruments.isHelpVisible = isHelpVisible
  }
}
