extension UIScrollView: ScrollingView {
  var canScrollVertically: Bool { canScroll(.vertical) }

  func adoptContentSize(_ size: CGSize) {
    let scale = zoomScale
    contentSize = CGSize(width: size.width * scale, height: size.height * scale)
  }
}

extension UIScrollView {
  /// All that can be scrolled to; constraints on it, or on the scroll view's edges from inside, decide on `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// What stays in place while the content scrolls.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}
