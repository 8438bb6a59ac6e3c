extension UINavigationController {
  /// Asks the delegate, if there is one, who animates a push or pop.
  func askDelegate(
    forAnimatorOf operation: Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    stage.noting(
      answer: delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to),
      to: "navigationController(_:animationControllerFor:from:to:)", from: delegate)
  }

  /// Tells the delegate, if there is one, of a controller that is to be shown.
  func tellWillShow(_ viewController: UIViewController, animated: Bool) {
    guard let delegate else { return }
    stage.note("navigationController(_:willShow:animated:)", of: delegate, "\(type(of: viewController))")
    delegate.navigationController(self, willShow: viewController, animated: animated)
  }

  /// Tells the delegate, if there is one, of a controller that has been shown.
  func tellDidShow(_ viewController: UIViewController, animated: Bool) {
    guard let delegate else { return }
    stage.note("navigationController(_:didShow:animated:)", of: delegate, "\(type(of: viewController))")
    delegate.navigationController(self, didShow: viewController, animated: animated)
  }
}
