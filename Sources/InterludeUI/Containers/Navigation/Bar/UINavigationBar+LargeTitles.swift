/// The heights of the large title and of the search bar, and what depends on them.
extension UINavigationBar {
  /// The height of the large title of an item among others, in points; 0 if its title is small.
  func largeTitleRoom(for item: UINavigationItem, in items: [UINavigationItem]) -> CGFloat {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return 0 }
    let below = items.firstIndex(of: item).map { items[...$0] } ?? [item]
    let mode = below.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode ?? .always
    return mode == .always ? LargeTitleView.height : 0
  }

  /// Called when the content has moved relative to the bar, or when the bar's height for it has changed.
  func edgeDidMove(of item: UINavigationItem) {
    setNeedsLayout()
    guard item === topItem, change == nil else { return }
    content?.followEdge()
    updateLook()
  }

  /// A search has begun or ended.
  func searchDidChange() {
    setNeedsLayout()
    guard change == nil else { return }
    if let topItem { _ = topItem.makeRoom(forTitle: largeTitleRoom(for: topItem, in: stack)) }
    content?.followEdge()
    updateLook()
  }

  /// Updates the items, and makes the navigation controller check the heights. During a transition the incoming item's titles and buttons
  /// are updated at once, everything else when it ends.
  func titlesDidChange() {
    guard change == nil else {
      isStale = true
      content?.update(below: backItem)
      return watch(content)
    }
    show(stack)
    updateLook()
    superview?.setNeedsLayout()
  }
}
