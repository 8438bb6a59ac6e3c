/// Hears of scrolling. Every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset has changed; while it moves by itself, called for every frame and at the exact end.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger is about to leave. The velocity is in points per millisecond, positive towards larger offsets; the target
  /// is where the content will come to rest, and may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The finger has left; the content goes on by itself if it decelerates.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The finger has left, and the content begins to glide.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// A glide has come to rest, or was stopped by a touch.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// The end of `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` with an animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The scroll view's `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
