import InterludeUI

/// Numbers in words.
nonisolated enum GraphText {
  /// `0.31 s`.
  static func seconds(_ time: Double) -> String { signed(String(format: "%.2f", time)) + " s" }

  /// `0.308 s`: precise enough to tell a frame from the next.
  static func exactSeconds(_ time: Double) -> String { signed(String(format: "%.3f", time)) + " s" }

  /// A share as `10.0 %`.
  static func percent(_ share: Double) -> String { signed(String(format: "%.1f", share * 100)) + " %" }

  /// With as many digits as can be read at a glance: `1234`, `412.5 pt`, `0.553`.
  static func number(_ number: Double, unit: String = "") -> String {
    guard number.isFinite else { return number.isNaN ? "–" : number < 0 ? "−∞" : "∞" }
    let digits =
      switch abs(number) {
      case 1000...: 0
      case 100...: 1
      case 1...: 2
      default: 3
      }
    let gap = unit.isEmpty || unit.hasPrefix("/") ? "" : " "
    return signed(String(format: "%.\(digits)f", number)) + gap + unit
  }

  /// With a minus as long as a plus; never −0.
  private static func signed(_ text: String) -> String {
    (Double(text) ?? 1) == 0
      ? text.replacingOccurrences(of: "-", with: "") : text.replacingOccurrences(of: "-", with: "−")
  }
}
