extension UIViewController {
  /// Replaces a child's view by another child's, and animates the change.
  ///
  /// The entering view is added to the superview of the leaving one before the animations run, and the leaving view is
  /// removed when they have ended; both children get their appearance calls. With a transition in the options, such as
  /// `transitionFlipFromLeft`, the superview passes from the old look to the new one by it. Seconds.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let container = superviewForTransition(from: fromViewController, to: toViewController) else { return }
    let change = ChildChange(from: fromViewController, to: toViewController, isForwarded: appearance == .appeared)
    change.begin(animated: duration > 0)
    let finish = { (finished: Bool) in
      change.end()
      completion?(finished)
    }
    guard options.transition == 0 else {
      return UIView.transition(
        with: container, duration: duration, options: options,
        animations: {
          container.addSubview(toViewController.view)
          fromViewController.view.removeFromSuperview()
          animations?()
        }, completion: finish, file: file, line: line)
    }
    container.addSubview(toViewController.view)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: finish, file: file,
      line: line)
  }

  /// Where the two views change places; nil, and reported, when they cannot.
  private func superviewForTransition(from: UIViewController, to: UIViewController) -> UIView? {
    guard from.parent === self, to.parent === self else {
      stage.report(
        .misuse(
          .H2,
          "\(type(of: self)) was asked for a transition from \(type(of: from)) to \(type(of: to)), which are not both "
            + "its children.",
          remedy: "Call addChild(_:) for both on the controller that makes the transition."))
      return nil
    }
    guard shouldAutomaticallyForwardAppearanceMethods else {
      stage.report(
        .misuse(
          .H2,
          "\(type(of: self)) was asked for a transition between children, but forwards their appearance itself.",
          remedy: "Animate with UIView.animate, between calls of beginAppearanceTransition and endAppearanceTransition."
        ))
      return nil
    }
    guard let container = from.viewIfLoaded?.superview else {
      stage.report(
        .misuse(
          .H2, "\(type(of: self)) was asked for a transition from \(type(of: from)), whose view is in no superview.",
          remedy: "Add the view of the child to transition from first."))
      return nil
    }
    return container
  }
}
