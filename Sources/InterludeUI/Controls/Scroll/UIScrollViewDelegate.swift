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

  /// Whether a tap on the status bar scrolls to the top; true, as without this method, for yes.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// The content has come to the top after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The view that a pinch and `zoomScale` scale; nil, as without this method, for none. Asked often: it should be the same one.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// A pinch begins to zoom the content, or an animated change of the scale does.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The scale has changed; called once, inside of the animation, where the change is animated.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// The fingers have left and the content is within its limits again, or an animated change of the scale has ended.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// The scroll view's `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    target("scrollViewDidScroll:")?.scrollViewDidScroll(scrollView)
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    target("scrollViewWillBeginDragging:")?.scrollViewWillBeginDragging(scrollView)
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    target("scrollViewWillEndDragging:withVelocity:targetContentOffset:")?
      .scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    target("scrollViewDidEndDragging:willDecelerate:")?
      .scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    target("scrollViewWillBeginDecelerating:")?.scrollViewWillBeginDecelerating(scrollView)
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    target("scrollViewDidEndDecelerating:")?.scrollViewDidEndDecelerating(scrollView)
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    target("scrollViewDidEndScrollingAnimation:")?.scrollViewDidEndScrollingAnimation(scrollView)
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    target("scrollViewShouldScrollToTop:")?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    target("scrollViewDidScrollToTop:")?.scrollViewDidScrollToTop(scrollView)
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    target("viewForZoomingInScrollView:")?.viewForZooming(in: scrollView)
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    target("scrollViewWillBeginZooming:withView:")?.scrollViewWillBeginZooming(scrollView, with: view)
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    target("scrollViewDidZoom:")?.scrollViewDidZoom(scrollView)
  }
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    target("scrollViewDidEndZooming:withView:atScale:")?
      .scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    target("scrollViewDidChangeAdjustedContentInset:")?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }

  /// The delegate to which this one hands on a method that it does not implement.
  private func target(_ name: String) -> (any UIScrollViewDelegate)? {
    forwardingTarget(for: name, as: (any UIScrollViewDelegate).self)
  }
}
