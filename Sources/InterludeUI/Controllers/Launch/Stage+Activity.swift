// A scene's delegate is told in place of the app's; the notifications of both are posted.

extension Stage {
  /// Brings an app to the front that has begun or was put away: it is told that it is about to come, then that it takes input.
  public func enterForeground() {
    asCurrent {
      become(
        .foregroundInactive,
        scene: ("sceneWillEnterForeground(_:)", { $0.sceneWillEnterForeground($1) }),
        app: ("applicationWillEnterForeground(_:)", { $0.applicationWillEnterForeground($1) }),
        announcing: UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
      becomeActive()
    }
  }

  /// Puts the app away, as the home gesture does: it is told that it takes no more input, then that it has gone. It stays as it is;
  /// its time goes on.
  public func enterBackground() {
    asCurrent {
      become(
        .foregroundInactive,
        scene: ("sceneWillResignActive(_:)", { $0.sceneWillResignActive($1) }),
        app: ("applicationWillResignActive(_:)", { $0.applicationWillResignActive($1) }),
        announcing: UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
      become(
        .background,
        scene: ("sceneDidEnterBackground(_:)", { $0.sceneDidEnterBackground($1) }),
        app: ("applicationDidEnterBackground(_:)", { $0.applicationDidEnterBackground($1) }),
        announcing: UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
    }
  }

  func becomeActive() {
    become(
      .foregroundActive,
      scene: ("sceneDidBecomeActive(_:)", { $0.sceneDidBecomeActive($1) }),
      app: ("applicationDidBecomeActive(_:)", { $0.applicationDidBecomeActive($1) }),
      announcing: UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
  }

  func announce(_ name: Notification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }

  /// Takes a state, tells the delegate by the callback that is its own, and posts both notifications.
  private func become(
    _ state: UIScene.ActivationState,
    scene: (callback: String, tell: (any UISceneDelegate, UIScene) -> Void),
    app: (callback: String, tell: (any UIApplicationDelegate, UIApplication) -> Void),
    announcing sceneName: Notification.Name, _ appName: Notification.Name
  ) {
    windowScene.activationState = state
    if let delegate = windowScene.delegate {
      note(scene.callback, of: delegate)
      scene.tell(delegate, windowScene)
    } else if let delegate = application.delegate {
      note(app.callback, of: delegate)
      app.tell(delegate, application)
    }
    announce(sceneName, windowScene)
    announce(appName, application)
  }
}
