/// What the device is set to for the sake of people who need it so.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Posted when `isReduceMotionEnabled` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when `isVoiceOverRunning` has changed.
  public nonisolated static let voiceOverStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}
