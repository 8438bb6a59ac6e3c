import InterludeUI

/// How the device's furniture looks: as the controllers on show want it, and as what is behind it calls for.
struct StatusBarAppearance: Equatable {
  var style = UIStatusBarStyle.default
  var isHidden = false
  var animation = UIStatusBarAnimation.fade
  /// A sheet, and no black, is behind the home indicator when the screen has stepped back.
  var indicatorStyle = UIStatusBarStyle.default
  var isIndicatorHidden = false
}

extension StatusBarAppearance {
  init(over window: UIWindow) {
    self.init()
    guard let manager = window.windowScene?.statusBarManager else { return }
    let steppedBack = window.rootViewController.map(Self.hasSteppedBack) ?? false
    style = steppedBack ? .lightContent : manager.statusBarStyle
    isHidden = manager.isStatusBarHidden
    animation = manager.updateAnimation
    indicatorStyle = manager.statusBarStyle
    isIndicatorHidden = manager.isHomeIndicatorHidden
  }

  /// Whether a controller has stepped back behind a sheet, so far that the status bar is written on the black above it.
  private static func hasSteppedBack(_ root: UIViewController) -> Bool {
    guard root.presentedViewController?.presentationController is UISheetPresentationController,
      let layer = root.viewIfLoaded?.layer
    else { return false }
    return (layer.presentation() ?? layer).frame.minY > Stage.current.safeAreaInsets.top / 3
  }
}
