/// Where a hidden bar is: beyond its edge, out of sight, or beside a screen while it comes or goes with that screen.
enum HiddenBarPlace {
  case beyond, left, right

  /// Beside the screen that the bar belongs to. The bar comes from there when a push or pop shows it, and goes there when one hides it.
  init(in operation: TransitionOperation, hides: Bool) { self = (operation == .push) == hides ? .left : .right }

  /// How far a bar of a size is from its place, in points.
  ///
  /// - Parameter down: Whether its edge is the lower one.
  func offset(of size: CGSize, down: Bool) -> CGVector {
    switch self {
    case .beyond: CGVector(dx: 0, dy: down ? size.height : -size.height)
    case .left: CGVector(dx: -size.width, dy: 0)
    case .right: CGVector(dx: size.width, dy: 0)
    }
  }
}
