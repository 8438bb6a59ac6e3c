import Foundation

/// Numbers of metrics as people read them.
nonisolated enum MetricText {
  /// Of 1: `4.6 %`.
  static func percent(_ part: Double) -> String { "\(Rounding.text(Rounding.round(part * 100, digits: 1))) %" }

  /// Four digits: `1234`, `0.8712`, `1.235e+06`.
  static func brief(_ value: Double) -> String { Rounding.text(Double(String(format: "%.4g", value)) ?? value) }
}
