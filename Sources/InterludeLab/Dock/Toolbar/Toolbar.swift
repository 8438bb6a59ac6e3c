import InterludeUI
import SDLStage

/// The bar on top: how time runs, the overlays to be switched on and off, and the menu.
final class Toolbar: UIView {
  var onToggleOverlay: (Int) -> Void = { _ in }
  var onCommand: (KeyCommand) -> Void = { _ in }
  /// Told the rate that was chosen, in seconds of the scene in a real one.
  var onRate: (Double) -> Void = { _ in }

  /// What the transport takes at least, in points.
  private static let leastTransport: CGFloat = 420

  private let transport = TransportBar()
  /// Parts the bar from what is below it.
  private let edge = UIView()
  private var buttons: [ToggleButton] = []
  private let menu = DockTextButton("Menu")

  init() {
    super.init(frame: .zero)
    backgroundColor = DockStyle.background
    edge.backgroundColor = DockStyle.separator
    for view in [transport, menu, edge] { addSubview(view) }
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
    if buttons.isEmpty { makeButtons(overlays.names) }
    for (index, button) in buttons.enumerated() { button.isOn = overlays.shown.contains(index) }
  }

  private func makeButtons(_ names: [String]) {
    for (index, name) in names.enumerated() {
      let button = ToggleButton(name)
      button.addAction(UIAction { [weak self] _ in self?.onToggleOverlay(index) }, for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
    setNeedsLayout()
  }

  /// From the right, as many as there is room for; the menu has them all.
  override func layoutSubviews() {
    super.layoutSubviews()
    let menuWidth = menu.sizeThatFits(.zero).width
    menu.frame = CGRect(
      x: bounds.width - DockStyle.margin - menuWidth, y: 8, width: menuWidth, height: bounds.height - 16)
    var right = menu.frame.minX - DockStyle.gap
    for button in buttons.reversed() {
      let width = button.fittingWidth
      button.frame = CGRect(x: right - width, y: 8, width: width, height: bounds.height - 16)
      right -= width + 6
      button.isHidden = right < Self.leastTransport
    }
    let left = buttons.first { !$0.isHidden }?.frame.minX ?? menu.frame.minX
    transport.frame = CGRect(x: 0, y: 0, width: max(0, left - DockStyle.gap), height: bounds.height)
    edge.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }
}

extension TransportState {
  /// How time runs in a session, counted from the scene's zero.
  init(of session: LabSession) {
    let (machine, playback) = (session.machine, session.host.playback)
    self.init()
    time = machine.time - session.zero
    frame = time / Playback.frameDuration
    frameCount = Int(((machine.take.end - session.zero) / Playback.frameDuration).rounded())
    isPlaying = !playback.isPaused
    loop = session.loop.map { $0.lowerBound - session.zero...$0.upperBound - session.zero }
    rate = playback.rate
    branchCount = machine.branches.count
  }
}
