import InterludeUI

/// What the colours of the bars mean, as far as there is room.
final class FrameCostLegend: UIView {
  private let entries: [(dot: UIView, label: UILabel)]

  init() {
    let meanings = [
      ("engine", DockStyle.accent), ("raster", DockStyle.velocity), ("upload", DockStyle.ghost),
      ("dropped", DockStyle.playhead),
    ]
    entries = meanings.map { name, color in
      let (dot, label) = (UIView(), UILabel())
      dot.backgroundColor = color
      dot.layer.cornerRadius = 2
      (label.text, label.font, label.textColor) = (name, DockStyle.caption, DockStyle.secondaryText)
      return (dot, label)
    }
    super.init(frame: .zero)
    for entry in entries {
      addSubview(entry.dot)
      addSubview(entry.label)
    }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for entry in entries {
      let width = entry.label.sizeThatFits(bounds.size).width.rounded(.up)
      let hasRoom = x + 11 + width <= bounds.width
      (entry.dot.isHidden, entry.label.isHidden) = (!hasRoom, !hasRoom)
      guard hasRoom else {
        x = .infinity
        continue
      }
      entry.dot.frame = CGRect(x: x, y: 4, width: 7, height: 7)
      entry.label.frame = CGRect(x: x + 11, y: 0, width: width, height: bounds.height)
      x += 11 + width + 9
    }
  }
}
