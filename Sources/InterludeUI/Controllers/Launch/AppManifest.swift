/// What an app's `Info.plist` says of how it begins: by which delegates, and with which storyboard.
public struct AppManifest {
  /// Makes the app's delegate; in an app, `@main` or `@UIApplicationMain` says of which class it is.
  public var delegate: () -> any UIApplicationDelegate
  /// Makes the scene's delegate, `UISceneDelegateClassName`; nil for an app without scenes, whose window is the app delegate's.
  public var sceneDelegate: (() -> any UIWindowSceneDelegate)?
  /// The name of the scene's configuration, `UISceneConfigurationName`.
  public var configurationName = "Default Configuration"
  /// The storyboard that the app begins with, `UISceneStoryboardFile` or `UIMainStoryboardFile`; nil for none. What it holds is said
  /// by `UIStoryboard.define(_:_:)`.
  public var storyboard: String?
  /// Whether the controllers on show decide on the status bar, `UIViewControllerBasedStatusBarAppearance`; true unless set. Else the app
  /// does, by `UIApplication.statusBarStyle` and `isStatusBarHidden`.
  public var isStatusBarControllerBased = true

  /// An app without scenes, which begins by this delegate. It is made anew each time the app is begun.
  public init(delegate: @autoclosure @escaping () -> any UIApplicationDelegate, storyboard: String? = nil) {
    (self.delegate, self.storyboard) = (delegate, storyboard)
  }

  /// An app with a scene, which begins by these delegates. They are made anew each time the app is begun.
  public init(
    delegate: @autoclosure @escaping () -> any UIApplicationDelegate,
    sceneDelegate: @autoclosure @escaping () -> any UIWindowSceneDelegate, storyboard: String? = nil
  ) {
    (self.delegate, self.sceneDelegate, self.storyboard) = (delegate, sceneDelegate, storyboard)
  }
}
