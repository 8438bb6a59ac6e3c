import InterludeUI

nonisolated extension CurveSpec {
  /// The curve as CSS declarations: exact where CSS has the curve, else `linear()` within a tolerance, as a fraction of
  /// the distance.
  public func css(tolerance: Double = 0.001) -> String {
    let (function, remark) = cssFunction(tolerance: tolerance)
    return """
      /* \(shortened): \(remark) */
      animation-duration: \(cssDuration.shortest)s;
      animation-timing-function: \(function);
      """
  }

  /// The time that a spring takes by itself is a long number: from its fifth digit on it is not seen.
  private var cssDuration: Double {
    switch self {
    case .bezier, .steps, .polyline, .spring(_, .animation): shortened.duration
    case .spring, .decay, .approach: Double(String(format: "%.4g", duration)) ?? duration
    }
  }

  private func cssFunction(tolerance: Double) -> (function: String, remark: String) {
    switch self {
    case .bezier(let curve): return (Self.cssBezier(curve.function), "exact")
    case .steps(let curve): return ("steps(\(curve.function.count), \(curve.function.position.spelling))", "exact")
    case .polyline(let curve): return ("linear(\(Self.stops(curve.function.points).joined(separator: ", ")))", "exact")
    case .spring, .decay, .approach:
      let line = LinearApproximation(of: curve, duration: duration, tolerance: tolerance)
      return (line.css, "within \(min(max(tolerance, 1e-5), 0.1).shortest), \(line.points.count) points")
    }
  }

  private static func cssBezier(_ bezier: CubicBezier) -> String {
    switch bezier {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInEaseOut: "ease-in-out"
    case .default: "ease"
    default: "cubic-bezier(\([bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(\.shortest).joined(separator: ", ")))"
    }
  }
}

nonisolated extension LinearApproximation {
  /// `linear(0, 0.5 20%, 1)`: the first and the last input go without saying.
  public var css: String {
    let inner = points.dropFirst().dropLast().map {
      "\($0.output.shortest) \((($0.input * 1e4).rounded() / 100).shortest)%"
    }
    let ends = [points.first, points.last].compactMap { $0?.output.shortest }
    return "linear(\((ends.prefix(1) + inner + ends.suffix(1)).joined(separator: ", ")))"
  }
}
