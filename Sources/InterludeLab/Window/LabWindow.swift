import InterludeUI
import MotionQA
import SDLStage

/// What the window shows: an app, answered by mouse and keyboard, and around it the dock with the lab's instruments.
final class LabWindow: WindowContent {
  let session: LabSession
  let host: any WindowHost
  let glass: Glass
  var overlays = SceneOverlays()
  var dock: Dock
  var dockPace = DockPace()
  /// Of the dock at first.
  let dockStyle: UIUserInterfaceStyle
  private var seekPause = SeekPause()
  /// What was shown last with the dock.
  private(set) var drawn = DisplayList(size: .zero)

  // MARK: Size

  var layout: LabLayout
  /// The phone's size when the dock is shown, in points; without the dock the phone has the window's size.
  var ownPhone: CGSize
  /// The real time at which the window was last told to follow the phone's size; nil when it has.
  var fitting: Double?

  // MARK: Input

  var route = PointerRoute()
  /// The last place of a drag of the canvas, in the window's points; nil without a drag.
  var grip: CGPoint?
  /// A press on an overlay that drags turn; nil without one.
  var overlayPress: OverlayPress?
  /// How long after the first click time freezes, in seconds; nil after that click.
  var freezeDelay: Double?

  // MARK: Saving

  /// The stages of a film that was asked for.
  enum Film { case announced, due }

  /// Nil unless a film was asked for.
  var film: Film?

  // MARK: Opening

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

  // MARK: Each frame

  func advance(to time: Double) {
    session.advance(to: time)
    if seekPause.isOver(showing: session.machine.time, at: realTime) { session.machine.approach() }
    settleSize()
    followTurn()
    followApp()
    showTitle()
    host.pinchMiddle = layout.middleOfPhone
    updateGlass()
    countPhones()
    dock.turnWheel(at: realTime)
    updateDock()
    saveFilm()
  }

  private func showTitle() {
    guard !session.machine.showsFrame else { return }
    // The home screen has these keys in its header; a scene's own screen has no place for them.
    let keys = shell.scene == nil || isDockShown ? nil : "D: lab, H: keys"
    host.title = [shell.scene?.title, "Interlude", keys].compactMap(\.self).joined(separator: " – ")
  }

  func displayList() -> DisplayList {
    let phone = overlays.show(session.machine.displayList(), of: session)
    guard layout.isDockShown else {
      var list = DisplayList(size: layout.size, commands: phone.commands)
      list.commands += glass.stage.displayList().commands
      return list
    }
    var list = dock.displayList()
    list.commands += PhoneCanvas(session: session, canCombine: overlays.turned == nil)
      .commands(showing: phone, in: layout)
    list.commands += dock.hint.stage.displayList().commands + glass.stage.displayList().commands
    drawn = list
    return list
  }

  // MARK: Closing

  /// What is shown of the lab, for the next time.
  var settings: LabSettings {
    LabSettings(
      isDockShown: isDockShown, phone: isDockShown ? ownPhone : nil, overlays: overlays.shown.sorted(),
      dockAppearance: dock.style == dockStyle ? nil : dock.style == .light ? .light : .dark)
  }

  // MARK: For its parts

  var shell: Shell { session.shell }

  var isDockShown: Bool { layout.isDockShown }

  var realTime: Double { host.playback.realTime ?? 0 }
}
