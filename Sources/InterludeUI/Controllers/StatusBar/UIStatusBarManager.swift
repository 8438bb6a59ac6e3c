/// The status bar as the controllers on show want it.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  private unowned let stage: Stage

  init(stage: Stage) { self.stage = stage }

  /// Whether what shows is written dark or light; in the dark appearance the default is light.
  public var statusBarStyle: UIStatusBarStyle {
    guard stage.leavesStatusBarToControllers else { return stage.application.ownStatusBar.style }
    guard let controller = deciding({ $0.childForStatusBarStyle }) else { return .default }
    let style = controller.preferredStatusBarStyle
    return style == .default && controller.traitCollection.userInterfaceStyle == .dark ? .lightContent : style
  }

  /// A screen that lies on its side has no status bar.
  public var isStatusBarHidden: Bool {
    guard stage.safeAreaInsets.top > 0 else { return true }
    guard stage.leavesStatusBarToControllers else { return stage.application.ownStatusBar.isHidden }
    return deciding({ $0.childForStatusBarHidden })?.prefersStatusBarHidden ?? false
  }

  /// In the screen's coordinates; zero while it is hidden.
  public var statusBarFrame: CGRect {
    isStatusBarHidden
      ? .zero : CGRect(x: 0, y: 0, width: stage.size.width, height: stage.safeAreaInsets.top)
  }

  /// Who decides: of the key window's controllers the one on top, or the child that it leaves it to. A full-screen
  /// presentation, or one that captures the status bar, takes it over from its presenter, and gives it back as soon as its
  /// dismissal begins.
  func deciding(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    guard var top = stage.application.keyWindow?.rootViewController else { return nil }
    while let presented = top.presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance
    {
      top = presented
    }
    while let next = child(top) { top = next }
    return top
  }
}

/// How the status bar comes and goes inside an animation block. The raw values are UIKit's.
public nonisolated enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides over the upper edge.
  case slide = 2
}

extension UIStatusBarManager {
  /// How the controller that decides wants the status bar to come and go. Not part of UIKit.
  public var updateAnimation: UIStatusBarAnimation {
    deciding({ $0.childForStatusBarHidden })?.preferredStatusBarUpdateAnimation ?? .fade
  }

  /// Whether the controller that decides wants the home indicator away. Not part of UIKit.
  public var isHomeIndicatorHidden: Bool {
    deciding({ $0.childForHomeIndicatorAutoHidden })?.prefersHomeIndicatorAutoHidden ?? false
  }
}
