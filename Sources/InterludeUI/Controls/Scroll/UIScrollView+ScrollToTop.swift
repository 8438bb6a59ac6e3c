/// A tap on the status bar takes the content back to its top.
extension UIScrollView {
  /// Scrolls up, if the delegate agrees, and there is a way to go.
  func scrollToTop() {
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard contentOffset.y > top.y, drag == nil, zoom == nil, isScrollEnabled,
      delegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return }
    stopMotion()
    let curve = TimedCurve(CubicBezier.easeInEaseOut, duration: Self.scrollDuration)
    start(
      x: .along(curve, from: contentOffset.x, to: top.x), y: .along(curve, from: contentOffset.y, to: top.y),
      kind: .toTop)
  }
}
