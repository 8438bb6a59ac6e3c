/// Where the content of a scroll view is against a bar over one of its edges. A bar at the top may give up a part of its height as the
/// content goes up and take it back as the content comes down: the room of a navigation bar's large title.
final class ScrollEdge {
  private let place: ReferenceWritableKeyPath<UIScrollView, ScrollEdge?>

  /// - Parameter place: Which of the scroll view's edges it is.
  init(_ place: ReferenceWritableKeyPath<UIScrollView, ScrollEdge?>) { self.place = place }

  /// What the bar can give up, in points; 0 for a bar that keeps its height.
  var room: CGFloat = 0 {
    didSet { collapsed = min(collapsed, room) }
  }

  /// What of the room goes first, in points; content may rest where it has gone and the rest has not.
  var firstRoom: CGFloat = 0
  /// How much of it the bar has given up, in points.
  private(set) var collapsed: CGFloat = 0
  /// How far the content is pulled down from where it rests under the bar at its full height, in points.
  private(set) var pulled: CGFloat = 0
  /// How much of its background a bar has over the content, 0…1: none until it goes under the bar at its least height.
  private(set) var coveredShare: CGFloat = 0
  /// Whether the content begins where the bar ends, and goes away at its edge instead of under it.
  var isBeside = false
  /// Called when one of them has changed.
  var onMove: (() -> Void)?

  /// The scroll view whose content it is; nil without one, where the bar keeps its full height.
  weak var scrollView: UIScrollView? {
    didSet {
      guard scrollView !== oldValue else { return }
      if oldValue?[keyPath: place] === self { oldValue?[keyPath: place] = nil }
      scrollView?[keyPath: place] = self
      scrollView?.tellTopEdge()
      scrollView?.tellBottomEdges()
      if scrollView == nil { take(0) }
    }
  }

  /// The height that the bar has now beyond its least one, in points.
  var height: CGFloat { room - collapsed + pulled }

  /// In how many points of the content's way under the bar the bar's background comes, by eye.
  private static let coveredWay: CGFloat = 8

  /// Takes where the content is: how far it has gone under the bar from where it rests, in points.
  ///
  /// - Parameter movesBar: Whether it rests under the bar at its full height, which then gives way to it.
  func take(_ distance: CGFloat, movesBar: Bool = true) {
    let room = movesBar ? room : 0
    let (collapsed, pulled) = (min(max(0, distance), room), movesBar ? max(0, -distance) : 0)
    let coveredShare = min(max(0, distance - room) / Self.coveredWay, 1)
    guard (collapsed, pulled, coveredShare) != (self.collapsed, self.pulled, self.coveredShare) else { return }
    (self.collapsed, self.pulled, self.coveredShare) = (collapsed, pulled, coveredShare)
    onMove?()
  }
}

extension UIScrollView {
  /// How much farther down than its insets say the content can come, in points: so much of its height the bar has given up.
  var collapsedTop: CGFloat { topEdge?.collapsed ?? 0 }

  /// Tells the bar where the content is. Content that does not begin under the bar does not move it, and gets its background behind it
  /// only in a scroll view that reaches up under the bar.
  func tellTopEdge() {
    guard let topEdge else { return }
    let rest = adjustedContentInset.top + topEdge.collapsed - (refreshControl?.inset ?? 0)
    topEdge.take(
      safeAreaInsets.top > 0 || topEdge.isBeside ? contentOffset.y + rest : 0, movesBar: safeAreaPart.top > 0)
    updateAdjustedInset()
  }

  /// Tells the bars at the bottom where the content is, if the scroll view reaches down under them.
  func tellBottomEdges() {
    guard toolbarEdge != nil || tabBarEdge != nil else { return }
    let hidden = contentSize.height + adjustedContentInset.bottom - contentOffset.y - bounds.height
    for edge in [toolbarEdge, tabBarEdge] { edge?.take(safeAreaInsets.bottom > 0 ? hidden : 0) }
  }

  /// The top inset that there is once content below the topmost has been scrolled to the top; `adjustedContentInset` without a bar
  /// that collapses. In points.
  func topInset(showing y: CGFloat) -> CGFloat {
    let whole = adjustedContentInset.top + collapsedTop
    return y > 0 && safeAreaPart.top > 0 ? whole - (topEdge?.room ?? 0) : whole
  }
}
