extension UIScrollView: ScrollingView {
  var canScrollVertically: Bool { canScroll(.vertical) }

  /// Constraints count the zoomed view's size as it is at scale 1: the content is larger by what it has grown, and gaps around it are as
  /// wide as they say.
  func adoptContentSize(_ size: CGSize) {
    let (scale, zoomed) = (zoomScale, zoomedView?.layoutTraits?.solvedFrame?.size ?? size)
    contentSize = CGSize(
      width: size.width + zoomed.width * (scale - 1), height: size.height + zoomed.height * (scale - 1))
  }
}

extension UIScrollView {
  /// All that can be scrolled to; constraints on it, or on the scroll view's edges from inside, decide on `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// What stays in place while the content scrolls.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}
