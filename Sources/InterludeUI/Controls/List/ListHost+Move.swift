/// A view that leaves a list while others move.
struct LeavingView {
  let view: UIView
  let key: ListKey
  let from: ListPlace
  let to: ListPlace
}

extension ListHost {
  /// Makes changes as a list's are animated; what leaves is there to be used again at the end.
  func move(
    leaving: [LeavingView], animated: Bool, changes: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let end = { [self] (finished: Bool) in
      for item in leaving where views.endLeaving(item.view) { recycle(item.view, item.key) }
      completion(finished)
    }
    guard animated else {
      changes()
      return end(true)
    }
    // UIKit's duration.
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes,
      completion: end)
  }
}
