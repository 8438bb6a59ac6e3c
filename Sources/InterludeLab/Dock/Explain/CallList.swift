import InterludeUI

/// The steps of a transition below each other, with the time of each; the latest at some time stands out. Mistakes stand above them.
final class CallList: DockScrollView {
  /// Called with the time, in seconds on the stage's clock, of a step that is chosen.
  var onChoose: (Double) -> Void = { _ in }

  private let mistakesHeading = UILabel()
  private let heading = UILabel()
  private var mistakes: [StepRow] = []
  private var rows: [StepRow] = []
  private var marked: Int?
  /// The call that was clicked; nil once the playhead has left its moment.
  private var chosen: Int?
  /// Whether it shows another transition than before: it then begins at its top.
  private var opens = true
  /// The width that the rows are placed in; nil if they have to be placed anew.
  private var placedWidth: CGFloat?

  init() {
    super.init()
    for label in [mistakesHeading, heading] {
      (label.font, label.textColor) = (DockStyle.heading, DockStyle.text)
      label.numberOfLines = 0
      addSubview(label)
    }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows steps. Rows that stay are the same views, and the list stays where it was scrolled to, if it is continued.
  ///
  /// - Parameters:
  ///   - steps: In the order in which they happened.
  ///   - text: The heading of those that are no mistakes.
  ///   - zero: The zero of the times that are shown, in seconds on the stage's clock.
  ///   - isContinued: Whether they are of the same transition as those before.
  func show(_ steps: [ExplainedStep], heading text: String, zero: Double, isContinued: Bool = false) {
    let mistakes = steps.filter(\.isMistake)
    heading.text = text
    mistakesHeading.text =
      mistakes.isEmpty ? nil : mistakes.count == 1 ? "1 mistake" : "\(mistakes.count) mistakes"
    if !isContinued {
      (self.mistakes + rows).forEach { $0.removeFromSuperview() }
      (self.mistakes, rows, marked, chosen, opens) = ([], [], nil, nil, true)
      contentOffset = .zero
    }
    update(\.mistakes, to: mistakes, zero: zero)
    update(\.rows, to: steps.filter { !$0.isMistake }, zero: zero)
    placedWidth = nil
    setNeedsLayout()
  }

  private func update(
    _ place: ReferenceWritableKeyPath<CallList, [StepRow]>, to steps: [ExplainedStep], zero: Double
  ) {
    for row in self[keyPath: place].dropFirst(steps.count) { row.removeFromSuperview() }
    self[keyPath: place] = steps.enumerated().map { index, step in
      if let row = self[keyPath: place].dropFirst(index).first {
        row.step = step
        return row
      }
      let row = StepRow(step, zero: zero)
      row.addAction(
        UIAction { [weak self, weak row] _ in if let self, let row { choose(row) } }, for: .touchUpInside)
      addSubview(row)
      return row
    }
  }

  private func choose(_ row: StepRow) {
    chosen = rows.firstIndex(of: row)
    onChoose(row.step.time)
    mark(time: row.step.time)
  }

  /// Highlights the last call that is not after a time, of those of one moment the one that was clicked, and brings it into sight. A list
  /// that has just been shown stays at its beginning.
  func mark(time: Double) {
    var index = rows.lastIndex { $0.step.time <= time }
    if let last = index, let chosen, rows.indices.contains(chosen), rows[chosen].step.time == rows[last].step.time {
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

  /// Each turn of the wheel lays the list out: rows are placed only if they or the width have changed.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard placedWidth != bounds.width else { return }
    placedWidth = bounds.width
    let margin = DockStyle.margin
    let width = max(0, bounds.width - 2 * margin)
    var top = margin
    func place(_ view: UIView, height: CGFloat, gap: CGFloat, outset: CGFloat = 0) {
      view.frame = CGRect(x: margin - outset, y: top, width: width + 2 * outset, height: height)
      top = view.frame.maxY + gap
    }
    // The words of a row begin where those of a heading do.
    func place(_ rows: [StepRow]) {
      let outset = StepRow.padding
      for row in rows { place(row, height: row.height(inWidth: width + 2 * outset), gap: 2, outset: outset) }
    }
    mistakesHeading.isHidden = mistakes.isEmpty
    if !mistakes.isEmpty {
      place(mistakesHeading, height: mistakesHeading.height(inWidth: width), gap: DockStyle.gap)
      place(mistakes)
      top += margin
    }
    place(heading, height: heading.height(inWidth: width), gap: DockStyle.gap)
    place(rows)
    contentSize = CGSize(width: bounds.width, height: top + margin)
  }
}

extension UILabel {
  /// The height of its text, broken into lines of a width.
  func height(inWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }
}
