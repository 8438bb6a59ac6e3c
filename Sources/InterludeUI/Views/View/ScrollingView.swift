/// A view that shows a part of its content at a time: what layout, the wheel and the focus have to know of a scroll view.
protocol ScrollingView: UIView {
  /// In points.
  var contentSize: CGSize { get set }
  /// Takes the size that constraints give the content, which count it at scale 1.
  func adoptContentSize(_ size: CGSize)
  /// Room around the content, in points.
  var adjustedContentInset: UIEdgeInsets { get }
  var isScrollEnabled: Bool { get }
  /// Whether a finger can move the content up and down.
  var canScrollVertically: Bool { get }

  /// Whether a tap on the status bar scrolls up to the top.
  var scrollsToTop: Bool { get }

  /// Scrolls up, if there is nothing against it.
  func scrollToTop()
  func scrollRectToVisible(_ rect: CGRect, animated: Bool)
  /// Takes a turn of the wheel along one axis, in points; false when the content cannot go that way.
  func takeWheel(_ delta: CGVector) -> Bool
}
