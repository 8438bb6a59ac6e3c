import InterludeUI

/// Who decides how the status bar is written.
enum StatusBarAppearance {
  /// The style that the screen on top of a controller wants: a full-screen presentation, or one that captures the status
  /// bar, takes it over from its presenter, and gives it back as soon as its dismissal begins.
  static func style(over root: UIViewController) -> UIStatusBarStyle {
    hasSteppedBack(root) ? .lightContent : styleOfScreen(over: root)
  }

  /// The same for the home indicator: a sheet, and no black, is behind it when the screen has stepped back.
  static func styleOfScreen(over root: UIViewController) -> UIStatusBarStyle {
    var top = root
    while let presented = top.presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance
    {
      top = presented
    }
    while let child = top.childForStatusBarStyle { top = child }
    return top.preferredStatusBarStyle
  }

  /// Whether a controller has stepped back behind a sheet, so far that the status bar is written on the black above it.
  private static func hasSteppedBack(_ root: UIViewController) -> Bool {
    guard root.presentedViewController?.presentationController is UISheetPresentationController,
      let layer = root.viewIfLoaded?.layer
    else { return false }
    return (layer.presentation() ?? layer).frame.minY > Stage.current.safeAreaInsets.top / 3
  }
}
