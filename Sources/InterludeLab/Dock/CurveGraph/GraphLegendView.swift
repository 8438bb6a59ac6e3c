import InterludeUI

/// Which colour is which property, from left to right and on in the next row; at the end how many more there are.
final class GraphLegendView: UIView {
  private var entries: [(swatch: UIView, name: UILabel)] = []
  private let more = UILabel()

  static let rowHeight: CGFloat = 18
  private static let swatchWidth: CGFloat = 16

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    (more.font, more.textColor, more.isHidden) = (DockStyle.caption, DockStyle.secondaryText, true)
    addSubview(more)
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
      (name.text, name.numberOfLines) = (line.legend, 0)
      name.font = line.style == .solid ? DockStyle.heading : DockStyle.caption
      name.textColor = line.style == .solid ? DockStyle.text : DockStyle.secondaryText
      return (swatch, name)
    }
    for entry in entries { [entry.swatch, entry.name].forEach(addSubview) }
    more.isHidden = graph.leftOut.isEmpty
    more.text = "+\(graph.leftOut.count) more"
    more.accessibilityHint = "Without a line: \(graph.leftOut.joined(separator: ", "))"
    setNeedsLayout()
  }

  /// What shows, in words.
  var words: [String] { (entries.map(\.name) + (more.isHidden ? [] : [more])).compactMap(\.text) }

  /// The height at a width, both in points.
  func height(forWidth width: CGFloat) -> CGFloat { places(width).map(\.maxY).max() ?? 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(bounds.width)
    if let last = places.last, !more.isHidden { more.frame = last }
    for (entry, place) in zip(entries, places) {
      entry.swatch.frame = CGRect(
        x: place.minX, y: place.minY + Self.rowHeight / 2 - 1.5, width: Self.swatchWidth, height: 3)
      let x = place.minX + Self.swatchWidth + 6
      entry.name.frame = CGRect(x: x, y: place.minY, width: max(0, place.maxX - x), height: place.height)
    }
  }

  private func places(_ width: CGFloat) -> [CGRect] {
    var (x, y, low): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let (all, indent) = (CGSize(width: CGFloat.infinity, height: .infinity), Self.swatchWidth + 7)
    var names: [(UILabel, CGFloat)] = entries.map { ($0.name, indent) }
    if !more.isHidden { names.append((more, 0)) }
    return names.map { name, indent in
      let wanted = min(name.sizeThatFits(all).width + indent, width)
      // A long name goes on in further lines.
      let height = max(Self.rowHeight, name.height(inWidth: wanted - indent + 0.5) + 3)
      if x > 0, x + wanted > width { (x, y) = (0, low) }
      low = max(low, y + height)
      defer { x += wanted + 14 }
      return CGRect(x: x, y: y, width: wanted, height: height)
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
