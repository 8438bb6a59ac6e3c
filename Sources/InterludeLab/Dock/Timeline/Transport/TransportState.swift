import Foundation

/// How time runs, as the transport bar shows it.
nonisolated struct TransportState: Hashable, Sendable {
  /// In seconds from the scene's zero.
  var time = 0.0
  /// The frame that shows at that time, counted from the scene's zero.
  var frame = 0
  /// How many frames the take has.
  var frameCount = 0
  var isPlaying = false
  /// Whether nothing has happened yet: the first press will be the zero.
  var isWaiting = false
  /// What is played again and again, in seconds from the scene's zero; nil for no loop.
  var loop: ClosedRange<Double>?
  /// Seconds of the scene in a real one.
  var rate = 1.0
  /// How many branches of the take there are to return to.
  var branchCount = 0

  /// The rates to choose from.
  static let rates = [1.0 / 50, 1.0 / 20, 1.0 / 5, 1.0 / 2, 1, 2, 4]

  /// The next rate; after the fastest, the slowest.
  var nextRate: Double { fasterRate ?? Self.rates[0] }

  /// Nil at the fastest.
  var fasterRate: Double? { Self.rates.first { $0 > rate * 1.0001 } }

  /// Nil at the slowest.
  var slowerRate: Double? { Self.rates.last { $0 < rate * 0.9999 } }
}

// MARK: - In words

nonisolated extension TransportState {
  /// Such as `0.226 s`, as the playhead says it; of a long time with fewer decimals, so that it takes no more room.
  var timeText: String {
    let time = isWaiting ? 0 : time
    let digits = abs(time) < 99.9995 ? 3 : abs(time) < 999.995 ? 2 : 1
    return "\(Self.number(time, digits: digits)) s"
  }

  /// The longest text of the time below three hours.
  static let longestTimeText = "−00.000 s"

  /// Such as `frame 13 of 139`.
  var frameText: String {
    if isWaiting { return "waits for a click" }
    let (frame, count) = (Self.number(Double(frame), digits: 0), Self.number(Double(frameCount), digits: 0))
    return "frame \(frame) of \(count)"
  }

  /// Such as `0.00–1.00`; nil for no loop.
  var loopText: String? {
    loop.map { "\(Self.number($0.lowerBound, digits: 2))–\(Self.number($0.upperBound, digits: 2))" }
  }

  /// Such as `1/5×`.
  var rateText: String {
    guard rate < 1, rate > 0 else { return "\(Self.number(rate, digits: rate == rate.rounded() ? 0 : 1))×" }
    return "1/\(Int((1 / rate).rounded()))×"
  }

  private static func number(_ value: Double, digits: Int) -> String {
    let text = String(format: "%.\(digits)f", value)
    return (Double(text) ?? 0) == 0
      ? String(format: "%.\(digits)f", 0.0) : text.replacingOccurrences(of: "-", with: "−")
  }
}
