import Foundation

/// A number as a person types it, with its unit or without.
nonisolated struct NumberReading: Equatable, Sendable {
  let number: Double
  /// In lower case, such as `ms` or `%`; empty without one.
  let unit: String

  /// Reads `0.8`, `0,8 s`, `800ms`, `10 %`, `−3/s`; nil for what is no number.
  init?(_ text: String) {
    let plain = text.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "−", with: "-")
      .replacingOccurrences(of: ",", with: ".")
    let digits = plain.prefix { $0.isASCII && $0.isNumber || "+-.".contains($0) }
    guard let number = Double(digits), number.isFinite else { return nil }
    self.number = number
    unit = plain.dropFirst(digits.count).trimmingCharacters(in: .whitespaces).lowercased()
  }
}

nonisolated extension SliderScale {
  /// What a person has typed, in the units of the value and within what it can be; nil for what is no such number.
  func value(of text: String) -> Double? {
    guard let reading = NumberReading(text) else { return nil }
    let value: Double
    switch (reading.unit, unit) {
    case ("", _), ("s", "s"), ("/s", "/s"), ("%", "%"): value = reading.number / factor
    case ("ms", "s"): value = reading.number / 1000
    case ("%", ""): value = reading.number / 100
    default: return nil
    }
    return min(max(value, limits.lowerBound), limits.upperBound)
  }
}
