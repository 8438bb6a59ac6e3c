import InterludeUI

/// A button for each variant that was kept, and the button that keeps another one.
final class VariantList: UIView {
  var onKeep: () -> Void = {}
  var onChoose: (Variant) -> Void = { _ in }

  private let heading = UILabel()
  private let keep = DockTextButton("Keep this")
  private var rows: [ToggleButton] = []
  private var titles: [String] = []

  private static let (headingHeight, rowHeight, rowGap): (CGFloat, CGFloat, CGFloat) = (DockTextButton.height, 30, 6)

  init() {
    super.init(frame: .zero)
    heading.text = "Variants"
    heading.font = DockStyle.heading
    heading.textColor = DockStyle.secondaryText
    keep.accessibilityHint = "Keeps the edit as a variant, to return to (V)"
    keep.onPress = { [weak self] in self?.onKeep() }
    addSubview(heading)
    addSubview(keep)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  func update(for session: LabSession) {
    keep.isEnabled = session.canKeepVariant
    if titles != session.variants.map(\.title) { show(session.variants) }
    for (variant, row) in zip(session.variants, rows) { row.isOn = session.isInForce(variant) }
  }

  private func show(_ variants: [Variant]) {
    titles = variants.map(\.title)
    rows.forEach { $0.removeFromSuperview() }
    rows = variants.map { variant in
      let row = ToggleButton(variant.title)
      row.accessibilityHint = "Plays with its numbers; again: as it was built"
      row.addAction(UIAction { [weak self] _ in self?.onChoose(variant) }, for: .touchUpInside)
      addSubview(row)
      return row
    }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// In points.
  var height: CGFloat { Self.headingHeight + CGFloat(rows.count) * (Self.rowHeight + Self.rowGap) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = keep.sizeThatFits(.zero).width
    heading.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - width), height: Self.headingHeight)
    keep.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: Self.headingHeight)
    for (index, row) in rows.enumerated() {
      let top = Self.headingHeight + Self.rowGap + CGFloat(index) * (Self.rowHeight + Self.rowGap)
      row.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.rowHeight)
    }
  }
}
