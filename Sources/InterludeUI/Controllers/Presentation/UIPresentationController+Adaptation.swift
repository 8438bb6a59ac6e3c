extension UIPresentationController {
  /// The presentation controller that code outside knows: the one that was asked for, not the one adapted to.
  var original: UIPresentationController { adaptation?.original ?? self }

  /// The presentation to use under given traits: this one, or one of another style.
  func adapted(to traits: UITraitCollection) -> UIPresentationController {
    let style = style(adaptedTo: traits)
    guard style != .none else { return self }
    let replacement = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    let other = style.presentationController(for: replacement ?? presentedViewController, presenting: presenting)
    other.adaptation = (style, self)
    delegate?.presentationController(self, prepare: other)
    return other
  }

  /// Tells the delegate in what style the presentation begins or goes on.
  func announceStyle(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
    original.delegate?.presentationController(
      original, willPresentWithAdaptiveStyle: adaptation?.style ?? .none,
      transitionCoordinator: coordinator)
  }

  /// Changes the style of a presentation that is on show, when the traits now call for another one.
  func adapt() {
    guard let traits = containerView?.traitCollection, presentedViewController.transition == nil else { return }
    guard original.style(adaptedTo: traits) != adaptation?.style ?? .none else { return }
    original.presenting = presenting
    replace(by: original.adapted(to: traits))
  }

  /// The style that traits call for; `none` when it is the presentation's own.
  private func style(adaptedTo traits: UITraitCollection) -> UIModalPresentationStyle {
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? adaptivePresentationStyle(for: traits)
    switch style {
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet:
      return style == presentedViewController.modalPresentationStyle ? .none : style
    case .automatic: return .pageSheet
    case .currentContext, .overCurrentContext, .custom, .popover, .none: return .none
    }
  }

  /// Lets another presentation take over where this one is. No view that stays leaves the window on the way, so that
  /// only the controllers that really come or go get appearance calls.
  private func replace(by next: UIPresentationController) {
    let (old, new) = (presentedViewController, next.presentedViewController)
    dismissalTransitionWillBegin()
    dismissalTransitionDidEnd(true)
    next.openContainer(above: containerView)
    if new !== old, new.parent === old {
      new.tellWillMove(toParent: nil)
      new.removeFromParent()
    }
    handOverLinks(from: old, to: new, with: next)
    next.announceStyle(with: next.presentedViewController.transitionCoordinator)
    next.presentationTransitionWillBegin()
    if let view = next.presentedView {
      next.containerView?.addSubview(view)
      view.layoutFrame = next.frameOfPresentedViewInContainerView
    }
    next.presentationTransitionDidEnd(true)
    handOverPresentersView(to: next)
    closeContainer()
  }

  private func handOverLinks(
    from old: UIViewController, to new: UIViewController, with next: UIPresentationController
  ) {
    let above = old.ownPresentation
    old.ownPresentation = nil
    presenting?.ownPresentation = next
    above?.presenting = new
    new.ownPresentation = above
  }

  private func handOverPresentersView(to next: UIPresentationController) {
    switch (hasRemovedPresentersView, next.shouldRemovePresentersView) {
    case (true, true): next.presenterPlace = presenterPlace
    case (true, false): returnPresentersView()
    case (false, true):
      next.takePresentersView()
      next.presenting?.viewIfLoaded?.removeFromSuperview()
    case (false, false): break
    }
  }
}
