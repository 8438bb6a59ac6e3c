import InterludeUI
import MotionCurves

/// Which mistake the banner shows when, and how far it has come out. Times are real seconds.
nonisolated struct BannerSchedule: Sendable {
  static let slideDuration = 0.35
  /// From coming out until it goes away by itself.
  static let stay = 8.0

  private static let slide = TimedCurve(CubicBezier.easeOut, duration: slideDuration)

  var shown: Diagnostic? { current?.diagnostic }
  /// How many mistakes there have been in all.
  private(set) var count = 0

  private struct Entry {
    let number: Int
    let diagnostic: Diagnostic
  }

  private var current: Entry?
  private var waiting: [Entry] = []
  private var appearance = 0.0
  private var departure = 0.0

  /// Shows a mistake, or keeps it until those before it are gone.
  mutating func add(_ diagnostic: Diagnostic, at time: Double) {
    waiting.append(Entry(number: count, diagnostic: diagnostic))
    count += 1
    if shown == nil { showNext(at: time) }
  }

  /// Sends away what is shown, unless it is going already.
  mutating func close(at time: Double) {
    departure = min(departure, max(time, appearance))
  }

  /// Sends away the first so many mistakes, and forgets those of them that wait.
  mutating func forget(first number: Int, at time: Double) {
    waiting.removeAll { $0.number < number }
    if let current, current.number < number { close(at: time) }
  }

  mutating func advance(to time: Double) {
    while shown != nil, time >= departure + Self.slideDuration { showNext(at: departure + Self.slideDuration) }
  }

  /// 0 out of sight, 1 in its place.
  func extent(at time: Double) -> Double {
    guard shown != nil else { return 0 }
    return Self.slide.value(at: time - appearance) - Self.slide.value(at: time - departure)
  }

  private mutating func showNext(at time: Double) {
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    appearance = time
    departure = time + Self.stay
  }
}
