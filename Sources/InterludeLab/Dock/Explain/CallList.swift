import InterludeUI
import MotionQA

/// Calls below each other, with the time of each; the latest at some time stands out.
final class CallList: DockScrollView {
  /// Told the time, in seconds on the stage's clock, of a call that is chosen.
  var onChoose: (Double) -> Void = { _ in }

  private let heading = UILabel()
  private var rows: [CallRow] = []
  private var marked: Int?
  /// The call that was clicked; nil once the playhead has left its moment.
  private var chosen: Int?
  /// Whether it shows calls that were not marked before: it then begins at the first.
  private var opens = true

  init() {
    super.init()
    heading.font = DockStyle.heading
    heading.textColor = DockStyle.text
    heading.numberOfLines = 0
    addSubview(heading)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - calls: And where the app has each of them; nil where it does not.
  ///   - zero: Where the times that are written count from.
  func show(_ calls: [(call: LifecycleEvent, place: String?)], heading text: String, zero: Double) {
    heading.text = text
    rows.forEach { $0.removeFromSuperview() }
    rows = calls.map { CallRow($0.call, place: $0.place, zero: zero) }
    for (index, row) in rows.enumerated() {
      row.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
      addSubview(row)
    }
    (marked, chosen, opens) = (nil, nil, true)
    contentOffset = .zero
    setNeedsLayout()
  }

  private func choose(_ index: Int) {
    guard rows.indices.contains(index) else { return }
    chosen = index
    onChoose(rows[index].call.time)
    mark(time: rows[index].call.time)
  }

  /// Makes the last call that is not after a time stand out, of those of one moment the one that was clicked, and brings it into sight. A
  /// list that has just been shown stays at its beginning.
  func mark(time: Double) {
    var index = rows.lastIndex { $0.call.time <= time }
    if let last = index, let chosen, rows[chosen].call.time == rows[last].call.time {
      index = chosen
    } else {
      chosen = nil
    }
    defer { opens = false }
    guard index != marked else { return }
    marked = index
    for (place, row) in rows.enumerated() { row.isMarked = place == index }
    layoutIfNeeded()
    if let index, !opens { scrollRectToVisible(rows[index].frame.insetBy(dx: 0, dy: -20), animated: false) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = DockStyle.margin
    let width = max(0, bounds.width - 2 * margin)
    heading.frame = CGRect(x: margin, y: margin, width: width, height: heading.height(inWidth: width))
    var top = heading.frame.maxY + DockStyle.gap
    for row in rows {
      row.frame = CGRect(x: margin, y: top, width: width, height: row.height(inWidth: width))
      top = row.frame.maxY + 2
    }
    contentSize = CGSize(width: bounds.width, height: top + margin)
  }
}

/// A call: when, of whom, what; in which line; what was passed; what UIKit promises of it.
private final class CallRow: UIControl {
  let call: LifecycleEvent
  private let time = UILabel()
  private let name = UILabel()
  private let place = UILabel()
  private let detail = UILabel()
  private let meaning = UILabel()

  private static let timeWidth: CGFloat = 58
  private static let padding: CGFloat = 6

  init(_ call: LifecycleEvent, place: String?, zero: Double) {
    self.call = call
    super.init(frame: .zero)
    layer.cornerRadius = 6
    time.text = Seconds.text(call.time - zero)
    name.text = "\(call.subject).\(call.callback)"
    self.place.text = place
    detail.text = call.detail.withBriefNumbers
    meaning.text = CallbackMeaning.sentence(for: call.callback)
    for (label, font, color) in [
      (time, DockStyle.caption, DockStyle.secondaryText), (name, DockStyle.heading, DockStyle.text),
      (self.place, DockStyle.caption, DockStyle.link), (detail, DockStyle.caption, DockStyle.velocity),
      (meaning, DockStyle.caption, DockStyle.secondaryText),
    ] {
      (label.font, label.textColor) = (font, color)
      label.numberOfLines = label === time ? 1 : 0
      addSubview(label)
    }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  var isMarked = false {
    didSet { backgroundColor = isMarked ? DockStyle.control : nil }
  }

  func height(inWidth width: CGFloat) -> CGFloat { lines(inWidth: width).last?.maxY ?? Self.padding }

  override func layoutSubviews() {
    super.layoutSubviews()
    time.frame = CGRect(x: Self.padding, y: Self.padding, width: Self.timeWidth, height: 16)
    for (label, frame) in zip([name, place, detail, meaning], lines(inWidth: bounds.width)) { label.frame = frame }
  }

  /// Where the four texts are; an empty one takes no room. The last ends where the row does.
  private func lines(inWidth width: CGFloat) -> [CGRect] {
    let left = Self.padding + Self.timeWidth + 4
    let room = max(0, width - left - Self.padding)
    var top = Self.padding
    var frames = [name, place, detail, meaning].map { label in
      let height = label.text?.isEmpty ?? true ? 0 : label.height(inWidth: room)
      defer { top += height }
      return CGRect(x: left, y: top, width: room, height: height)
    }
    frames.append(CGRect(x: left, y: top, width: room, height: Self.padding))
    return frames
  }
}

extension UILabel {
  /// The height of its text, broken into lines of a width.
  func height(inWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }
}
