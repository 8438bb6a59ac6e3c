import InterludeUI

/// Which colour is which property, from left to right and on in the next row.
final class GraphLegendView: UIView {
  private var entries: [(swatch: UIView, name: UILabel)] = []

  static let rowHeight: CGFloat = 18
  private static let swatchWidth: CGFloat = 16

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows the properties of a graph, each take once; a velocity only where the value is absent.
  func show(_ graph: CurveGraph) {
    for entry in entries { [entry.swatch, entry.name].forEach { $0.removeFromSuperview() } }
    let values = graph.lines.filter { $0.quantity == .value }
    let others = graph.lines.filter { line in
      line.quantity == .velocity && !values.contains { $0.name == line.name && $0.style == line.style }
    }
    entries = (values + others).map { line in
      let swatch = UIView()
      Self.fill(swatch, line)
      let name = UILabel()
      name.text = line.name
      name.font = line.style == .solid ? DockStyle.heading : DockStyle.caption
      name.textColor = line.style == .solid ? DockStyle.text : DockStyle.secondaryText
      return (swatch, name)
    }
    for entry in entries { [entry.swatch, entry.name].forEach(addSubview) }
    setNeedsLayout()
  }

  /// The height at a width, both in points.
  func height(forWidth width: CGFloat) -> CGFloat { places(width).map(\.maxY).max() ?? 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (entry, place) in zip(entries, places(bounds.width)) {
      entry.swatch.frame = CGRect(x: place.minX, y: place.midY - 1.5, width: Self.swatchWidth, height: 3)
      let x = place.minX + Self.swatchWidth + 6
      entry.name.frame = CGRect(x: x, y: place.minY, width: max(0, place.maxX - x), height: place.height)
    }
  }

  private func places(_ width: CGFloat) -> [CGRect] {
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    return entries.map { entry in
      let wanted = min(entry.name.sizeThatFits(bounds.size).width + Self.swatchWidth + 7, width)
      if x > 0, x + wanted > width { (x, y) = (0, y + Self.rowHeight) }
      defer { x += wanted + 14 }
      return CGRect(x: x, y: y, width: wanted, height: Self.rowHeight)
    }
  }

  /// One bar, or for a dashed line two dashes.
  private static func fill(_ swatch: UIView, _ line: CurveGraph.Line) {
    let color = line.color.uiColor
    let pieces: [CGRect] =
      line.style == .solid
      ? [CGRect(x: 0, y: 0, width: swatchWidth, height: 3)]
      : [CGRect(x: 0, y: 0.5, width: 6, height: 2), CGRect(x: 10, y: 0.5, width: 6, height: 2)]
    for frame in pieces {
      let piece = UIView(frame: frame)
      piece.backgroundColor = color
      piece.layer.cornerRadius = 1
      swatch.addSubview(piece)
    }
  }
}
