extension UIViewController {
  /// Says which scroll view's content the bars at some edges go by, in place of the root view or its first subview; nil for those
  /// again. The bar of a navigation controller is at the top.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for side in NSDirectionalRectEdge.sides where edge.contains(side) { ownContentScrollViews[side] = scrollView }
    contentScrollViewDidChange()
  }

  /// Has the bars look anew for the content that they go by.
  func contentScrollViewDidChange() {
    navigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view whose content the bars at an edge go by: the one that has been set, or the root view if it is one, or its
  /// first subview; a container's is that of the screen that it shows. Nil if none of them is a scroll view.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    for side in NSDirectionalRectEdge.sides where edge.contains(side) {
      if let scrollView = ownContentScrollViews[side] { return scrollView }
    }
    if let child = childForContentScrollView { return child.contentScrollView(for: edge) }
    return viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}

extension NSDirectionalRectEdge {
  fileprivate static let sides: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
}
