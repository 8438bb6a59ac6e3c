/// A bar at an edge of a container's view that can be away: beyond its edge or, as long as it comes or goes with a screen, beside that.
final class HidingBar {
  /// Where it is while it is hidden.
  var refuge = BarRefuge.beyond { didSet { bar.superview?.setNeedsLayout() } }

  private let bar: UIView
  private let isAtBottom: Bool
  /// Whether it is hidden for having gone with a screen: one that the app has hidden stays so.
  private var isPutAway = false

  init(_ bar: UIView, isAtBottom: Bool) { (self.bar, self.isAtBottom) = (bar, isAtBottom) }

  /// - Parameter frame: Its place while it shows, in points of its superview.
  func place(at frame: CGRect, isHidden: Bool) {
    let offset = isHidden ? refuge.offset(of: frame.size, down: isAtBottom) : .zero
    bar.frame = frame.offsetBy(dx: offset.dx, dy: offset.dy)
    let isAway = isHidden && refuge == .beyond
    bar.alpha = isAway ? 0 : 1
    if !isAway, isPutAway { (bar.isHidden, isPutAway) = (false, false) }
  }

  /// Has a bar that has gone with a screen wait beyond its edge, unseen; false where it has gone with none.
  @discardableResult
  func putAway() -> Bool {
    refuge = .beyond
    guard bar.frame.minX != 0 else { return false }
    if !bar.isHidden { (bar.isHidden, isPutAway) = (true, true) }
    return true
  }
}
