/// An animator that hands its transitions to another one, and steps in only where it has to, as a drag does that a finger takes hold of.
/// Observers, diagnostics and edits go by the other one's name.
package protocol WrappingAnimator: UIViewControllerAnimatedTransitioning {
  /// The animator that is handed the transitions; nil where there is none.
  var wrappedAnimator: (any UIViewControllerAnimatedTransitioning)? { get }
}

extension UIViewControllerAnimatedTransitioning {
  /// Notes a call that this animator gets from the one that wraps it, or makes to it, as the system's own are noted.
  package func note(
    _ callback: String, _ detail: @autoclosure () -> String = "",
    in context: (any UIViewControllerContextTransitioning)?
  ) { context?.containerView.stage.note(callback, of: self, detail()) }

  /// The animator whose code animates: the wrapped one, or this one itself.
  package var innermost: any UIViewControllerAnimatedTransitioning {
    (self as? any WrappingAnimator)?.wrappedAnimator?.innermost ?? self
  }
}
