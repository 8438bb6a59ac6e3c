import Foundation

extension Spring {
  public var description: String {
    "UISpringTimingParameters(mass: \(mass.brief), stiffness: \(stiffness.brief), damping: \(damping.brief), "
      + "initialVelocity: \(initialVelocity.brief)), \(regime), \(rest)"
  }

  private var regime: String {
    switch motion {
    case .underdamped: "damping ratio \(dampingRatio.brief)"
    case .critical: "critically damped"
    case .overdamped: "overdamped, ratio \(dampingRatio.brief)"
    }
  }

  private var rest: String {
    guard damping > 0 else { return "never settles" }
    let overshoot = peak.map { ", overshoots by \(($0.overshoot * 100).brief) % at \($0.time.brief) s" }
    return "settles in \(settlingTime(within: Settling.tolerance).brief) s" + (overshoot ?? "")
  }
}
