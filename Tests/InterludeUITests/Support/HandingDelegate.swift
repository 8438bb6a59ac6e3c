import InterludeUI

/// A transitioning and navigation delegate that hands out what a test gives it, and writes down that it was asked.
open class HandingDelegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
  public var animator: (any UIViewControllerAnimatedTransitioning)?
  public var interaction: (any UIViewControllerInteractiveTransitioning)?
  public var makePresentationController: ((UIViewController, UIViewController?) -> UIPresentationController?)?
  private let journal: Journal?

  public init(journal: Journal? = nil, animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
    self.journal = journal
    self.animator = animator
  }

  private func write(_ entry: String) { journal?.write("delegate \(entry)") }

  // MARK: Presentations

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    write("presentationController")
    return makePresentationController?(presented, presenting)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    write("animationController forPresented")
    return animator
  }

  public func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    write("animationController forDismissed")
    return animator
  }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    write("interactionController forPresentation")
    return interaction
  }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    write("interactionController forDismissal")
    return interaction
  }

  // MARK: Navigation

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    write("willShow \((viewController as? Probe)?.name ?? "?")")
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    write("didShow \((viewController as? Probe)?.name ?? "?")")
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    write("animationController for \(operation)")
    return animator
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    write("interactionController for a push or pop")
    return interaction
  }
}
