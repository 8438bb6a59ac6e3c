import InterludeUI
import SDLStage

/// What the window shows: a shell, answered by mouse and keyboard, with the lab's instruments in front.
final class LabWindow: WindowContent {
  private(set) var shell: Shell
  private let host: any WindowHost
  private let lab: Lab
  private var instruments: Instruments
  /// How long after the first click time stops, in seconds; nil once that click has come.
  private var freezeDelay: Double?

  /// - Parameters:
  ///   - scene: What is open at first; nil for the home screen.
  ///   - freezeDelay: Seconds after the first click at which time stops until it is resumed; nil lets it run.
  init(_ lab: Lab, scene: Scene?, size: CGSize, scale: CGFloat, freezeDelay: Double?, host: any WindowHost) {
    self.lab = lab
    self.host = host
    self.freezeDelay = freezeDelay
    shell = lab.makeShell(opening: scene, size: size, scale: scale)
    instruments = Instruments(stage: shell.stage)
    announceMistakes()
  }

  func advance(to time: Double) {
    shell.advance(to: time)
    host.title = [shell.scene?.title, "Interlude"].compactMap(\.self).joined(separator: " – ")
    instruments.moveBanner(toRealTime: host.playback.realTime ?? 0)
  }

  func displayList() -> DisplayList { shell.displayList() }

  func send(_ event: InputEvent) {
    switch event.kind {
    case .key(let key):
      shell.advance(to: event.time)
      if let command = KeyCommand(key) { perform(command) }
    case .pointerDown(_, .back):
      shell.advance(to: event.time)
      shell.goBack()
    case .pointerUp(_, .primary):
      shell.send(event)
      freeze(after: event.time)
    case .touches(let touches) where touches.contains { $0.phase == .ended }:
      shell.send(event)
      freeze(after: event.time)
    default:
      shell.send(event)
    }
  }

  private func freeze(after time: Double) {
    guard let freezeDelay else { return }
    self.freezeDelay = nil
    host.playback.freeze(at: time + freezeDelay)
  }

  private func perform(_ command: KeyCommand) {
    switch command {
    case .goBack:
      if instruments.isHelpVisible { instruments.isHelpVisible = false } else { shell.goBack() }
    case .cycleSpeed:
      host.playback.cycleRate()
      instruments.show(host.playback)
    case .togglePause:
      host.playback.togglePause()
      instruments.show(host.playback)
    case .step:
      host.playback.step()
    case .restart:
      restart()
    case .toggleHelp:
      instruments.isHelpVisible.toggle()
    case .quit:
      host.close()
    }
  }

  /// A new world with its clock at zero, at the same screen and size; pause and slow motion stay.
  private func restart() {
    let isHelpVisible = instruments.isHelpVisible
    host.playback.restart()
    shell = lab.makeShell(opening: shell.scene, size: shell.stage.size, scale: shell.stage.scale)
    instruments = Instruments(stage: shell.stage)
    instruments.show(host.playback)
    instruments.isHelpVisible = isHelpVisible
    announceMistakes()
  }

  /// Each mistake comes up on a banner, in addition to what is done with it already.
  private func announceMistakes() {
    shell.stage.diagnostics.forEach(instruments.announce)
    shell.stage.onDiagnostic = { [weak self, tell = shell.stage.onDiagnostic] diagnostic in
      tell(diagnostic)
      self?.instruments.announce(diagnostic)
    }
  }
}
