import Foundation

/// What the device is set to for the sake of people who need it so.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Posted when `isReduceMotionEnabled` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when `isVoiceOverRunning` has changed.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Posted when `isReduceTransparencyEnabled` has changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  /// What assistive technologies can be told of. The raw values are UIKit's.
  public nonisolated struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen is new.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is new.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// The content has scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive technologies of something. There are none here: it is written into the lifecycle, at its time, as a haptic is.
  ///
  /// - Parameters:
  ///   - notification: What has happened.
  ///   - argument: What is to be spoken, or the element that is to be told of next.
  public static func post(notification: Notification, argument: Any?) {
    let what: String =
      switch notification {
      case .screenChanged: "screenChanged"
      case .layoutChanged: "layoutChanged"
      case .announcement: "announcement"
      case .pageScrolled: "pageScrolled"
      default: "\(notification.rawValue)"
      }
    let of = argument.map { $0 as? String ?? "\(type(of: $0))" }
    let stage = Stage.current
    stage.note(
      "UIAccessibility.post(notification:)", of: stage.application,
      [what, of].compactMap(\.self).joined(separator: ", "))
  }
}
