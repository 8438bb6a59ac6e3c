import InterludeUI

/// Who decides how the status bar is written.
enum StatusBarAppearance {
  /// The style that the screen on top of a controller wants: a full-screen presentation, or one that captures the status
  /// bar, takes it over from its presenter, and gives it back as soon as its dismissal begins.
  static func style(over root: UIViewController) -> UIStatusBarStyle {
    var top = root
    while let presented = top.presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance
    {
      top = presented
    }
    while let child = top.childForStatusBarStyle { top = child }
    return top.preferredStatusBarStyle
  }
}
