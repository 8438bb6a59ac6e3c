import CSDL2
import FileSystem
import InterludeUI

/// A window that shows a stage live, at a playback's pace.
public final class StageWindow {
  /// The environment variable that sets the pixels per point, where the display's own are not wanted.
  public static let scaleVariable = "INTERLUDE_SCALE"

  /// How the stage's time follows the real time; change it at will, also while answering an event.
  public var playback = Playback()
  /// How long the latest frames took.
  public private(set) var statistics = FrameStatistics()

  private var surface: WindowSurface?
  private let renderer: any Renderer
  private var translator = InputTranslator()
  private var queue: SDLEventQueue
  private var pacer: FramePacer
  /// The window as the content knows it: what is drawn and where input goes follow from this and nothing else.
  private var geometry: WindowGeometry?
  private var placements: PlacementHistory
  /// What the window shows; nil when it must be drawn again whatever it is.
  private var shownList: DisplayList?
  /// When the frame before this one was shown; nil after idling.
  private var lastPresentation: Double?

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: What its title bar says.
  ///   - placement: Where, and how large; smaller where the display is.
  ///   - scale: Pixels per point, 0.25…8; nil takes `INTERLUDE_SCALE`, and without it the display's own.
  ///   - renderer: What draws the frames.
  public init(
    title: String, placement: WindowPlacement = WindowPlacement(size: CGSize(width: 390, height: 844)),
    scale: CGFloat? = nil, renderer: any Renderer
  ) throws(UserFacingError) {
    let surface = try WindowSurface(title: title, placement: placement, scale: try Self.wishedScale(scale))
    queue = SDLEventQueue()
    pacer = surface.makePacer()
    placements = PlacementHistory(placement)
    self.surface = surface
    self.renderer = renderer
  }

  /// Whether a window would open and be seen.
  public static var isDisplayAvailable: Bool { (try? VideoSystem.start())?.isVisible ?? false }

  /// The two fingers that the mouse plays while Ctrl is held, in points; nil without it, and until the pointer moves with it.
  public var pinchFingers: PinchFingers? { translator.pinchFingers }

  /// The place that the second finger is opposite to the pointer about, in points; nil for the window's middle. A change takes effect when
  /// Ctrl is pressed next.
  public var pinchMiddle: CGPoint? {
    get { translator.pinchMiddle }
    set { translator.pinchMiddle = newValue }
  }

  /// The modifiers that are down: as of the event while the content answers one, else now.
  public private(set) var heldModifiers: InputEvent.Modifiers = []

  /// Whether the window is on the screen.
  public var isOpen: Bool { surface != nil }
  /// The drawable area in points; zero once closed.
  public var size: CGSize { surface?.geometry.size ?? .zero }
  /// Pixels per point; 1 once closed.
  public var scale: CGFloat { surface?.geometry.scale ?? 1 }
  /// Where the window is, or was when it closed.
  public var placement: WindowPlacement { placements.placement }

  /// What the window's title bar says; empty once the window is closed, when setting it does nothing.
  public var title: String {
    get { surface?.title ?? "" }
    set { surface?.title = newValue }
  }

  /// Gives the window another size in points, as far as the display has room, and keeps it on the display. The content is told
  /// of the size that it comes to; a maximised window keeps its own.
  public func resize(to size: CGSize) { surface?.resize(to: size) }

  /// Puts a text on the clipboard, for other programs.
  public func copy(_ text: String) { SDL_SetClipboardText(text) }

  /// The text on the clipboard, of this program or another; nil where there is none.
  public var textToPaste: String? {
    guard isOpen, SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  /// Shows a picture wherever the desktop stands for the window by one. Square, at least 64 pixels a side.
  public func setIcon(_ image: CGImage) { surface?.setIcon(image) }

  /// Closes the window, which ends `run`.
  public func close() { surface = nil }

  /// Shows the content until the window is closed. It is first told of the window's size, and of every other size before
  /// anything else happens in it.
  public func run(_ content: some WindowContent) {
    playback.advance(toRealTime: RealClock.now)
    while let surface {
      let events = queue.next(timeout: idleTime)
      let start = RealClock.now
      playback.advance(toRealTime: pacer.frameTime(at: start))
      follow(surface, content)
      for event in events { handle(event, on: surface, content) }
      heldModifiers = queue.modifiers
      playback.forgiveStall(until: RealClock.now, allowance: pacer.interval)
      content.advance(to: playback.time)
      guard isOpen else { return }
      show(content.displayList(), on: surface, since: start)
    }
  }

  private static func wishedScale(_ parameter: CGFloat?) throws(UserFacingError) -> CGFloat? {
    let variable = ProcessInfo.processInfo.environment[scaleVariable]
    guard let scale = parameter ?? variable.map({ CGFloat(Double($0) ?? .nan) }) else { return nil }
    guard (0.25...8).contains(scale) else {
      let wish = parameter.map { "\($0)" } ?? "\(scaleVariable)=\(variable ?? "")"
      throw UserFacingError("The scale \(wish) cannot be used: give the pixels per point as a number from 0.25 to 8.")
    }
    return scale
  }
}

// MARK: - A turn of the loop

extension StageWindow {
  /// How long to wait for an event before looking again, in seconds: not at all while frames change; a frame while they do
  /// not, since an animation may begin by itself; longer while nothing can happen without an event.
  private var idleTime: Double {
    guard lastPresentation == nil else { return 0 }
    return playback.isPaused ? 0.25 : pacer.interval
  }

  /// Tells the content the window's size when that is not what it knows. Looked up whatever events say: they come late, or
  /// in an order of the window manager's.
  private func follow(_ surface: WindowSurface, _ content: some WindowContent) {
    let current = surface.geometry
    guard current != geometry, current.pixelWidth > 0, current.pixelHeight > 0 else { return }
    (geometry, shownList) = (current, nil)
    pacer = surface.makePacer()
    content.send(InputEvent(time: playback.time, kind: .resize(current.size, scale: current.scale)))
  }

  private func handle(_ event: TimedWindowEvent, on surface: WindowSurface, _ content: some WindowContent) {
    switch event.event {
    case .closeRequested: close()
    case .contentLost:
      surface.invalidate()
      shownList = nil
    case .exposed: shownList = nil
    case .displayChanged: pacer = surface.makePacer()
    case .placementChanged: placements.note(surface.placement)
    case .input(let input):
      heldModifiers = event.modifiers
      send(input, at: event.realTime, to: content)
      surface.capturesMouse = translator.isPointerPressed
    }
  }

  private func send(_ input: WindowInput, at realTime: Double, to content: some WindowContent) {
    guard let geometry else { return }
    for kind in translator.translate(input, geometry: geometry) {
      // The content may change the playback in between.
      let timestamp = playback.time(atRealTime: realTime)
      content.send(InputEvent(time: playback.time, timestamp: timestamp, kind: kind))
    }
  }

  private func show(_ list: DisplayList, on surface: WindowSurface, since start: Double) {
    let listed = RealClock.now
    guard let geometry, list != shownList, let raster = surface.draw(list, at: geometry, with: renderer) else {
      lastPresentation = nil
      return
    }
    let ready = RealClock.now
    RealClock.wait(pacer.wait(at: ready))
    surface.present()
    let shown = RealClock.now
    pacer.didPresent(at: shown)
    let work = FrameWork(engine: listed - start, raster: raster, upload: ready - listed - raster)
    statistics.add(work: work, interval: lastPresentation.map { shown - $0 })
    shownList = list
    lastPresentation = shown
  }
}
