/// A running change from one child of a container to another. A controller that joins a later change before this one ends is left to
/// that.
final class ChildChange {
  private let from: UIViewController
  private let to: UIViewController
  private let isForwarded: Bool

  init(from: UIViewController, to: UIViewController, isForwarded: Bool) {
    (self.from, self.to, self.isForwarded) = (from, to, isForwarded)
  }

  func begin(animated: Bool) {
    from.childChange = self
    to.childChange = self
    guard isForwarded else { return }
    to.beginAppearanceTransition(true, animated: animated)
    from.beginAppearanceTransition(false, animated: animated)
  }

  func end() {
    if from.childChange === self {
      from.childChange = nil
      from.viewIfLoaded?.removeFromSuperview()
      if isForwarded, from.appearance == .disappearing { from.endAppearanceTransition() }
    }
    if to.childChange === self {
      to.childChange = nil
      if isForwarded, to.appearance == .appearing { to.endAppearanceTransition() }
    }
  }
}
