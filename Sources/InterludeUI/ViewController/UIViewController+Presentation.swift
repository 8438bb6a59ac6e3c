/// Which presentation a controller asks for. The raw values are UIKit's.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
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
  /// What this controller or one of its containers presented.
  public var presentedViewController: UIViewController? {
    selfAndAncestors.lazy.compactMap(\.ownPresentedViewController).first
  }

  /// Who presented this controller or the container that it is in.
  public var presentingViewController: UIViewController? {
    selfAndAncestors.lazy.compactMap(\.ownPresentingViewController).first
  }

  /// The presentation that has this controller, or a container of it, on the screen.
  public var presentationController: UIPresentationController? {
    selfAndAncestors.lazy.compactMap(\.activePresentationController).first
  }

  /// The coordinator of the transition that this controller, a container of it or a presenter takes part in.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    selfAndAncestors.lazy.compactMap { $0.transition?.coordinator }.first
  }
}
