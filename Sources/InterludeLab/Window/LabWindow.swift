import InterludeUI
import MotionQA
import SDLStage

/// What the window shows: an app, answered by mouse and keyboard, and around it the dock with the lab's instruments.
final class LabWindow: WindowContent {
  let session: LabSession
  let host: any WindowHost
  let glass: Glass
  var dock: Dock
  var layout: LabLayout
  var route = PointerRoute()
  /// The last place of a drag of the canvas, in the window's points; nil without a drag.
  var grip: CGPoint?
  var overlays = SceneOverlays()
  /// What was shown last with the dock.
  private var drawn = DisplayList(size: .zero)
  /// How long after the first click time freezes, in seconds; nil after that click.
  var freezeDelay: Double?
  /// The phone's size when the dock is shown, in points; without the dock the phone has the window's size.
  var ownPhone: CGSize
  /// The real time at which the window was last told to follow the phone's size; nil when it has.
  var fitting: Double?
  /// When the dock was last updated, in real seconds, and the state then.
  private var dockTime = -Double.infinity
  private var lastStir: Stir?
  /// Whether the app has answered a click since the last frame.
  var hasAnswered = false
  /// The time on show, and when it became that, in real seconds.
  private var soughtTime = 0.0
  private var seekTime = 0.0
  /// Of the dock at first.
  let dockStyle: UIUserInterfaceStyle

  /// - Parameters:
  ///   - scene: What is open at first; nil for the home screen.
  ///   - size: Of the window, in points.
  ///   - phone: Of the device's screen, where the dock is shown around it; nil for the window's.
  ///   - ownPhone: Of the device's screen once the dock is shown around it; the size that it has at first, if left out.
  ///   - overlays: The numbers of those that are on at first.
  ///   - dockStyle: Whether the dock is light or dark.
  ///   - settings: How the device is set.
  ///   - shelf: The recordings that what is shown can be held against.
  ///   - freezeDelay: Seconds after the first click at which time stops until it is resumed; nil lets it run.
  init(
    _ lab: Lab, scene: Scene?, size: CGSize, scale: CGFloat, phone: CGSize? = nil, ownPhone: CGSize? = nil,
    overlays: [Int] = [], dockStyle: UIUserInterfaceStyle = .dark, settings: DeviceSettings = DeviceSettings(),
    shelf: RecordingShelf = RecordingShelf(goldens: GoldenFolder.usual, asked: []), freezeDelay: Double?,
    host: any WindowHost
  ) {
    self.host = host
    self.freezeDelay = freezeDelay
    self.dockStyle = dockStyle
    self.ownPhone = ownPhone ?? phone ?? size
    session = LabSession(
      lab, start: Take.Start(scene: scene, size: phone ?? size, scale: scale, settings: settings),
      shelf: shelf, host: host)
    glass = Glass(size: size, scale: scale, textRenderer: lab.textRenderer)
    dock = Dock(session, size: size, scale: scale, style: dockStyle)
    layout = LabLayout(size: size, phone: phone ?? size, isDockShown: phone != nil)
    session.onMistake = { [glass] diagnostic in
      Lab.tell(diagnostic)
      glass.announce(diagnostic)
    }
    session.onNotice = { [weak self] in self?.say($0) }
    session.mistakes.forEach(session.onMistake)
    for overlay in overlays { toggleOverlay(overlay) }
    listen(to: dock)
  }

  func listen(to dock: Dock) {
    dock.onToggleOverlay = { [weak self] in self?.toggleOverlay($0) }
    dock.onCommand = { [weak self] in self?.perform($0) }
  }

  var shell: Shell { session.shell }

  var isDockShown: Bool { layout.isDockShown }

  /// What is shown of the lab, for the next time.
  var settings: LabSettings {
    LabSettings(
      isDockShown: isDockShown, phone: isDockShown ? ownPhone : nil, overlays: overlays.shown.sorted(),
      dockAppearance: dock.style == dockStyle ? nil : dock.style == .light ? .light : .dark)
  }

  func advance(to time: Double) {
    session.advance(to: time)
    restFromSeeking()
    settleSize()
    followTurn()
    if layout.isDockShown { layout.phone = session.machine.size }
    if !session.machine.showsFrame {
      host.title = [shell.scene?.title, "Interlude"].compactMap(\.self).joined(separator: " – ")
    }
    glass.update(playbackText: playbackText, sight: sight, toRealTime: realTime)
    let comparison = session.shownComparison
    layout.phones = comparison?.mode == .sideBySide && comparison?.other.canBeShown == true ? 2 : 1
    updateDock()
  }

  /// Updates the dock: in each frame while something changes, and a few times a second while the app is idle.
  private func updateDock() {
    let log = session.machine.log
    let stir = Stir(
      motions: log.motions.count, events: session.machine.take.events.count, callbacks: log.callbacks.count,
      pointer: dock.pointer, layout: layout, overlays: overlays.shown, selection: session.selection)
    let isIdle =
      stir == lastStir && session.machine.isLive && !host.playback.isPaused && !session.isSomethingMoving
    lastStir = stir
    prepare(isIdle: isIdle)
    // The answer to a click and the update of the dock would together take longer than a frame.
    guard !hasAnswered else { return hasAnswered = false }
    guard layout.isDockShown, !isIdle || dock.isUnderway || realTime >= dockTime + Self.idleInterval else { return }
    dockTime = realTime
    dock.update(layout: layout, overlays: overlays, drawn: drawn, toRealTime: realTime)
  }

  /// Between two updates of the dock while nothing happens, in real seconds.
  private static let idleInterval = 0.1

  /// Brings the parked worlds nearer to their places, in frames that have time for it.
  private func prepare(isIdle: Bool) {
    guard layout.isDockShown || host.playback.isPaused, !dock.isUnderway else { return }
    if isIdle || host.playback.isPaused { session.machine.prepare() }
  }

  /// Brings the app to the moment on show once seeking has paused; until then only frames are shown.
  private func restFromSeeking() {
    if session.machine.time != soughtTime {
      (soughtTime, seekTime) = (session.machine.time, realTime)
    } else if realTime >= seekTime + Self.rest {
      session.machine.approach()
    }
  }

  /// After so much real time without a seek, in seconds.
  private static let rest = 0.2

  /// The state whose change makes an update of the dock due.
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
    list.commands += dock.phones(showing: phone, in: layout) + dock.hint.stage.displayList().commands
    list.commands += glass.stage.displayList().commands
    drawn = list
    return list
  }

  /// The text of the pill: the playback, or else the device's settings; nil for nothing. There is no room for both.
  var playbackText: String? {
    guard !layout.isDockShown else { return nil }
    return PlaybackText.text(of: host.playback, zero: session.zero) ?? session.machine.take.start.settings.text
  }

  var realTime: Double { host.playback.realTime ?? 0 }

  /// The item with the keyboard's focus; nil while a frame is shown in place of the app.
  var focusedItem: (any UIFocusItem)? {
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
