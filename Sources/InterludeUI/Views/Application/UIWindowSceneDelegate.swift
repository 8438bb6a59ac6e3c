/// Is told what becomes of a scene. Requirements that UIKit has as optional ones have defaults, which do nothing.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is made: the moment to make its window, unless it begins with a storyboard.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is gone, and will not come back.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene takes input from now on.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to take no more input.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to come to the screen, as it begins and later.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has gone from the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
}

/// The same of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window. That of a storyboard is put here before the scene connects.
  var window: UIWindow? { get set }
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension NSObjectProtocol where Self: UIWindowSceneDelegate {
  /// The window as UIKit has it, whose requirement is optional: a delegate may have no such property, and the property no window.
  /// `delegate?.window??.rootViewController` goes by this one.
  @_disfavoredOverload @preconcurrency @MainActor public var window: UIWindow?? {
    let own: UIWindow? = window
    return .some(own)
  }
}
