/// The bar goes by the content of the screens: a large title collapses as it scrolls.
extension NavigationView {
  /// What the bar covers of a screen, in points.
  func topCover(of child: UIViewController) -> CGFloat {
    let edge = child.navigationItem.scrollEdge
    return hasNoBar ? 0 : child.navigationItem.leastHeight + edge.room - edge.collapsed
  }

  /// Finds out which titles are large on a stack, and by whose content each screen's bar goes.
  func watchScrollEdges(of stack: [UIViewController]) {
    guard let navigationController else { return }
    let items = navigationController.barItems(for: stack)
    for child in navigationController.children where !(child is UINavigationController) {
      let item = child.navigationItem
      item.searchController?.screen = child
      let isNew = item.makeRoom(forTitle: bar.largeTitleRoom(for: item, in: items))
      item.scrollEdge.onMove = { [weak self, weak child] in
        if let child { self?.edgeDidMove(of: child) }
      }
      item.scrollEdge.scrollView = hasNoBar ? nil : child.contentScrollView(for: .top)
      item.scrollEdge.isBeside = beginsBelowBar(child)
      if isNew { bar.edgeDidMove(of: item) }
    }
  }

  /// Ends it for a screen that leaves, of which the bars cover nothing any more.
  func forget(_ child: UIViewController) {
    child.containerSafeAreaInsets = .zero
    child.navigationItem.scrollEdge.onMove = nil
    child.navigationItem.scrollEdge.scrollView = nil
    child.navigationItem.scrollEdge.room = 0
  }

  private func edgeDidMove(of child: UIViewController) {
    child.containerSafeAreaInsets.top = beginsBelowBar(child) ? 0 : topCover(of: child)
    bar.edgeDidMove(of: child.navigationItem)
    // What an animation block scrolls takes the bar along.
    UIView.inheritedAnimationDuration > 0 ? fitBar() : setNeedsBarLayout()
  }
}
