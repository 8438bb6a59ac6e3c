import Foundation

/// Other ways to say the same spring. All are of mass 1; `response` and perceptual duration are one thing, the period
/// that the spring would have without damping.
extension Spring {
  /// The damping ratios that a spring can be given: 0 is undamped, 1 critical.
  package static let dampingRatios = 0...1000.0
  /// The bounces that a spring can be given: 0 is critical, 1 undamped, below 0 overdamped.
  package static let bounces = -0.999...1.0
  /// The responses and perceptual durations that a spring can be given, in seconds: from a thousandth, faster than any screen, to a
  /// little over a quarter of an hour.
  package static let responses = 0.001...1000.0

  /// A spring by damping ratio and response, as SwiftUI's `spring(response:dampingFraction:)`.
  ///
  /// `dampingRatio` is 0 or more, 1 being critical; `response` is in seconds, above 0.
  public init(dampingRatio: Double, response: Double, initialVelocity: Double = 0) {
    var check = InputCheck("Spring")
    let ratio = check.clamp("dampingRatio", dampingRatio, to: Self.dampingRatios, otherwise: 1)
    self.init(
      ratio: ratio, period: check.period("response", response), initialVelocity: initialVelocity,
      overdamping: .physical, check: check)
  }

  /// A spring by perceptual duration and bounce, as SwiftUI's `spring(duration:bounce:)`; with ``Overdamping/coreAnimation`` as
  /// `UIView.animate(springDuration:bounce:)` and `CASpringAnimation(perceptualDuration:bounce:)`.
  ///
  /// `duration` is in seconds, above 0; `bounce` lies above −1 and up to 1: 0 is critical, 1 undamped, below 0 overdamped.
  public init(
    duration: Double, bounce: Double, initialVelocity: Double = 0, overdamping: Overdamping = .physical
  ) {
    var check = InputCheck("Spring")
    let bounce = check.clamp("bounce", bounce, to: Self.bounces, otherwise: 0)
    self.init(
      ratio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), period: check.period("duration", duration),
      initialVelocity: initialVelocity, overdamping: overdamping, check: check)
  }

  /// √(stiffness / mass), in radians per second.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// damping / (2 √(stiffness · mass)) as the spring moves: never above 1 where ``overdamping`` is `clamped`.
  public var dampingRatio: Double {
    let ratio = damping / (2 * mass * angularFrequency)
    return overdamping == .clamped ? min(ratio, 1) : ratio
  }

  /// The period that the spring would have without damping, in seconds; also its perceptual duration.
  public var response: Double { 2 * .pi / angularFrequency }

  /// 1 − ratio up to critical damping, 1 / ratio − 1 beyond it.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  private init(
    ratio: Double, period: Double, initialVelocity: Double, overdamping: Overdamping, check: InputCheck
  ) {
    let frequency = 2 * .pi / period
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity,
      overdamping: overdamping, check: check)
  }
}

extension InputCheck {
  fileprivate mutating func period(_ parameter: String, _ given: Double) -> Double {
    clamp(parameter, given, to: Spring.responses, otherwise: 0.5)
  }
}
