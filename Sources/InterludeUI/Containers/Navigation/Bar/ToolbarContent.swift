/// The buttons of a toolbar, and the spaces between them.
final class ToolbarContent: UIView {
  /// An item and the view that shows it; a space has no view.
  private let parts: [(item: UIBarButtonItem, view: UIView?)]

  /// In points, as on an iPhone: from the edges, and between buttons without a space of their own.
  private static let (margin, spacing): (CGFloat, CGFloat) = (16, 16)

  init(items: [UIBarButtonItem]) {
    parts = items.filter { !$0.isHidden }.map { ($0, $0.space == nil ? $0.makeView() : nil) }
    super.init(frame: .zero)
    parts.compactMap(\.view).forEach(addSubview)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Touches beside the buttons are the bar's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: safeAreaInsets.left + Self.margin, bottom: 0, right: safeAreaInsets.right + Self.margin))
    let widths = parts.map { $0.view.map { fittedSize(of: $0).width } ?? $0.item.width }
    let gaps = parts.indices.dropFirst().map { parts[$0].view != nil && parts[$0 - 1].view != nil ? Self.spacing : 0 }
    let flexible = parts.filter { $0.item.space == .flexible }.count
    let free = max(0, area.width - widths.reduce(0, +) - gaps.reduce(0, +))
    var x = area.minX
    for (index, part) in parts.enumerated() {
      if index > 0 { x += gaps[index - 1] }
      if let view = part.view {
        let size = fittedSize(of: view)
        view.layoutFrame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      }
      x += part.item.space == .flexible ? free / CGFloat(flexible) : widths[index]
    }
  }

  private func fittedSize(of view: UIView) -> CGSize {
    let natural = view.sizeThatFits(bounds.size)
    return CGSize(width: natural.width, height: view is BarButton ? bounds.height : natural.height)
  }
}
