/// Where a hidden bar is: out of sight beyond its edge, or beside the screen as long as it goes or comes with one.
enum BarRefuge {
  case beyond, left, right

  /// Where a bar that a push or pop shows comes from, and one that it hides goes to: with the screen that has it.
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
