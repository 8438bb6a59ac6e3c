/// Which presentation a controller asks for. The raw values are UIKit's.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenter's view leaves it.
  case fullScreen = 0
  /// A sheet over the presenter; see `UISheetPresentationController`.
  case pageSheet = 1
  /// A sheet that is a form in the middle where there is room, else as `pageSheet`.
  case formSheet = 2
  /// Covers the view of the nearest controller that defines a presentation context, which leaves the window.
  case currentContext = 3
  /// The transitioning delegate supplies the presentation controller.
  case custom = 4
  /// Covers the window; the presenter's view stays below.
  case overFullScreen = 5
  /// Covers the view of the nearest controller that defines a presentation context, which stays below.
  case overCurrentContext = 6
  /// A bubble that points at what it belongs to; see `UIPopoverPresentationController`.
  case popover = 7
  /// No adaptation. As a style to present in, it is none.
  case none = -1
  /// The system's choice, which is `pageSheet`.
  case automatic = -2
}

/// Which animation a presentation has when no delegate supplies one.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge.
  case coverVertical = 0
  /// Turns the screen about its vertical axis, with the new one on the back.
  case flipHorizontal = 1
  /// Fades from one to the other.
  case crossDissolve = 2
}

extension UIViewController {
  /// The controller that this one itself presented.
  var ownPresentedViewController: UIViewController? { ownPresentation?.presentedViewController }

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
    let custom =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source) : nil
    let own = makeOwnPresentationController(presenting: presenting)
    return custom ?? own ?? modalPresentationStyle.presentationController(for: self, presenting: presenting)
  }

  /// The latest of the transitions that this controller takes part in.
  var transition: TransitionRunner? { transitions.last }
}
