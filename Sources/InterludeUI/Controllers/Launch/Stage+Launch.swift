extension Stage {
  /// Begins an app as UIKit does: `willFinishLaunching`, `didFinishLaunching`; then, for an app with a scene, the configuration, the
  /// scene's connection, `willEnterForeground` and `didBecomeActive`; for one without, `didBecomeActive`. The window of a storyboard
  /// is there before the scene connects, or before the app launches, and is shown afterwards. None of it takes time.
  public func launch(_ manifest: AppManifest) {
    asCurrent {
      leavesStatusBarToControllers = manifest.isStatusBarControllerBased
      let delegate = manifest.delegate()
      (appDelegate, application.delegate) = (delegate, delegate)
      windowScene.activationState = .foregroundInactive
      if manifest.sceneDelegate == nil, let storyboard = manifest.storyboard {
        delegate.window = makeWindow(UIStoryboard(name: storyboard, bundle: nil))
      }
      finishLaunching(delegate)
      if let sceneDelegate = manifest.sceneDelegate {
        connect(sceneDelegate, manifest, delegate)
        enterForeground()
      } else {
        if manifest.storyboard != nil { delegate.window?.makeKeyAndVisible() }
        becomeActive()
      }
      if !windows.contains(where: { $0.rootViewController != nil }) { reportEmptyScreen() }
      commit()
    }
  }

  /// Ends an app that `launch(_:)` has begun: it is told that it goes into the background, that its scene is gone, and that it ends. Its windows stay
  /// where they are, and are its beginner's to take away.
  public func terminate() {
    asCurrent {
      if windowScene.activationState != .background { enterBackground() }
      if let sceneDelegate = windowScene.delegate {
        note("sceneDidDisconnect(_:)", of: sceneDelegate)
        sceneDelegate.sceneDidDisconnect(windowScene)
        announce(UIScene.didDisconnectNotification, windowScene)
      }
      if let delegate = appDelegate {
        note("applicationWillTerminate(_:)", of: delegate)
        delegate.applicationWillTerminate(application)
      }
      announce(UIApplication.willTerminateNotification, application)
      windowScene.sceneSession?.scene = nil
      (windowScene.sceneSession, windowScene.delegate, appDelegate) = (nil, nil, nil)
      windowScene.activationState = .unattached
    }
  }

  private func finishLaunching(_ delegate: any UIApplicationDelegate) {
    note("application(_:willFinishLaunchingWithOptions:)", of: delegate)
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    note("application(_:didFinishLaunchingWithOptions:)", of: delegate)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    announce(UIApplication.didFinishLaunchingNotification, application)
  }

  private func connect(
    _ makeSceneDelegate: () -> any UIWindowSceneDelegate, _ manifest: AppManifest,
    _ delegate: any UIApplicationDelegate
  ) {
    let named = UISceneConfiguration(name: manifest.configurationName, sessionRole: .windowApplication)
    let (session, options) = (UISceneSession(configuration: named), UIScene.ConnectionOptions())
    note("application(_:configurationForConnecting:options:)", of: delegate)
    let configuration = delegate.application(application, configurationForConnecting: session, options: options)
    let sceneDelegate = makeSceneDelegate()
    if let wanted = configuration.delegateClass, wanted != type(of: sceneDelegate) {
      report(wanted, not: sceneDelegate)
    }
    (session.configuration, session.scene) = (configuration, windowScene)
    (windowScene.sceneSession, windowScene.delegate) = (session, sceneDelegate)
    let storyboard = configuration.storyboard ?? manifest.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
    if let storyboard { sceneDelegate.window = makeWindow(storyboard) }
    note("scene(_:willConnectTo:options:)", of: sceneDelegate)
    sceneDelegate.scene(windowScene, willConnectTo: session, options: options)
    announce(UIScene.willConnectNotification, windowScene)
    if storyboard != nil { sceneDelegate.window?.makeKeyAndVisible() }
  }

  private func makeWindow(_ storyboard: UIStoryboard) -> UIWindow {
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }

  private func report(_ wanted: AnyClass, not sceneDelegate: any UIWindowSceneDelegate) {
    report(
      .misuse(
        .S4,
        "The scene is to be configured with \(wanted) as its delegate, but the manifest makes \(type(of: sceneDelegate)).",
        remedy: "Let the manifest's sceneDelegate make a \(wanted).", types: [wanted]))
  }

  private func reportEmptyScreen() {
    report(
      .misuse(
        .S5, "The app has begun, and shows no window with a root view controller.",
        remedy:
          "Keep a window in the delegate, give it a rootViewController and call makeKeyAndVisible(); or name the storyboard in the "
          + "manifest."))
  }
}
