/// Is told what becomes of the app: that it begins, comes to the front, goes away and ends. Requirements that UIKit has as optional
/// ones have defaults, which do nothing.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes. One that begins with a storyboard has it put here.
  var window: UIWindow? { get set }

  /// Called first of all, before anything is on the screen.
  ///
  /// - Returns: Without meaning here: no app is opened by a URL.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called next. An app without scenes makes its window here, unless it begins with a storyboard.
  ///
  /// - Returns: Without meaning here: no app is opened by a URL.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called in place of the method above, of a delegate that does not implement it.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// The app takes input from now on. Not called of an app with scenes, nor are the three that follow: its scene delegate is told.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to take no more input.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app has gone from the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to come back to the screen. Not called as it begins.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// Asked for the configuration of a scene that is about to be made; by default that of the app's manifest.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The orientations in which the app can be shown in a window; all but upside down without the method. Asked when the app calls for it,
  /// not when a person turns the device.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Called when a person has closed scenes for good, at the app's end.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }

  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

extension NSObjectProtocol where Self: UIApplicationDelegate {
  /// The window as UIKit has it, whose requirement is optional: a delegate may have no such property, and the property no window.
  /// `delegate?.window??.rootViewController` goes by this one.
  @_disfavoredOverload @preconcurrency @MainActor public var window: UIWindow?? {
    let own: UIWindow? = window
    return .some(own)
  }
}
