/// The finger on a list's cell: it highlights the cell while it is down, and selects it as it leaves.
final class ListTouch {
  private unowned let list: any ListHost
  /// The touch, and the view of the cell that it came down on: paths change while it is down.
  private weak var touch: UITouch?
  private weak var cell: UIView?

  init(list: any ListHost) { self.list = list }

  private var path: IndexPath? { cell.flatMap { list.views.key(of: $0)?.path } }

  /// Whether a touch is taken.
  func begin(_ touches: Set<UITouch>) -> Bool {
    guard touch == nil, list.selectionMode != .none, let first = touches.first,
      let key = list.views.key(around: first.view), key.category == .cell, list.shouldHighlight(key.path)
    else { return false }
    touch = first
    cell = list.views.view(for: key)
    list.showHighlight(true, of: key.path)
    list.didHighlight(key.path, true)
    return true
  }

  func end(_ touches: Set<UITouch>) -> Bool {
    guard let path = lift(touches) else { return false }
    if !list.tellsOfSelectionFirst { list.didHighlight(path, false) }
    list.tapped(path)
    if list.tellsOfSelectionFirst { list.didHighlight(path, false) }
    return true
  }

  func cancel(_ touches: Set<UITouch>) -> Bool {
    guard let path = lift(touches) else { return false }
    list.didHighlight(path, false)
    return true
  }

  /// Takes the highlight away as the touch goes.
  private func lift(_ touches: Set<UITouch>) -> IndexPath? {
    guard let touch, touches.contains(touch) else { return nil }
    let path = path
    self.touch = nil
    cell = nil
    guard let path else { return nil }
    list.showHighlight(false, of: path)
    return path
  }
}
