extension UIApplication {
  /// The orientations in which the app can be shown, of which a controller may allow fewer: what its delegate says, or else all but upside
  /// down, as on an iPhone.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }

  /// Posted before the frame of the status bar becomes another one; the new one stands under `statusBarFrameUserInfoKey`.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted after it has become another one; the old one stands under `statusBarFrameUserInfoKey`.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Under which a frame of the status bar stands, as an `NSValue`.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}
