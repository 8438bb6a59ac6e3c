extension UIApplication {
  /// Why an app has been begun; nothing begins one here but a person.
  public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Where an app is. The raw values are UIKit's.
  public nonisolated enum State: Int, Sendable {
    /// On the screen, and takes input.
    case active = 0
    /// On the screen, or about to be, and takes no input.
    case inactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// Where the app is: active unless the stage has put it away, or begins it.
  public var applicationState: State {
    switch stage.windowScene.activationState {
    case .foregroundActive: .active
    case .foregroundInactive, .unattached: .inactive
    case .background: .background
    }
  }

  /// The sessions of the app's scenes; empty for an app that was not begun by a delegate.
  public var openSessions: Set<UISceneSession> { stage.windowScene.sceneSession.map { [$0] } ?? [] }
}

// Posted by the default notification centre when the delegates have been told, with the application or the scene as the object.

extension UIApplication {
  /// Posted when the app has begun.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app takes input from now on.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to take no more input.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app has gone from the screen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to come back to the screen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Posted on a device that runs out of memory. Nothing here does: it is there to be observed.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

extension UIScene {
  /// Posted when the scene is made.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when the scene is gone.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted when the scene takes input from now on.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted when the scene is about to take no more input.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted when the scene is about to come to the screen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when the scene has gone from the screen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
