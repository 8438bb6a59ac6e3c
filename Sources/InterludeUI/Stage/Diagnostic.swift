/// A mistake that would make UIKit raise, log cryptically or go dark, named in a sentence.
public nonisolated struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// Which mistake: `E…` what UIKit reports too, `F…` what it lets pass, `T…` an impossible value.
  public var identifier: String
  /// What happened, and to whom.
  public var message: String
  /// What to do instead.
  public var remedy: String
  /// When, in seconds on the stage's clock.
  public var time: Double = 0

  /// A diagnostic whose time is filled in when it is reported.
  public static func misuse(_ identifier: String, _ message: String, remedy: String) -> Diagnostic {
    Diagnostic(identifier: identifier, message: message, remedy: remedy)
  }

  public var description: String { "\(identifier): \(message) \(remedy)" }
}
