/// A bar at an edge of a container's view that can be hidden: it waits beyond its edge or, while it comes or goes with a screen, beside
/// that screen.
final class HidingBar {
  /// Where it is while it is hidden.
  var hiddenPlace = HiddenBarPlace.beyond { didSet { bar.superview?.setNeedsLayout() } }

  private let bar: UIView
  private let isAtBottom: Bool
  /// Whether the bar is hidden because it has left with a screen. A bar that the app has hidden stays hidden.
  private var isPutAway = false

  init(_ bar: UIView, isAtBottom: Bool) { (self.bar, self.isAtBottom) = (bar, isAtBottom) }

  /// - Parameter frame: Its place while it shows, in points of its superview.
  func place(at frame: CGRect, isHidden: Bool) {
    let offset = isHidden ? hiddenPlace.offset(of: frame.size, down: isAtBottom) : .zero
    bar.frame = frame.offsetBy(dx: offset.dx, dy: offset.dy)
    let isAway = isHidden && hiddenPlace == .beyond
    bar.alpha = isAway ? 0 : 1
    if !isAway, isPutAway { (bar.isHidden, isPutAway) = (false, false) }
  }

  /// Moves a bar that has left with a screen beyond its edge, out of sight; false if it has not left with a screen.
  @discardableResult
  func putAway() -> Bool {
    hiddenPlace = .beyond
    guard bar.frame.minX != 0 else { return false }
    if !bar.isHidden { (bar.isHidden, isPutAway) = (true, true) }
    return true
  }
}
