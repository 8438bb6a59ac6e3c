extension UIViewController {
  /// The controller that this one itself presented.
  var ownPresentedViewController: UIViewController? { ownPresentation?.presentedViewController }

  /// The presented controller refers to its presentation while there is one.
  func ownPresentationDidChange(from old: UIPresentationController?) {
    old?.presentedViewController.activePresentationController = nil
    ownPresentation?.presentedViewController.activePresentationController = ownPresentation
  }

  /// The controller that presented this one itself.
  var ownPresentingViewController: UIViewController? { activePresentationController?.presenting }

  var activeOrPreparedPresentationController: UIPresentationController {
    if let active = selfAndAncestors.lazy.compactMap(\.activePresentationController).first { return active.original }
    if let preparedPresentationController { return preparedPresentationController }
    let controller = makePresentationController(presenting: nil, source: self)
    controller.presented.isKeptAlive = false
    preparedPresentationController = controller
    return controller
  }

  /// The presentation that this controller began, and those on top of it; from the bottom up.
  var presentationsAbove: [UIPresentationController] {
    sequence(first: self, next: \.ownPresentedViewController).compactMap(\.ownPresentation)
  }

  /// The presentations over this controller's children, at any depth, and what is presented over those.
  var presentationsInside: [UIPresentationController] {
    children.flatMap { child in
      child.presentationsAbove.flatMap { [$0] + $0.presentedViewController.presentationsInside }
        + child.presentationsInside
    }
  }

  /// The presentation controller of this controller's style; in the custom style the transitioning delegate's. A controller
  /// that brings its own has that in any style.
  func makePresentationController(presenting: UIViewController?, source: UIViewController) -> UIPresentationController {
    let custom = modalPresentationStyle == .custom ? askDelegate(presenting: presenting, source: source) : nil
    let own = makeOwnPresentationController(presenting: presenting)
    return custom ?? own ?? modalPresentationStyle.presentationController(for: self, presenting: presenting)
  }

  private func askDelegate(presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
    stage.noting(
      answer: transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source),
      to: "presentationController(forPresented:presenting:source:)", from: transitioningDelegate)
  }

  var nearestTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    selfAndAncestors.lazy.compactMap { $0.transition?.coordinator }.first
      ?? viewIfLoaded?.window?.rootViewController?.sizeChange
  }

  /// The latest of the transitions that this controller takes part in.
  var transition: TransitionRunner? { transitions.last }

  /// Whether this controller takes part in a presentation or dismissal that is in progress: only one at a time can be.
  var isInModalTransition: Bool { transitions.contains { $0.plan.operation.isModal } }

  /// Resolves the automatic style, as what reading it gives, and forgets the presentation controller of another style.
  func modalPresentationStyleDidChange(from old: UIModalPresentationStyle) {
    // The change that the next line makes.
    guard old != .automatic else { return }
    if modalPresentationStyle == .automatic { modalPresentationStyle = .pageSheet }
    if modalPresentationStyle != old { preparedPresentationController = nil }
  }
}
