import InterludeUI

nonisolated extension CurveSpec {
  /// The same spring by other numbers, each form a spelling that parses to the same motion; nil for what is no spring.
  ///
  /// The form with a duration in UIKit's sense is there where UIKit makes this spring for some duration.
  public var equivalentForms: [CurveSpec]? {
    guard case .spring(let spring, let form) = self else { return nil }
    let velocity = spring.initialVelocity
    let physics = Spring(
      mass: spring.mass.readable, stiffness: spring.stiffness.readable, damping: spring.damping.readable,
      initialVelocity: velocity,
      overdamping: spring.dampingRatio > 1 ? spring.overdamping : .clamped)
    let (ratio, response, bounce) = (spring.dampingRatio.readable, spring.response.readable, spring.bounce.readable)
    let isCoreAnimations = physics.overdamping == .coreAnimation
    var forms: [CurveSpec] = [.spring(physics, .physics)]
    if !isCoreAnimations { forms.append(Self.response(ratio, response, velocity)) }
    forms.append(
      Self.perceptual(response, bounce: bounce, velocity, overdamping: isCoreAnimations ? .coreAnimation : .physical))
    if case .animation = form {
      forms.append(self)
    } else if let duration = spring.animationDuration?.readable {
      forms.append(
        .spring(
          Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity),
          .animation(dampingRatio: ratio, duration: duration)))
    }
    return forms
  }
}

nonisolated extension Double {
  /// Without the digits that conversions leave behind: 0.30000000000000004 is 0.3.
  fileprivate var readable: Double { Double(String(format: "%.14g", self)) ?? self }
}
