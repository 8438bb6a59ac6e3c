import InterludeUI

/// How the device's furniture looks: the status bar as the controllers on show want it, the home indicator as what is behind it
/// calls for.
struct StatusBarAppearance: Equatable {
  var style = UIStatusBarStyle.default
  var isHidden = false
  var animation = UIStatusBarAnimation.fade
  /// Whether the home indicator is light, being on something dark.
  var isIndicatorLight = false
  var isIndicatorHidden = false
}

extension StatusBarAppearance {
  /// - Parameters:
  ///   - previous: How it looked last: an indicator keeps its colour on what is neither light nor dark.
  ///   - isInTransition: Whether what is on the screen only passes: the indicator then keeps its colour, too.
  init(
    over window: UIWindow, after previous: StatusBarAppearance = StatusBarAppearance(), isInTransition: Bool = false
  ) {
    self.init()
    guard let manager = window.windowScene?.statusBarManager else { return }
    let steppedBack = window.rootViewController.map(Self.hasSteppedBack) ?? false
    style = steppedBack ? .lightContent : manager.statusBarStyle
    isHidden = manager.isStatusBarHidden
    animation = manager.updateAnimation
    isIndicatorHidden = manager.isHomeIndicatorHidden
    isIndicatorLight = previous.isIndicatorLight
    guard !isInTransition else { return }
    let luma = Backdrop(window: window).luma(at: DeviceShape.homeIndicator(in: window.bounds).center)
    isIndicatorLight = previous.isIndicatorLight ? luma < Self.light : luma < Self.dark
  }

  /// The lumas below which a light indicator stays light, and above which a dark one stays dark.
  private static let (light, dark): (CGFloat, CGFloat) = (0.5, 0.3)

  /// The height of the middle of the status bar's text.
  static let textMiddle: CGFloat = 26

  /// Whether a controller has stepped back behind a sheet, so far that the status bar is written on the black above it.
  private static func hasSteppedBack(_ root: UIViewController) -> Bool {
    guard root.presentedViewController?.presentationController is UISheetPresentationController,
      let layer = root.viewIfLoaded?.layer
    else { return false }
    return (layer.presentation() ?? layer).frame.minY > textMiddle
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
