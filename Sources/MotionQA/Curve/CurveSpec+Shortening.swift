import InterludeUI

nonisolated extension CurveSpec {
  /// The same curve, as far as can be seen, by numbers of fewer digits: what a conversion has made long, such as a stiffness of
  /// 80.897372935016, is 80.9.
  ///
  /// A number of up to four digits stays. Any other has as many as the curve takes that is less than 0.02 % of the way from the one
  /// without it, everywhere: a third of a point on a way as long as a large screen is high.
  public var shortened: CurveSpec {
    let exact = numbers
    return with(numbers: exact.indices.map { shortened(exact, at: $0) })
  }

  private static let tolerance = 0.0002
  private static let leastDigits = 4

  private func shortened(_ exact: [Double], at index: Int) -> Double {
    // What a slider or a person has given is what was meant.
    guard Self.rounded(exact[index], digits: Self.leastDigits) != exact[index] else { return exact[index] }
    for digits in 1...15 {
      var numbers = exact
      numbers[index] = Self.rounded(exact[index], digits: digits)
      if isSeen(as: with(numbers: numbers)) { return numbers[index] }
    }
    return exact[index]
  }

  private static func rounded(_ number: Double, digits: Int) -> Double {
    Double(String(format: "%.\(digits)g", number)) ?? number
  }

  private func isSeen(as other: CurveSpec) -> Bool {
    let (curve, another) = (curve, other.curve)
    return FrameTimes.spread(count: 61, over: 0...max(duration, other.duration)).allSatisfy {
      abs(curve.value(at: $0) - another.value(at: $0)) < Self.tolerance
    }
  }

  /// What the curve is given by, as far as it may be shortened.
  private var numbers: [Double] {
    switch self {
    case .spring(let spring, let form): Self.numbers(spring, form) + [spring.initialVelocity]
    case .bezier(let curve):
      [curve.function.x1, curve.function.y1, curve.function.x2, curve.function.y2, curve.duration]
    case .steps, .polyline, .decay, .approach: []
    }
  }

  private static func numbers(_ spring: Spring, _ form: SpringForm) -> [Double] {
    switch form {
    case .physics: [spring.mass, spring.stiffness, spring.damping]
    case .response(let ratio, let response): [ratio, response]
    case .animation(let ratio, let duration): [ratio, duration]
    case .perceptual(let duration, let bounce): [duration, bounce]
    }
  }

  /// - Parameter n: In the order of ``numbers``.
  private func with(numbers n: [Double]) -> CurveSpec {
    switch self {
    case .spring(let spring, .physics):
      .spring(
        Spring(
          mass: n[0], stiffness: n[1], damping: n[2], initialVelocity: n[3], overdamping: spring.overdamping), .physics)
    case .spring(_, .response): Self.response(n[0], n[1], n[2])
    case .spring(_, .animation): Self.fitted(n[0], duration: n[1], n[2])
    case .spring(let spring, .perceptual):
      .spring(
        Spring(duration: n[0], bounce: n[1], initialVelocity: n[2], overdamping: spring.overdamping),
        .perceptual(duration: n[0], bounce: n[1]))
    case .bezier: .bezier(TimedCurve(CubicBezier(n[0], n[1], n[2], n[3]), duration: n[4]))
    case .steps, .polyline, .decay, .approach: self
    }
  }
}
