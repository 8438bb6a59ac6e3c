// A scene's delegate is told in place of the app's; the notifications of both are posted.

extension Stage {
  /// Brings an app to the front that has begun or was put away: it is told that it is about to come, then that it takes input.
  public func enterForeground() {
    asCurrent {
      windowScene.activationState = .foregroundInactive
      tellDelegates(
        "sceneWillEnterForeground(_:)", { $0.sceneWillEnterForeground($1) }, "applicationWillEnterForeground(_:)"
      ) {
        $0.applicationWillEnterForeground($1)
      }
      announce(UIScene.willEnterForegroundNotification, windowScene)
      announce(UIApplication.willEnterForegroundNotification, application)
      becomeActive()
    }
  }

  /// Puts the app away, as the home gesture does: it is told that it takes no more input, then that it has gone. It stays as it is;
  /// its time goes on.
  public func enterBackground() {
    asCurrent {
      windowScene.activationState = .foregroundInactive
      tellDelegates("sceneWillResignActive(_:)", { $0.sceneWillResignActive($1) }, "applicationWillResignActive(_:)") {
        $0.applicationWillResignActive($1)
      }
      announce(UIScene.willDeactivateNotification, windowScene)
      announce(UIApplication.willResignActiveNotification, application)
      windowScene.activationState = .background
      tellDelegates(
        "sceneDidEnterBackground(_:)", { $0.sceneDidEnterBackground($1) }, "applicationDidEnterBackground(_:)"
      ) {
        $0.applicationDidEnterBackground($1)
      }
      announce(UIScene.didEnterBackgroundNotification, windowScene)
      announce(UIApplication.didEnterBackgroundNotification, application)
    }
  }

  func becomeActive() {
    windowScene.activationState = .foregroundActive
    tellDelegates("sceneDidBecomeActive(_:)", { $0.sceneDidBecomeActive($1) }, "applicationDidBecomeActive(_:)") {
      $0.applicationDidBecomeActive($1)
    }
    announce(UIScene.didActivateNotification, windowScene)
    announce(UIApplication.didBecomeActiveNotification, application)
  }

  func announce(_ name: Notification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }

  private func tellDelegates(
    _ sceneCallback: String, _ tellScene: (any UISceneDelegate, UIScene) -> Void,
    _ appCallback: String, _ tellApp: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    if let sceneDelegate = windowScene.delegate {
      note(sceneCallback, of: sceneDelegate)
      tellScene(sceneDelegate, windowScene)
    } else if let delegate = application.delegate {
      note(appCallback, of: delegate)
      tellApp(delegate, application)
    }
  }
}
