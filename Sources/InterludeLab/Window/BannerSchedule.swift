import InterludeUI
import MotionCurves

/// Which mistake the banner shows when, and how far it has come out. Times are real seconds.
nonisolated struct BannerSchedule: Sendable {
  static let slideDuration = 0.35
  /// From coming out until it goes away by itself.
  static let stay = 8.0

  private static let slide = TimedCurve(CubicBezier.easeOut, duration: slideDuration)

  private(set) var shown: Diagnostic?
  private var waiting: [Diagnostic] = []
  private var appearance = 0.0
  private var departure = 0.0

  /// Shows a mistake, or keeps it until those before it are gone.
  mutating func add(_ diagnostic: Diagnostic, at time: Double) {
    waiting.append(diagnostic)
    if shown == nil { showNext(at: time) }
  }

  /// Sends away what is shown, unless it is going already.
  mutating func close(at time: Double) {
    departure = min(departure, max(time, appearance))
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
    shown = waiting.isEmpty ? nil : waiting.removeFirst()
    appearance = time
    departure = time + Self.stay
  }
}
