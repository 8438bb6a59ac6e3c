import Foundation

/// Numbers as files keep them.
nonisolated enum Rounding {
  /// Of exact times, in seconds.
  static let timeDigits = 6

  /// To a number of digits after the point; never minus zero.
  static func round(_ value: Double, digits: Int) -> Double {
    let power = Self.powers[digits]
    let scaled = (value * power).rounded()
    // So large that no digit after the point is left: the number itself.
    guard abs(scaled) < 9e15 else { return value }
    return scaled == 0 ? 0 : scaled / power
  }

  /// The shortest text that reads back as the same number: `195`, `0.25`.
  static func text(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return "\(value)"
  }

  private static let powers: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6]
}
