import InterludeUI
import MotionQA

/// The comparison of the take on show with another: which one, how both are shown, and the differences in words.
final class TakesPanel: UIView, Instrument {
  let title = "Takes"
  let purpose = "This take compared with another one"
  var view: UIView { self }

  private let list = DockScrollView()
  private let variants = VariantList()
  private let heading = UILabel()
  private let modesHeading = UILabel()
  private let words = UILabel()
  private var candidates: [LabSession.Candidate] = []
  private var rows: [ToggleButton] = []
  private let modes = Comparison.Mode.allCases.map { ToggleButton($0.rawValue) }
  private var compared: Key?
  private weak var session: LabSession?

  /// The comparison that the words describe.
  private struct Key: Hashable {
    let take, other: Identity
    let events: Int
    let motions: Int
    let end: Double?
  }

  init() {
    super.init(frame: .zero)
    (heading.text, modesHeading.text) = ("Compare with", "Layout")
    for label in [heading, modesHeading] {
      (label.font, label.textColor) = (DockStyle.heading, DockStyle.secondaryText)
    }
    words.font = DockStyle.body
    words.textColor = DockStyle.text
    words.numberOfLines = 0
    for (mode, button) in zip(Comparison.Mode.allCases, modes) {
      button.addAction(
        UIAction { [weak self] _ in self?.session?.comparison?.mode = mode }, for: .touchUpInside)
    }
    variants.onKeep = { [weak self] in self?.session?.keepVariant() }
    variants.onChoose = { [weak self] in self?.session?.toggle($0) }
    addSubview(list)
    for view in [variants, heading, modesHeading, words] + modes { list.addSubview(view) }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  func update(for session: LabSession) {
    self.session = session
    variants.update(for: session)
    if candidates != session.candidates || rows.isEmpty { show(session.candidates) }
    for (candidate, row) in zip(candidates, rows) { row.isOn = session.comparison?.title == candidate.title }
    for (mode, button) in zip(Comparison.Mode.allCases, modes) {
      button.isEnabled = session.comparison != nil
      button.isOn = session.comparison?.mode == mode
    }
    compare(in: session)
  }

  private func show(_ candidates: [LabSession.Candidate]) {
    self.candidates = candidates
    rows.forEach { $0.removeFromSuperview() }
    rows = candidates.map { candidate in
      let row = ToggleButton(candidate.title)
      row.accessibilityHint = "Compares this take with it; again: this take alone"
      row.addAction(UIAction { [weak self] _ in self?.choose(candidate) }, for: .touchUpInside)
      list.addSubview(row)
      return row
    }
    setNeedsLayout()
  }

  private func choose(_ candidate: LabSession.Candidate) {
    guard let session else { return }
    session.compare(with: session.comparison?.title == candidate.title ? nil : candidate)
  }

  /// Compares the two once for each state of them, and not while the transition runs.
  private func compare(in session: LabSession) {
    guard let comparison = session.comparison else {
      compared = nil
      return say(Self.invitation)
    }
    let motions = session.motionsToShow
    let key = Key(
      take: session.machine.identity, other: comparison.identity, events: session.machine.take.events.count,
      motions: motions.count,
      end: motions.compactMap(\.end).max())
    guard key != compared else { return }
    guard !motions.isEmpty, motions.allSatisfy({ $0.end != nil }) else { return say(Self.announcement) }
    compared = key
    say(session.differences.joined(separator: "\n").keepingUnits)
  }

  private func say(_ text: String) {
    guard words.text != text else { return }
    words.text = text
    setNeedsLayout()
  }

  private static let announcement = "The differences are listed here once the motion is over."
  private static let invitation =
    "Choose what to compare with; the differences are listed here. After an edit, the motion as it was built is chosen by itself, and "
    + "“Keep this” saves the edit as a variant."

  override func layoutSubviews() {
    super.layoutSubviews()
    list.frame = bounds
    let (margin, gap) = (DockStyle.margin, DockStyle.gap)
    let width = max(0, bounds.width - 2 * margin)
    variants.frame = CGRect(x: margin, y: gap, width: width, height: variants.height)
    heading.frame = CGRect(x: margin, y: variants.frame.maxY + margin, width: width, height: 18)
    var top = heading.frame.maxY + 6
    for row in rows {
      row.frame = CGRect(x: margin, y: top, width: width, height: 30)
      top += 36
    }
    modesHeading.frame = CGRect(x: margin, y: top + gap, width: width, height: 18)
    top = modesHeading.frame.maxY + 6
    let share = max(0, (width - CGFloat(modes.count - 1) * 6) / CGFloat(modes.count))
    for (index, button) in modes.enumerated() {
      button.frame = CGRect(x: margin + CGFloat(index) * (share + 6), y: top, width: share, height: 28)
    }
    words.frame = CGRect(x: margin, y: top + 28 + margin, width: width, height: words.height(inWidth: width))
    list.contentSize = CGSize(width: bounds.width, height: words.frame.maxY + margin)
  }
}
