extension UIDevice {
  /// Posted when the stage is turned: when the larger one of its sides becomes the other one. The windows still have their old size.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Whether turns are told of: unless `endGeneratingDeviceOrientationNotifications()` has been called more often than its
  /// counterpart, since the windows, too, have asked for it.
  public var isGeneratingDeviceOrientationNotifications: Bool { stage.orientationRequests > 0 }

  /// Has turns told of. Calls are counted.
  public func beginGeneratingDeviceOrientationNotifications() { stage.orientationRequests += 1 }

  /// Takes one call of `beginGeneratingDeviceOrientationNotifications()` back.
  public func endGeneratingDeviceOrientationNotifications() {
    stage.orientationRequests = max(0, stage.orientationRequests - 1)
  }
}

extension Stage {
  /// Tells apps of a turn, and of another frame of the status bar, around what follows the screen's change.
  func tellOfTurn(from old: (isLandscape: Bool, statusBar: CGRect), follow: () -> Void) {
    let new = windowScene.statusBarManager?.statusBarFrame ?? .zero
    asCurrent {
      if orientationRequests > 0, windowScene.interfaceOrientation.isLandscape != old.isLandscape {
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
      }
      if new != old.statusBar { post(UIApplication.willChangeStatusBarFrameNotification, new) }
    }
    follow()
    if new != old.statusBar { asCurrent { post(UIApplication.didChangeStatusBarFrameNotification, old.statusBar) } }
  }

  private func post(_ name: Notification.Name, _ frame: CGRect) {
    NotificationCenter.default.post(
      name: name, object: application, userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
  }
}
