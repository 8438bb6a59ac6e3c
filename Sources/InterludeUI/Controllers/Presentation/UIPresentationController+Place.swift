extension UIPresentationController {
  /// Puts an empty container in front of what it covers: the whole window or, in a context, the presenter's view.
  ///
  /// - Parameter sibling: the container that it replaces, and is put above.
  func openContainer(above sibling: UIView? = nil) {
    let presenter = presenting?.viewIfLoaded
    let place = shouldPresentInFullscreen ? presenter?.window : presenter?.superview
    let host = sibling?.superview ?? place ?? UIView()
    let container = PresentationContainerView(frame: host.bounds)
    if !shouldPresentInFullscreen, let presenter {
      container.layoutFrame = presenter.layoutFrame
      container.autoresizingMask = presenter.autoresizingMask
    }
    container.presentationController = self
    container.addGestureRecognizer(
      TransitionCatchGestureRecognizer { [weak self] in self?.presentedViewController.transition })
    containerView = container
    if let sibling { host.insertSubview(container, aboveSubview: sibling) } else { host.addSubview(container) }
  }

  /// Ends the transition in the container at once, because the container goes, and its rest would not be seen.
  func endTransition() {
    for runner in presentedViewController.transitions where runner.plan.containerView === containerView {
      runner.abandon()
    }
  }

  func closeContainer() {
    containerView?.removeFromSuperview()
    containerView = nil
  }

  /// Puts the presented view where it belongs, and has the container laid out.
  func placePresentedView() {
    presentedView?.layoutFrame = frameOfPresentedViewInContainerView
    containerView?.setNeedsLayout()
  }

  /// Whether the presenter's view has been taken out of its place.
  var hasRemovedPresentersView: Bool { presenterPlace != nil }

  /// Takes the presenter's view into the container, behind everything, remembering where it was.
  func takePresentersView() {
    guard presenterPlace == nil, let container = containerView, let view = presenting?.viewIfLoaded,
      let superview = view.superview, let index = superview.subviews.firstIndex(of: view)
    else { return }
    presenterPlace = (superview, index)
    let frame = container.convert(view.layoutFrame, from: superview)
    container.insertSubview(view, at: 0)
    view.layoutFrame = frame
  }

  /// Puts the presenter's view back where it was, at the size that the place has now.
  func returnPresentersView() {
    guard let (superview, index) = presenterPlace, let view = presenting?.viewIfLoaded else { return }
    let frame = presentersFrame(in: superview)
    presenterPlace = nil
    superview.insertSubview(view, at: index)
    view.layoutFrame = frame
  }

  /// Where the presenter's view, taken out before, will be in the container.
  var frameOfReturningView: CGRect {
    guard let containerView else { return .zero }
    guard let superview = presenterPlace?.superview else { return containerView.bounds }
    return containerView.convert(presentersFrame(in: superview), from: superview)
  }

  /// Where the presenter's view belongs in its superview, whose size may have changed meanwhile.
  func presentersFrame(in superview: UIView) -> CGRect {
    if let own = presenting?.activePresentationController, own.containerView === superview {
      return own.frameOfPresentedViewInContainerView
    }
    return shouldPresentInFullscreen ? superview.bounds : containerView?.layoutFrame ?? superview.bounds
  }
}
