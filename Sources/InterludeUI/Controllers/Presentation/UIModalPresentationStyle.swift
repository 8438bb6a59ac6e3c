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

extension UIModalPresentationStyle {
  /// Whether the style covers a presentation context, not the whole window.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// The system's presentation controller of the style.
  func presentationController(
    for presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    switch self {
    case .custom: UIPresentationController(presentedViewController: presented, presenting: presenting)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none:
      FullScreenPresentationController(presentedViewController: presented, presenting: presenting)
    case .pageSheet, .formSheet, .automatic:
      UISheetPresentationController(presentedViewController: presented, presenting: presenting)
    case .popover: UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }
}
