import InterludeUI
import SDLStage

/// The bar at the top: the transport, the toggles of the overlays, and the menu.
final class Toolbar: UIView {
  var onToggleOverlay: (Int) -> Void = { _ in }
  var onCommand: (KeyCommand) -> Void = { _ in }
  /// Called with the chosen rate, in seconds of the scene per real second.
  var onRate: (Double) -> Void = { _ in }

  /// The widths reserved for the transport with the gap beside the menu, in points: for all but what it drops first, and at least.
  private static let (wishedTransport, leastTransport): (CGFloat, CGFloat) = (480, 320)
  /// The spacing of the buttons where there is room, and where there is little: beside their words, and between them, in points.
  private static let (roomy, tight): (Spacing, Spacing) = (Spacing(padding: 18, gap: 6), Spacing(padding: 12, gap: 4))

  private struct Spacing {
    let padding, gap: CGFloat
  }

  private let transport = TransportBar()
  /// Separates the bar from what is below it.
  private let edge = UIView()
  private var buttons: [ToggleButton] = []
  private let menu = DockTextButton(menuTitle(hidden: 0))

  init() {
    super.init(frame: .zero)
    backgroundColor = DockStyle.background
    edge.backgroundColor = DockStyle.separator
    for view in [transport, menu, edge] { addSubview(view) }
    menu.accessibilityHint = "All that can be saved, copied and set (Ctrl+M)"
    menu.onPress = { [weak self] in self?.onCommand(.toggleMenu) }
    transport.onRestart = { [weak self] in self?.onCommand(.restart) }
    transport.onStepBack = { [weak self] in self?.onCommand(.step(-1)) }
    transport.onPlayPause = { [weak self] in self?.onCommand(.togglePause) }
    transport.onStepOn = { [weak self] in self?.onCommand(.step(1)) }
    transport.onLoop = { [weak self] in self?.onCommand(.toggleLoop) }
    transport.onRate = { [weak self] in self?.onRate($0) }
    transport.onBranch = { [weak self] in self?.onCommand(.previousBranch) }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  func update(for session: LabSession, overlays: SceneOverlays) {
    transport.state = TransportState(of: session)
    if buttons.isEmpty { makeButtons(overlays) }
    for (index, button) in buttons.enumerated() { button.isOn = overlays.shown.contains(index) }
  }

  private func makeButtons(_ overlays: SceneOverlays) {
    for (index, (name, purpose)) in zip(overlays.names, overlays.purposes).enumerated() {
      let button = ToggleButton(name)
      button.accessibilityHint = purpose
      button.addAction(UIAction { [weak self] _ in self?.onToggleOverlay(index) }, for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
    setNeedsLayout()
  }

  /// Places the buttons from the right, as many as fit. The menu has all of them, and shows how many are only there.
  override func layoutSubviews() {
    super.layoutSubviews()
    let usualMenu = DockTextButton.width(of: Self.menuTitle(hidden: 0))
    let isRoomy = width(of: buttons, Self.roomy) + usualMenu + Self.wishedTransport <= bounds.width
    let spacing = isRoomy ? Self.roomy : Self.tight
    var (shown, menuWidth) = (buttons[...], usualMenu)
    while !shown.isEmpty, width(of: shown, spacing) + menuWidth + Self.leastTransport > bounds.width {
      shown.removeFirst()
      menuWidth = DockTextButton.width(of: Self.menuTitle(hidden: shown.startIndex))
    }
    menu.title = Self.menuTitle(hidden: shown.startIndex)
    let top: CGFloat = 8
    let height = bounds.height - 2 * top
    menu.frame = CGRect(
      x: bounds.width - DockStyle.margin - menuWidth, y: top, width: menuWidth, height: height)
    var left = menu.frame.minX - DockStyle.gap
    for (index, button) in buttons.enumerated().reversed() {
      button.isHidden = index < shown.startIndex
      guard !button.isHidden else { continue }
      let width = button.fittingWidth(padding: spacing.padding)
      left -= width
      button.frame = CGRect(x: left, y: top, width: width, height: height)
      left -= spacing.gap
    }
    transport.frame = CGRect(x: 0, y: 0, width: max(0, left - DockStyle.gap), height: bounds.height)
    edge.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }

  /// The width of some of the buttons with the gaps beside them, in points.
  private func width(of buttons: some Collection<ToggleButton>, _ spacing: Spacing) -> CGFloat {
    buttons.reduce(0) { $0 + $1.fittingWidth(padding: spacing.padding) + spacing.gap }
  }

  private static func menuTitle(hidden: Int) -> String { hidden > 0 ? "More (\(hidden))" : "Menu" }
}

extension TransportState {
  /// The state of playback in a session, counted from the scene's zero.
  init(of session: LabSession) {
    let (machine, playback) = (session.machine, session.host.playback)
    self.init()
    time = machine.time - session.zero
    frame = FrameNumber.showing(at: time)
    isWaiting = !machine.take.clock.hasBegun && machine.isLive && !playback.isPaused && machine.log.motions.isEmpty
    frameCount = FrameNumber.showing(at: machine.take.end - session.zero)
    isPlaying = !playback.isPaused
    loop = session.loop.map { $0.lowerBound - session.zero...$0.upperBound - session.zero }
    rate = playback.rate
    branchCount = machine.branches.count
  }
}
