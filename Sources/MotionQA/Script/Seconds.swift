import Foundation

/// Times as people read them.
public nonisolated enum Seconds {
  /// With three digits after the point: `0.250 s`.
  public static func text(_ seconds: Double) -> String { "\(digits(seconds)) s" }

  /// With as many digits as it needs, three at most: `0.65 s`.
  static func short(_ seconds: Double) -> String { "\(Rounding.text(Rounding.round(seconds, digits: 3))) s" }

  /// The number alone: `0.250`; never `-0.000`.
  public static func digits(_ seconds: Double) -> String {
    let text = String(format: "%.3f", seconds)
    return text == "-0.000" ? "0.000" : text
  }
}
