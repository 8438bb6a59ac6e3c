/// Where the content of a scroll view is against a bar over its top edge, which gives up a part of its height as the content goes up
/// and takes it back as the content comes down: the room of a navigation bar's large title.
final class ScrollEdge {
  /// What the bar can give up, in points; 0 for a bar that keeps its height.
  var room: CGFloat = 0 {
    didSet { collapsed = min(collapsed, room) }
  }

  /// How much of it the bar has given up, in points.
  private(set) var collapsed: CGFloat = 0
  /// How far the content is pulled down from where it rests under the bar at its full height, in points.
  private(set) var pulled: CGFloat = 0
  /// How far the content has gone under the bar at its least height, in points.
  private(set) var covered: CGFloat = 0
  /// Called when one of them has changed.
  var onMove: (() -> Void)?

  /// The scroll view whose content it is; nil without one, where the bar keeps its full height.
  weak var scrollView: UIScrollView? {
    didSet {
      guard scrollView !== oldValue else { return }
      if oldValue?.topEdge === self { oldValue?.topEdge = nil }
      scrollView?.topEdge = self
      if scrollView == nil { take(0) }
    }
  }

  /// The height that the bar has now beyond its least one, in points.
  var height: CGFloat { room - collapsed + pulled }

  /// Takes where the content is: how far up from where it rests under the bar at its full height, in points.
  func take(_ distance: CGFloat) {
    let (collapsed, pulled, covered) = (min(max(0, distance), room), max(0, -distance), max(0, distance - room))
    guard (collapsed, pulled, covered) != (self.collapsed, self.pulled, self.covered) else { return }
    (self.collapsed, self.pulled, self.covered) = (collapsed, pulled, covered)
    onMove?()
  }
}

extension UIScrollView {
  /// How much farther down than its insets say the content can come, in points: so much of its height the bar has given up.
  var collapsedTop: CGFloat { topEdge?.collapsed ?? 0 }

  /// Tells the bar where the content is. Content that does not begin under the bar does not move it.
  func tellTopEdge() {
    guard let topEdge else { return }
    let rest = adjustedContentInset.top + topEdge.collapsed - (refreshControl?.inset ?? 0)
    topEdge.take(safeAreaPart.top > 0 ? contentOffset.y + rest : 0)
    updateAdjustedInset()
  }

  /// Where content comes to rest that would rest at an offset: within its range, where a flick could end if a finger has stopped it
  /// on its way, and under a bar that is collapsed or is not, rather than half.
  func restingOffset(for offset: CGPoint) -> CGPoint {
    let free =
      isStoppedByFinger
      ? settledTarget(for: isPagingEnabled ? nearestPage(to: offset) : offset, velocity: .zero) : offset
    var rest = offsetRange.clamp(free)
    guard let room = topEdge?.room, room > 0, safeAreaPart.top > 0 else { return rest }
    let low = offsetRange.y.lowerBound + (refreshControl?.inset ?? 0)
    guard (low...low + room).contains(rest.y) else { return rest }
    let isWhole = rest.y < low + room / 2 || offsetRange.y.upperBound < low + room
    rest.y = isWhole ? low : low + room
    return rest
  }

  private func nearestPage(to offset: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return offset }
    let (x, y) = (offsetRange.x.lowerBound, offsetRange.y.lowerBound)
    return CGPoint(
      x: x + ((offset.x - x) / bounds.width).rounded() * bounds.width,
      y: y + ((offset.y - y) / bounds.height).rounded() * bounds.height)
  }

  /// The top inset that there is once content below the topmost has been scrolled to the top; `adjustedContentInset` without a bar
  /// that collapses. In points.
  func topInset(showing y: CGFloat) -> CGFloat {
    let whole = adjustedContentInset.top + collapsedTop
    return y > 0 && safeAreaPart.top > 0 ? whole - (topEdge?.room ?? 0) : whole
  }
}
