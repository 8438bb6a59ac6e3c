/// What a pan that wants to begin looks like to the view that its finger is on.
extension UIPanGestureRecognizer {
  /// Where the finger came down, in a view's coordinates; nil without a finger.
  func start(in view: UIView) -> CGPoint? { start.map { view.convert($0, from: nil) } }

  /// Whether the finger has moved more sideways than up and down, as a view sees it.
  func isHorizontal(in view: UIView) -> Bool {
    guard let start = start(in: view) else { return false }
    let way = location(in: view) - start
    return abs(way.dx) > abs(way.dy)
  }
}
