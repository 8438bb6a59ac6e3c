import Foundation

/// A number as it is typed, with its unit or without.
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
  /// The typed number in the units of the value, limited to its range; nil if the text is no such number.
  func value(of text: String) -> Double? { unlimitedValue(of: text).map(limited) }

  /// The typed number without the limit.
  func unlimitedValue(of text: String) -> Double? {
    guard let reading = NumberReading(text) else { return nil }
    let value: Double
    switch (reading.unit, unit) {
    case ("", _), ("s", "s"), ("/s", "/s"), ("%", "%"): value = reading.number / factor
    case ("ms", "s"): value = reading.number / 1000
    case ("%", ""): value = reading.number / 100
    default: return nil
    }
    return value
  }

  /// The nearest value in the range.
  func limited(_ value: Double) -> Double { min(max(value, limits.lowerBound), limits.upperBound) }

  /// The range that can be typed, in one line: `0.01 … 60 s`.
  var limitsText: String {
    func short(_ value: Double) -> String {
      String(format: "%.6g", value * factor).replacingOccurrences(of: "-", with: "−")
    }
    let gap = unit.isEmpty || unit.hasPrefix("/") ? "" : "\u{A0}"
    return "\(short(limits.lowerBound))\u{A0}…\u{A0}\(short(limits.upperBound))\(gap)\(unit)"
  }
}
