/// A column's place in a split view: one child fills it.
final class SplitPane: UIView {
  private(set) weak var occupant: UIViewController?

  /// Puts a child in, in place of the one that is there; nil for none. One that has been taken elsewhere is left there.
  func show(_ child: UIViewController?) {
    if let occupant, occupant !== child, occupant.hasPlace(in: self) { occupant.leavePlace() }
    occupant = child
    guard let child, !child.hasPlace(in: self), let view = child.view else { return }
    view.layoutFrame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    child.restoreCovers()
  }
}
