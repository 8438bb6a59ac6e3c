/// Which presentation a controller asks for. The raw values are UIKit's.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case none = -1
  /// The system's choice, which is `pageSheet`.
  case automatic = -2
}

/// Which animation a presentation has when no delegate supplies one.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
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

  /// The presentations over this controller's children, at any depth, and what is presented over those.
  var presentationsInside: [UIPresentationController] {
    children.flatMap { child in
      sequence(first: child, next: \.ownPresentedViewController).dropFirst()
        .flatMap { [$0.activePresentationController].compactMap { $0 } + $0.presentationsInside }
        + child.presentationsInside
    }
  }

  /// The presentation controller of this controller's style; in the custom style the transitioning delegate's.
  func makePresentationController(presenting: UIViewController?, source: UIViewController) -> UIPresentationController {
    let custom =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source) : nil
    return custom ?? modalPresentationStyle.presentationController(for: self, presenting: presenting)
  }

  /// The latest of the transitions that this controller takes part in.
  var transition: TransitionRunner? { transitions.last }
}
