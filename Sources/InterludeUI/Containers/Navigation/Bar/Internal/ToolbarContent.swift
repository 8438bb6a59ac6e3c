/// The buttons of a toolbar, and the spaces between them.
final class ToolbarContent: UIView {
  private var shown = BarItemViews()

  /// In points, as on an iPhone: from the edges, and between buttons without a space of their own.
  private static let (margin, spacing): (CGFloat, CGFloat) = (16, 16)

  /// Shows items as they are now.
  func update(_ items: [UIBarButtonItem]) {
    shown.take(items, in: self)
    for (index, view) in shown.views.enumerated() { insertSubview(view, at: index) }
    setNeedsLayout()
  }

  override func arranges(_ subview: UIView) -> Bool { true }

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
    let parts = shown.parts
    let sizes = parts.map { part in
      part.view.map(fittedSize) ?? CGSize(width: part.item.width, height: 0)
    }
    let gaps = parts.indices.dropFirst().map { parts[$0].view != nil && parts[$0 - 1].view != nil ? Self.spacing : 0 }
    let flexible = parts.filter { $0.item.space == .flexible }.count
    let free = max(0, area.width - sizes.map(\.width).reduce(0, +) - gaps.reduce(0, +))
    var x = area.minX
    for (index, part) in parts.enumerated() {
      if index > 0 { x += gaps[index - 1] }
      let size = sizes[index]
      // Content that comes after this one may have taken an item's own view over.
      if let view = part.view, view.superview === self {
        view.layoutFrame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      }
      x += part.item.space == .flexible ? free / CGFloat(flexible) : size.width
    }
  }

  private func fittedSize(of view: UIView) -> CGSize {
    let natural = view.sizeInBar(bounds.size)
    return CGSize(width: natural.width, height: view is BarButton ? bounds.height : natural.height)
  }
}
