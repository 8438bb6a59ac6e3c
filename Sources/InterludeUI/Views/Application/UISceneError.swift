/// Why a scene does not become what the app has asked for.
public nonisolated struct UISceneError: Error, CustomNSError, Sendable {
  /// What went wrong. The raw values are UIKit's.
  public enum Code: Int, Sendable {
    /// There can be no more scenes.
    case multipleScenesNotSupported = 0
    /// The request was refused.
    case requestDenied = 1
    /// Such a request is nothing for this scene.
    case geometryRequestUnsupported = 100
    /// The scene cannot be so.
    case geometryRequestDenied = 101
  }

  /// “UISceneErrorDomain”.
  public static let errorDomain = "UISceneErrorDomain"
  /// What went wrong.
  public let code: Code
  private let reason: String

  init(_ code: Code, _ reason: String) { (self.code, self.reason) = (code, reason) }

  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
}
