/// What the device is set to for the sake of people who need it so.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether large motion is to be left out. It is the stage's `isReduceMotionEnabled`.
  public static var isReduceMotionEnabled: Bool { Stage.current.isReduceMotionEnabled }

  /// Posted when `isReduceMotionEnabled` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
