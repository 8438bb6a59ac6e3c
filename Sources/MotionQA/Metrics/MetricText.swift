import Foundation

/// Numbers of metrics as people read them.
nonisolated enum MetricText {
  /// Of 1: `4.6 %`.
  static func percent(_ part: Double) -> String { "\(Rounding.text(Rounding.round(part * 100, digits: 1))) %" }

  /// Four digits, without an exponent: `1234`, `0.8712`, `1235000`, `0.00001256`.
  static func brief(_ value: Double) -> String {
    let text = Rounding.text(Double(String(format: "%.4g", value)) ?? value)
    return text.contains("e") ? Decimal(string: text).map { "\($0)" } ?? text : text
  }

  /// Two values with their unit, each with three digits after the point, or with as many as tell them apart.
  static func numbers(_ from: Double, _ to: Double, _ kind: TraceProperty.Kind) -> (from: String, to: String) {
    func texts(_ digits: Int) -> (String, String) {
      let texts = [from, to].map { Rounding.text(Rounding.round($0, digits: digits)) + kind.unit.spaced }
      return (texts[0], texts[1])
    }
    let apart = (3...kind.digits).first { texts($0).0 != texts($0).1 }
    return texts(apart ?? 3)
  }
}
