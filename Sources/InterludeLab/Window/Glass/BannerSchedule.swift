import InterludeUI
import MotionCurves

/// The schedule of the banner: which mistake it shows, and how far it has slid in. Times are in real seconds.
nonisolated struct BannerSchedule: Sendable {
  static let slideDuration = 0.35
  /// The time from sliding in until it slides out by itself.
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

  /// Shows a mistake, or queues it behind those before it.
  mutating func add(_ diagnostic: Diagnostic, at time: Double) {
    waiting.append(Entry(number: count, diagnostic: diagnostic))
    count += 1
    if shown == nil { showNext(at: time) }
  }

  /// Dismisses the mistake that is shown, unless it is sliding out already.
  mutating func close(at time: Double) {
    departure = min(departure, max(time, appearance))
  }

  /// Dismisses the first mistakes up to a count, and removes those of them that are queued.
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
