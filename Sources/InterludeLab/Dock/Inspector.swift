import InterludeUI

/// One of several instruments at a time, chosen by tabs.
final class Inspector: UIView {
  private let instruments: [any Instrument]
  private let tabs: [ToggleButton]
  /// The number of the one on show.
  private(set) var chosen = 0

  private static let tabHeight: CGFloat = 28

  init(_ instruments: [any Instrument]) {
    self.instruments = instruments
    tabs = instruments.map { ToggleButton($0.title) }
    super.init(frame: .zero)
    backgroundColor = DockStyle.background
    for (index, tab) in tabs.enumerated() {
      tab.accessibilityHint = instruments[index].purpose
      tab.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
    }
    for view in instruments.map(\.view) + tabs { addSubview(view) }
    choose(0)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  func update(for session: LabSession) { instruments[chosen].update(for: session) }

  /// Whether the visible instrument needs further frames.
  var isUnderway: Bool { !isHidden && instruments[chosen].isUnderway }

  /// The text for the clipboard from the instrument that supplies it; nil if none does.
  func text(of thing: CopiedThing) -> String? { instruments.lazy.compactMap { $0.text(of: thing) }.first }

  /// The controls of the visible instrument that keys can change; nil if there are none.
  var knobs: (any Knobs)? { isHidden ? nil : instruments[chosen].knobs }

  /// Zooms the visible instrument about a place, in its own points.
  func zoom(by factor: Double, around point: CGPoint) {
    instruments[chosen].zoom(by: factor, around: instruments[chosen].view.convert(point, from: self))
  }

  var titles: [String] { instruments.map(\.title) }

  /// Shows the first instrument with controls that keys can change; leaves what is on show where there is none.
  func showKnobs(of session: LabSession) {
    instruments.forEach { $0.update(for: session) }
    if let index = instruments.firstIndex(where: { $0.knobs != nil }) { choose(index) }
  }

  /// Shows an instrument by its number.
  func choose(_ index: Int) {
    guard instruments.indices.contains(index) else { return }
    chosen = index
    for (place, instrument) in instruments.enumerated() {
      instrument.view.isHidden = place != index
      tabs[place].isOn = place == index
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, gap) = (DockStyle.margin, DockStyle.gap)
    let room = bounds.width - 2 * margin - gap * CGFloat(tabs.count - 1)
    let width = max(0, room / CGFloat(tabs.count))
    for (index, tab) in tabs.enumerated() {
      tab.frame = CGRect(x: margin + CGFloat(index) * (width + gap), y: margin, width: width, height: Self.tabHeight)
    }
    let top = margin + Self.tabHeight + gap
    for instrument in instruments {
      instrument.view.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
  }
}
