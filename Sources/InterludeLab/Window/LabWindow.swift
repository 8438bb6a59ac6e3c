import InterludeUI
import SDLStage

/// What the window shows: an app, answered by mouse and keyboard, and around it the dock with the lab's instruments.
final class LabWindow: WindowContent {
  let session: LabSession
  private let host: any WindowHost
  private let glass: Glass
  let dock: Dock
  private(set) var layout: LabLayout
  private var route = PointerRoute()
  private var overlays = SceneOverlays()
  /// What was shown last with the dock.
  private var drawn = DisplayList(size: .zero)
  /// How long after the first click time stops, in seconds; nil once that click has come.
  private var freezeDelay: Double?
  /// The real time at which the window was last told to follow the phone's size; nil when it has.
  private var fitting: Double?
  /// When the dock was brought up to date last, in real seconds, and what there was then.
  private var dockTime = -Double.infinity
  private var lastStir: Stir?
  /// Whether the app has answered a click since the last frame.
  private var hasAnswered = false
  /// The time on show, and when it became that, in real seconds.
  private var soughtTime = 0.0
  private var seekTime = 0.0

  /// - Parameters:
  ///   - scene: What is open at first; nil for the home screen.
  ///   - size: Of the window, in points.
  ///   - phone: Of the device's screen, where the dock is shown around it; nil for the window's.
  ///   - overlays: The numbers of those that are on at first.
  ///   - settings: How the device is set.
  ///   - freezeDelay: Seconds after the first click at which time stops until it is resumed; nil lets it run.
  init(
    _ lab: Lab, scene: Scene?, size: CGSize, scale: CGFloat, phone: CGSize? = nil, overlays: [Int] = [],
    settings: DeviceSettings = DeviceSettings(), freezeDelay: Double?, host: any WindowHost
  ) {
    self.host = host
    self.freezeDelay = freezeDelay
    session = LabSession(
      lab, start: Take.Start(scene: scene, size: phone ?? size, scale: scale, settings: settings), host: host)
    glass = Glass(size: size, scale: scale, textRenderer: lab.textRenderer)
    dock = Dock(session, size: size, scale: scale)
    layout = LabLayout(size: size, phone: phone ?? size, isDockShown: phone != nil)
    session.onMistake = { [glass] diagnostic in
      Lab.tell(diagnostic)
      glass.announce(diagnostic)
    }
    shell.stage.diagnostics.forEach(session.onMistake)
    for overlay in overlays { toggleOverlay(overlay) }
    dock.onToggleOverlay = { [weak self] in self?.toggleOverlay($0) }
    dock.onCommand = { [weak self] in self?.perform($0) }
  }

  var shell: Shell { session.shell }

  var isDockShown: Bool { layout.isDockShown }

  /// What is shown of the lab, for the next time.
  var settings: LabSettings {
    LabSettings(
      isDockShown: isDockShown, phone: isDockShown ? layout.phone : nil, overlays: overlays.shown.sorted())
  }

  func advance(to time: Double) {
    session.advance(to: time)
    restFromSeeking()
    settleSize()
    if !session.machine.showsFrame {
      host.title = [shell.scene?.title, "Interlude"].compactMap(\.self).joined(separator: " – ")
    }
    glass.update(playbackText: playbackText, sight: sight, toRealTime: realTime)
    layout.phones = session.comparison?.mode == .sideBySide ? 2 : 1
    updateDock()
  }

  /// Each frame while something moves, is done or is being made, a few times a second while the app stands still and only its time
  /// goes on.
  private func updateDock() {
    let log = session.machine.log
    let stir = Stir(
      motions: log.motions.count, events: session.machine.take.events.count, callbacks: log.callbacks.count,
      pointer: dock.pointer, layout: layout, overlays: overlays.shown, selection: session.selection)
    let isIdle =
      stir == lastStir && session.machine.isLive && !host.playback.isPaused && !session.isSomethingMoving
    lastStir = stir
    prepare(isIdle: isIdle)
    // What a click has begun and what the dock tells of it are each work enough for a frame.
    guard !hasAnswered else { return hasAnswered = false }
    guard layout.isDockShown, !isIdle || dock.isUnderway || realTime >= dockTime + Self.idleInterval else { return }
    dockTime = realTime
    dock.update(layout: layout, overlays: overlays, drawn: drawn, toRealTime: realTime)
  }

  /// Between two updates of the dock while nothing happens, in real seconds.
  private static let idleInterval = 0.1

  /// Brings the worlds that wait for time travel nearer, in frames that have time for it.
  private func prepare(isIdle: Bool) {
    guard layout.isDockShown || host.playback.isPaused, !dock.isUnderway else { return }
    if isIdle || host.playback.isPaused { session.machine.prepare() }
  }

  /// While somebody goes back through the frames they are looked at only; the app follows when that is over.
  private func restFromSeeking() {
    if session.machine.time != soughtTime {
      (soughtTime, seekTime) = (session.machine.time, realTime)
    } else if realTime >= seekTime + Self.rest {
      session.machine.approach()
    }
  }

  /// After so much real time without a seek, in seconds.
  private static let rest = 0.2

  /// What changes when something is done or begins.
  private struct Stir: Hashable {
    let motions, events, callbacks: Int
    let pointer: CGPoint?
    let layout: LabLayout
    let overlays: Set<Int>
    let selection: Set<Int>
  }

  func displayList() -> DisplayList {
    let phone = overlays.show(session.machine.displayList(), of: session)
    guard layout.isDockShown else {
      var list = DisplayList(size: layout.size, commands: phone.commands)
      list.commands += glass.stage.displayList().commands
      return list
    }
    var list = dock.displayList()
    list.commands += dock.phones(showing: phone, in: layout)
    list.commands += glass.stage.displayList().commands
    drawn = list
    return list
  }

  /// What the pill says of the playback, or else of the device; nil for nothing. Both would lie over the battery.
  var playbackText: String? {
    guard !layout.isDockShown else { return nil }
    return PlaybackText.text(of: host.playback, zero: session.zero) ?? session.machine.take.start.settings.text
  }

  /// What the banner shows.
  var shownMistake: Diagnostic? { glass.shownMistake }

  private var realTime: Double { host.playback.realTime ?? 0 }

  /// What the keyboard acts on; nothing in a frame of the past that is only looked at.
  private var focusedItem: (any UIFocusItem)? {
    session.machine.showsFrame ? nil : shell.stage.focusSystem.focusedItem
  }

  private var sight: Glass.Sight {
    let map = layout.map()
    let focused = focusedItem as? UIView
    return Glass.Sight(
      focus: focused.map {
        ($0.convert($0.bounds, to: nil).applying(map), $0.layer.cornerRadius * layout.phoneScale)
      },
      fingers: host.pinchFingers,
      insets: layout.isDockShown ? .zero : DeviceShape.safeAreaInsets(for: layout.size))
  }
}

// MARK: - Input

extension LabWindow {
  func send(_ event: InputEvent) {
    switch event.kind {
    case .key(let key, let modifiers): send(key, modifiers, event)
    case .resize(let size, let scale): resize(to: size, scale: scale, event)
    default: sendPointer(event)
    }
  }

  private func send(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, _ event: InputEvent) {
    let hasFocus = focusedItem != nil
    if isTyped(key, modifiers) {
      pass(event)
    } else if let command = KeyCommand(key, modifiers, isPaused: host.playback.isPaused, hasFocus: hasFocus) {
      session.advance(to: event.time)
      perform(command)
    } else if key == .escape, glass.isHelpVisible {
      glass.isHelpVisible = false
    } else {
      pass(event)
    }
  }

  /// Whether a key is for the text that is being edited. While time stands still, keys are the lab's.
  private func isTyped(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
    !host.playback.isPaused && !session.machine.showsFrame && shell.stage.takesKey(key, modifiers)
  }

  private func sendPointer(_ event: InputEvent) {
    let target = route.target(of: event.kind) { place in
      if glass.takesTouch(at: place) { return .glass }
      if layout.isOnPhone(place) { return .phone }
      return layout.isDockShown && layout.canvas.contains(place) ? .canvas : .dock
    }
    if layout.isDockShown, let place = event.kind.place { point(at: place) }
    switch target {
    case .phone, nil: passPointer(event)
    case .glass: glass.stage.send(InputEvent(time: realTime, kind: event.kind))
    case .dock: dock.send(InputEvent(time: realTime, kind: event.kind))
    case .canvas: drag(event.kind)
    }
  }

  /// The wipe between two takes follows the pointer.
  private func point(at place: CGPoint) {
    dock.pointer = place
    if layout.isOnPhone(place) { session.comparison?.wipe = layout.phonePoint(place).x / max(layout.phone.width, 1) }
  }

  private func passPointer(_ event: InputEvent) {
    var event = event
    event.kind = event.kind.mapped { layout.phonePoint($0) }
    pass(event)
    switch event.kind {
    case .pointerUp(_, .primary): click(at: event.time)
    case .touches(let touches) where touches.contains { $0.phase == .ended }: click(at: event.time)
    default: break
    }
  }

  /// Hands input to the app. Mistakes that were made before are over when it leads to another screen.
  private func pass(_ event: InputEvent) {
    let (screen, mistakes) = (shell.screen, glass.mistakeCount)
    session.send(event)
    if shell.screen != screen { glass.forgetMistakes(first: mistakes) }
  }

  private func click(at time: Double) {
    hasAnswered = layout.isDockShown
    session.click(at: time)
    guard let freezeDelay else { return }
    self.freezeDelay = nil
    host.playback.freeze(at: time + freezeDelay)
  }

  /// The canvas beside the phone moves a zoomed phone.
  private func drag(_ kind: InputEvent.Kind) {
    switch kind {
    case .pointerDown(let place, _): dock.grip = place
    case .pointerMoved(let place):
      guard let grip = dock.grip else { return }
      layout.pan = CGPoint(x: layout.pan.x + place.x - grip.x, y: layout.pan.y + place.y - grip.y)
      dock.grip = place
    case .pointerUp, .pointerCancelled: dock.grip = nil
    case .scroll(_, let distance): zoom(by: distance.dy > 0 ? 1.1 : 1 / 1.1)
    default: break
    }
  }
}

// MARK: - Size

extension LabWindow {
  private func resize(to size: CGSize, scale: CGFloat, _ event: InputEvent) {
    layout = LabLayout(
      size: size, phone: layout.phone, isDockShown: layout.isDockShown, zoom: layout.zoom, pan: layout.pan)
    let kind = InputEvent.Kind.resize(size, scale: scale)
    glass.stage.send(InputEvent(time: realTime, kind: kind))
    dock.send(InputEvent(time: realTime, kind: kind))
    fitting = nil
    if !layout.isDockShown { followWindow(event) }
  }

  /// Without a dock the phone is as large as the window.
  private func followWindow(_ event: InputEvent) {
    guard case .resize(let size, _) = event.kind else { return }
    layout = LabLayout(size: size, phone: size, isDockShown: false)
    pass(event)
  }

  /// Shows the dock around the phone, which keeps its size as the window grows; or hides it, and the window shrinks to the phone.
  private func toggleDock() {
    layout = LabLayout(size: layout.size, phone: shell.stage.size, isDockShown: !layout.isDockShown)
    host.resize(to: layout.isDockShown ? LabLayout.wishedSize(for: layout.phone) : layout.phone)
    fitting = layout.isDockShown ? nil : realTime
  }

  /// A window that does not follow the phone, such as a maximised one, is followed by the phone.
  private func settleSize() {
    guard let began = fitting, realTime > began + Self.patience else { return }
    fitting = nil
    guard layout.size != layout.phone else { return }
    followWindow(InputEvent(time: session.machine.time, kind: .resize(layout.size, scale: shell.stage.scale)))
  }

  /// How long a window manager may take to answer, in real seconds.
  private static let patience = 0.4

  private func zoom(by factor: CGFloat) { layout.zoom = min(max(layout.zoom * factor, 0.25), 32) }
}

// MARK: - Commands

extension LabWindow {
  private func perform(_ command: KeyCommand) {
    switch command {
    case .cycleSpeed: host.playback.cycleRate()
    case .slower: host.playback.changeRate(by: -1)
    case .faster: host.playback.changeRate(by: 1)
    case .togglePause: host.playback.togglePause()
    case .step(let frames): session.step(by: frames)
    case .goToStart: session.seek(to: 0)
    case .goToEnd: session.seek(to: session.machine.take.end)
    case .restart: restart { _ in }
    case .toggleReducedMotion: restart { $0.reducesMotion.toggle() }
    case .toggleAppearance: restart { $0.isDark.toggle() }
    case .nextSystem: restart { [scene = shell.scene] in $0 = $0.withNextSystem(for: scene) }
    case .toggleHelp: glass.isHelpVisible.toggle()
    case .toggleDock: toggleDock()
    case .toggleLoop: session.toggleLoop()
    case .setLoopStart: session.setLoop(start: session.machine.time)
    case .setLoopEnd: session.setLoop(end: session.machine.time)
    case .previousBranch: session.returnToBranch(session.machine.branches.count - 1)
    case .zoomIn: zoom(by: 1.25)
    case .zoomOut: zoom(by: 0.8)
    case .zoomToFit: (layout.zoom, layout.pan) = (1, .zero)
    case .toggleOverlay(let index): toggleOverlay(index)
    case .quit: host.close()
    }
  }

  private func restart(changing change: (inout DeviceSettings) -> Void) {
    session.restart { change(&$0.settings) }
    shell.stage.diagnostics.forEach(session.onMistake)
  }

  private func toggleOverlay(_ index: Int) { overlays.toggle(index) }
}
