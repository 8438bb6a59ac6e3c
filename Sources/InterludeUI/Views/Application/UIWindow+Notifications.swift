import Foundation

// Posted by the default notification centre with the window as the object, once the window has been told.

extension UIWindow {
  /// Posted when a window shows that was hidden.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is hidden that showed.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when a window has become the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window is the key window no more.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  var isOnScreen: Bool { stage.windows.contains { $0 === self } }

  func tellVisibility(wasOnScreen: Bool) {
    guard isOnScreen != wasOnScreen else { return }
    NotificationCenter.default.post(
      name: isOnScreen ? Self.didBecomeVisibleNotification : Self.didBecomeHiddenNotification, object: self)
  }
}
