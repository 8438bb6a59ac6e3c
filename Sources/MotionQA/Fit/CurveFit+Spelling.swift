import InterludeUI

nonisolated extension CurveFit: CustomStringConvertible {
  /// The fitted curve as a person would write it, with four digits: a spring by UIKit's duration where that is what took
  /// it away, else by its response.
  public var spec: CurveSpec {
    switch curve {
    case .easing(let bezier):
      let rounded = CubicBezier(bezier.x1.short, bezier.y1.short, bezier.x2.short, bezier.y2.short)
      return .bezier(TimedCurve(rounded, duration: duration.brief))
    case .spring(let spring):
      let (ratio, velocity) = (spring.dampingRatio.brief, spring.initialVelocity.brief)
      if spring.animationDuration == duration {
        return .spring(
          Spring(dampingRatio: ratio, duration: duration.brief, initialVelocity: velocity),
          .animation(dampingRatio: ratio, duration: duration.brief))
      }
      return .spring(
        Spring(dampingRatio: ratio, response: spring.response.brief, initialVelocity: velocity),
        .response(dampingRatio: ratio, response: spring.response.brief))
    }
  }

  /// Such as `spring(dampingRatio: 0.8, duration: 0.5) from 0 to 100, 0.250 s to 0.750 s, off by less than 0.001 %`.
  public var description: String {
    "\(spec) from \(from.brief.shortest) to \(to.brief.shortest), \(Seconds.text(start)) to \(Seconds.text(end)), "
      + "off by \(residual.words)"
  }
}

nonisolated extension CurveFit.Residual {
  /// The largest miss: `0.02 %`, `less than 0.001 %`.
  var words: String {
    let percent = Rounding.round(maximum * 100, digits: 3)
    return percent == 0 ? "less than 0.001 %" : "\(Rounding.text(percent)) %"
  }
}

nonisolated extension Double {
  /// Four digits of it.
  fileprivate var brief: Double { Double(String(format: "%.4g", self)) ?? self }

  /// Four digits after the point.
  fileprivate var short: Double { (self * 10_000).rounded() / 10_000 }
}
