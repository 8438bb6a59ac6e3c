import InterludeUI

/// What starts, stops and steps time, says when it is and how fast it runs, and leads to the take's branches.
///
/// A narrow bar leaves out, in this order: the frame, the loop's range, branches, slower and faster, restart, the rate, the
/// loop, the steps.
final class TransportBar: UIView {
  /// What is shown.
  var state = TransportState() { didSet { if state != oldValue { showState() } } }

  var onRestart: () -> Void = {}
  var onStepBack: () -> Void = {}
  var onPlayPause: () -> Void = {}
  var onStepOn: () -> Void = {}
  /// Called to begin a loop or end it.
  var onLoop: () -> Void = {}
  /// Called with the rate to take.
  var onRate: (Double) -> Void = { _ in }
  var onBranch: () -> Void = {}

  private lazy var restart = TransportButton(.restart, name: "restart", hint: "The scene from its beginning (R)") {
    [weak self] in self?.onRestart()
  }
  private lazy var stepBack = TransportButton(.stepBack, name: "stepBack", hint: "A frame back (←)") { [weak self] in
    self?.onStepBack()
  }
  private lazy var play = TransportButton(.play, name: "play", hint: "Pause, or go on (P)") { [weak self] in
    self?.onPlayPause()
  }
  private lazy var stepOn = TransportButton(.stepOn, name: "stepOn", hint: "A frame on (→)") { [weak self] in
    self?.onStepOn()
  }
  private lazy var loop = TransportButton(.loop, name: "loop", hint: "Again and again between two points (L)") {
    [weak self] in self?.onLoop()
  }
  private lazy var slower = TransportButton(.slower, name: "slower", hint: "Slower (<)") { [weak self] in
    self?.take(\.slowerRate)
  }
  private lazy var rate = TransportButton(nil, name: "rate", hint: "The next speed (S)") { [weak self] in
    self?.take(\.nextRate)
  }
  private lazy var faster = TransportButton(.faster, name: "faster", hint: "Faster (>)") { [weak self] in
    self?.take(\.fasterRate)
  }
  private lazy var branch = TransportButton(.branch, name: "branch", hint: "Back to the take before this (B)") {
    [weak self] in self?.onBranch()
  }
  private let loopRange = UILabel()
  private let time = UILabel()
  private let frameLabel = UILabel()

  private static let timeFont = UIFont.systemFont(ofSize: 18, weight: .semibold)
  private static let iconWidth: CGFloat = 32
  private let timeWidths = TextWidths(font: timeFont)
  private let bodyWidths = TextWidths(font: DockStyle.body)
  /// The texts that the parts are as wide as.
  private var steadyTexts: [TransportLayout.Item: String] = [:]

  init() {
    super.init(frame: .zero)
    backgroundColor = DockStyle.background
    clipsToBounds = true
    (time.font, time.textColor) = (Self.timeFont, DockStyle.text)
    for label in [loopRange, frameLabel] { (label.font, label.textColor) = (DockStyle.body, DockStyle.secondaryText) }
    for item in TransportLayout.Item.allCases { addSubview(view(of: item)) }
    play.isProminent = true
    showState()
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// The view of a part; hidden where there is no room for it.
  func view(of item: TransportLayout.Item) -> UIView {
    switch item {
    case .restart: restart
    case .stepBack: stepBack
    case .play: play
    case .stepOn: stepOn
    case .loop: loop
    case .loopRange: loopRange
    case .slower: slower
    case .rate: rate
    case .faster: faster
    case .time: time
    case .frame: frameLabel
    case .branch: branch
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = TransportLayout(size: bounds.size, widths: widths)
    for item in TransportLayout.Item.allCases {
      view(of: item).isHidden = layout.frames[item] == nil
      if let frame = layout.frames[item] { view(of: item).frame = frame }
    }
  }

  private func take(_ rate: (TransportState) -> Double?) { if let rate = rate(state) { onRate(rate) } }

  private func showState() {
    play.icon = state.isPlaying ? .pause : .play
    loop.isSelected = state.loop != nil
    loopRange.text = state.loopText
    show(state.rateText, on: rate)
    slower.isEnabled = state.slowerRate != nil
    faster.isEnabled = state.fasterRate != nil
    time.text = state.timeText
    frameLabel.text = state.frameText
    branch.isEnabled = state.branchCount > 0
    show(state.branchCount > 0 ? "\(state.branchCount)" : "", on: branch)
    let texts = widestTexts
    if texts != steadyTexts { setNeedsLayout() }
    steadyTexts = texts
  }

  private func show(_ title: String, on button: TransportButton) {
    if title != button.currentTitle { button.setTitle(title, for: .normal) }
  }

  /// Numbers take the room of their widest digits, so that nothing trembles while time runs.
  private var widestTexts: [TransportLayout.Item: String] {
    func steady(_ text: String) -> String { String(text.map { $0.isNumber ? "0" : $0 }) }
    var texts: [TransportLayout.Item: String] = [:]
    // What is beside the time must not come and go as it grows.
    texts[.time] = TransportState.longestTimeText
    texts[.frame] = steady("frame −\(state.frameCount) of \(state.frameCount)")
    texts[.loopRange] = state.loopText.map(steady)
    texts[.branch] = state.branchCount > 0 ? steady("\(state.branchCount)") : nil
    return texts
  }

  private var widths: [TransportLayout.Item: CGFloat] {
    var widths: [TransportLayout.Item: CGFloat] = [:]
    for item in [TransportLayout.Item.restart, .stepBack, .stepOn, .loop] { widths[item] = Self.iconWidth }
    widths[.play] = 44
    widths[.slower] = 26
    widths[.faster] = 26
    widths[.rate] = 52
    widths[.time] = steadyTexts[.time].map { timeWidths.width(of: $0) + 2 }
    widths[.frame] = steadyTexts[.frame].map { bodyWidths.width(of: $0) + 2 }
    widths[.loopRange] = steadyTexts[.loopRange].map { bodyWidths.width(of: $0) + 2 }
    widths[.branch] = steadyTexts[.branch].map { 40 + bodyWidths.width(of: $0) } ?? Self.iconWidth
    return widths
  }
}
