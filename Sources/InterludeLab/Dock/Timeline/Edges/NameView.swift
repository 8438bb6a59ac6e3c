import InterludeUI

/// The name of a line: of a group with its triangle, or of a row, cut where there is no room.
final class NameView: UIView {
  struct Content: Hashable {
    var title: String
    var style: Style
    var isSelected = false

    enum Style: Hashable {
      case heading(isFolded: Bool)
      /// A heading that does not fold.
      case title
      case row
    }
  }

  private let label = UILabel()
  private let triangle = ShapeView(fill: DockStyle.secondaryText)
  private(set) var content: Content?

  /// The left edge of the text, in points: after the triangle, and farther in for a row.
  private static let (headingIndent, rowIndent): (CGFloat, CGFloat) = (26, 38)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(triangle)
    addSubview(label)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Updates only what differs.
  func show(_ content: Content) {
    guard content != self.content else { return }
    self.content = content
    label.text = content.title
    switch content.style {
    case .heading, .title:
      label.font = DockStyle.heading
      label.textColor = DockStyle.text
    case .row:
      label.font = .systemFont(ofSize: 12)
      label.textColor = content.isSelected ? DockStyle.text : DockStyle.secondaryText
    }
    // Both ends of a row's name matter: the view at its beginning, and the property at its end. Of several properties the first does.
    let isOfOne = content.style == .row && !content.title.contains(", ")
    label.lineBreakMode = isOfOne ? .byTruncatingMiddle : .byTruncatingTail
    if case .heading(let isFolded) = content.style {
      triangle.isHidden = false
      triangle.path = Self.triangle(pointsRight: isFolded)
    } else {
      triangle.isHidden = true
    }
    backgroundColor = content.isSelected ? DockStyle.accent.withAlphaComponent(0.18) : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let indent = content?.style == .row ? Self.rowIndent : Self.headingIndent
    triangle.frame = CGRect(x: 12, y: (bounds.height - 8) / 2, width: 8, height: 8)
    label.frame = CGRect(x: indent, y: 2, width: max(0, bounds.width - indent - 6), height: bounds.height - 4)
  }

  /// In a square of 8 points.
  private static func triangle(pointsRight: Bool) -> CGPath {
    let path = CGMutablePath()
    path.addLines(
      between: pointsRight
        ? [CGPoint(x: 1.5, y: 0), CGPoint(x: 7.5, y: 4), CGPoint(x: 1.5, y: 8)]
        : [CGPoint(x: 0, y: 1), CGPoint(x: 8, y: 1), CGPoint(x: 4, y: 7)])
    path.closeSubpath()
    return path
  }
}
