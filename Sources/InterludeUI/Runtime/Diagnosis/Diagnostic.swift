/// A mistake that would make UIKit raise, log cryptically or go dark, named in a sentence.
public nonisolated struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// What was asked for was not done, or the app can no longer be used as it was meant to.
    case error
    /// It goes on, but does not look or last as it was meant to.
    case warning
  }

  /// Which mistake.
  public var code: DiagnosticCode
  /// How bad the mistake is.
  public var severity: Severity
  /// What happened, and to whom.
  public var message: String
  /// What to do instead.
  public var remedy: String
  /// The names of the types that took part: first whose mistake it is, then what it befell.
  public var types: [String]
  /// When, in seconds on the stage's clock.
  public var time: Double = 0

  /// A diagnostic whose time is filled in when it is reported.
  public static func misuse(
    _ code: DiagnosticCode, _ message: String, remedy: String, severity: Severity = .error, types: [Any.Type] = []
  ) -> Diagnostic {
    Diagnostic(
      code: code, severity: severity, message: message, remedy: remedy, types: types.map { "\($0)" })
  }

  /// The code as it is written: `F3`.
  public var identifier: String { code.rawValue }

  public var description: String { "\(identifier): \(message) \(remedy)" }
}
