/// The views of a bar's items. An item that stays from one change to the next keeps its view, which does not leave the window.
struct BarItemViews {
  /// An item that shows, and the view that shows it: its own one or a button. A space has none.
  struct Part {
    let item: UIBarButtonItem
    let view: UIView?
  }

  private(set) var parts: [Part] = []

  var views: [UIView] { parts.compactMap(\.view) }

  /// Takes other items, or the same ones as they are now. The views of items that are gone leave the content of the bar; adding the new
  /// ones is left to it.
  mutating func take(_ items: [UIBarButtonItem], in content: UIView) {
    var former = parts
    let formerViews = views
    parts = items.filter { !$0.isHidden }.map { item in
      let index = former.firstIndex { $0.item === item }
      return Part(item: item, view: item.view(after: index.flatMap { former.remove(at: $0).view }))
    }
    let views = self.views
    for view in formerViews where view.superview === content && !views.contains(view) { view.removeFromSuperview() }
  }
}

extension UIBarButtonItem {
  /// The view that shows the item: its own one or a button, the one that showed it before if there is one. Nil for a space.
  fileprivate func view(after former: UIView?) -> UIView? {
    if let customView { return customView }
    guard space == nil else { return nil }
    guard let button = former as? BarButton else { return BarButton(item: self) }
    button.show(self)
    return button
  }
}

extension UIView {
  /// The size in a bar that offers some room: what suits the view or, where it is made for constraints, what those inside it ask for.
  func sizeInBar(_ room: CGSize) -> CGSize {
    let natural = sizeThatFits(room)
    guard !constraints.isEmpty else { return natural }
    let constrained = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: isSizedByConstraints(.width) ? constrained.width : natural.width,
      height: isSizedByConstraints(.height) ? constrained.height : natural.height)
  }

  /// Whether the frame says nothing of the view's width or height.
  private func isSizedByConstraints(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    !translatesAutoresizingMaskIntoConstraints
      || constraints.contains {
        $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == attribute
      }
  }
}
