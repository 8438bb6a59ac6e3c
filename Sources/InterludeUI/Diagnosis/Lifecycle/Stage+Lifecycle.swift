extension Stage {
  /// Notes a callback that is about to be made. Costs nothing, words included, unless someone looks on.
  func note(_ callback: String, of subject: AnyObject?, _ detail: @autoclosure () -> String = "") {
    if let subject { tell(.callback(callback, of: subject, detail: detail())) }
  }

  /// A completion handler that is noted when it runs; nil for none.
  func noting(_ callback: String, of subject: AnyObject, _ completion: (() -> Void)?) -> (() -> Void)? {
    guard let completion, !observers.isEmpty else { return completion }
    return { [weak self, weak subject] in
      self?.note(callback, of: subject)
      completion()
    }
  }
}

extension UIView {
  /// Runs a change of the subviews, noted if this is where transitions happen.
  func notingSubviews(_ change: () -> Void) {
    guard !stage.observers.isEmpty, isTransitionContainer else { return change() }
    let before = subviews
    change()
    stage.tell(.subviews(of: self, before: before))
  }

  private var isTransitionContainer: Bool {
    self is PresentationContainerView || (superview as? NavigationView)?.container === self
      || (superview as? TabView)?.container === self
  }
}

extension UINavigationController {
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
