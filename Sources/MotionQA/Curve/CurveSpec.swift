import InterludeUI

/// A curve as a person writes it: `spring(dampingRatio: 0.4, duration: 1)`, `easeInOut`, `cubic-bezier(0.4, 0, 0.2, 1)`.
public nonisolated enum CurveSpec: Sendable, Equatable {
  /// A spring, and the numbers by which it was given.
  case spring(Spring, SpringForm)
  /// A cubic Bézier curve over a duration.
  case bezier(TimedCurve<CubicBezier>)
  /// Steps over a duration.
  case steps(TimedCurve<Steps>)
  /// Straight lines between points over a duration.
  case polyline(TimedCurve<PiecewiseLinear>)
  /// A glide.
  case decay(Decay)
  /// A way of which what is left falls by the same factor in equal times.
  case approach(ExponentialApproach)

  /// By which numbers a spring was given.
  public enum SpringForm: Sendable, Equatable {
    /// Mass, stiffness and damping: `UISpringTimingParameters`, `CASpringAnimation`.
    case physics
    /// SwiftUI's `spring(response:dampingFraction:)`.
    case response(dampingRatio: Double, response: Double)
    /// `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
    case animation(dampingRatio: Double, duration: Double)
    /// SwiftUI's `spring(duration:bounce:)`, `UIView.animate(springDuration:bounce:)`.
    case perceptual(duration: Double, bounce: Double)
  }

  /// The curve as a function of time.
  public var curve: any MotionCurve {
    switch self {
    case .spring(let spring, _): spring
    case .bezier(let curve): curve
    case .steps(let curve): curve
    case .polyline(let curve): curve
    case .decay(let decay): decay
    case .approach(let approach): approach
    }
  }

  /// How long an animation with this curve runs, in seconds; for an undamped spring, ten of its periods.
  public var duration: Double {
    switch self {
    case .spring(_, .animation(_, let duration)): min(max(duration, 0.01), 10)
    case .spring(let spring, _) where spring.damping == 0: 10 * spring.response
    default: curve.settlingTime
    }
  }

  /// The duration by which the curve is given, in seconds; nil where it has its own.
  public var statedDuration: Double? {
    switch self {
    case .spring(_, .animation(_, let duration)), .spring(_, .perceptual(let duration, _)): duration
    case .bezier(let curve): curve.duration
    case .steps(let curve): curve.duration
    case .polyline(let curve): curve.duration
    case .spring, .decay, .approach: nil
    }
  }

  /// The times at which the curve jumps or turns sharply, in seconds, ascending.
  var corners: [Double] {
    switch self {
    case .spring, .bezier, .decay, .approach: []
    case .steps(let curve):
      (0...curve.function.count).map { Double($0) / Double(curve.function.count) * curve.duration }
    case .polyline(let curve): curve.function.points.map { $0.input * curve.duration }
    }
  }
}

/// What is wrong with a curve's spelling: a sentence, then the spelling with a mark below the place.
public nonisolated struct CurveSpecError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  public let description: String
  /// The sentence alone, for where nothing can stand below anything.
  public let sentence: String

  /// - Parameter offset: Of the place, in characters.
  init(_ text: String, at offset: Int, _ reason: String) {
    sentence = "\"\(text)\" is no curve: \(reason)"
    // Below nothing a mark would stand for nothing.
    guard text.contains(where: { !$0.isWhitespace }) else {
      description = sentence
      return
    }
    description = "\(sentence)\n  \(text)\n  \(String(repeating: " ", count: offset))^"
  }

  public var errorDescription: String? { description }
}
