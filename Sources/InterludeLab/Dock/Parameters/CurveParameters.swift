import InterludeUI
import MotionQA

/// The timing of a motion, and which of its numbers may be changed.
nonisolated struct CurveParameters: Equatable, Sendable {
  var spec: CurveSpec
  /// In seconds.
  var delay: Double = 0
  /// The fields that may be changed; the rest is only shown.
  var editable: Set<CurveField> = Set(CurveField.allCases)

  /// The numbers that give the curve, in the order in which they are shown.
  var fields: [CurveField] {
    switch spec {
    case .spring(_, .animation): [.dampingRatio, .duration, .initialVelocity, .delay]
    case .spring(_, .response): [.dampingRatio, .response, .initialVelocity, .delay]
    case .spring(_, .perceptual): [.bounce, .duration, .initialVelocity, .delay]
    case .spring(_, .physics): [.mass, .stiffness, .damping, .initialVelocity, .delay]
    default: spec.statedDuration == nil ? [.delay] : [.duration, .delay]
    }
  }

  /// The number of a field; nil for a field that this curve does not have.
  func value(of field: CurveField) -> Double? {
    switch (spec, field) {
    case (_, .delay): return delay
    case (_, .duration): return spec.statedDuration
    case (.spring(let spring, _), .initialVelocity): return spring.initialVelocity
    case (.spring(_, .animation(let ratio, _)), .dampingRatio), (.spring(_, .response(let ratio, _)), .dampingRatio):
      return ratio
    case (.spring(_, .response(_, let response)), .response): return response
    case (.spring(_, .perceptual(_, let bounce)), .bounce): return bounce
    case (.spring(let spring, .physics), .mass): return spring.mass
    case (.spring(let spring, .physics), .stiffness): return spring.stiffness
    case (.spring(let spring, .physics), .damping): return spring.damping
    default: return nil
    }
  }

  /// The parameters with another number; unchanged for a field that this curve does not have.
  func setting(_ field: CurveField, to number: Double) -> CurveParameters {
    guard value(of: field) != nil else { return self }
    var changed = self
    if field == .delay {
      changed.delay = number
    } else {
      changed.spec = spec.setting(field, to: number)
    }
    return changed
  }

  /// Whether UIKit fits the spring to its duration.
  var isFitted: Bool { if case .spring(_, .animation) = spec { true } else { false } }
}

nonisolated extension CurveSpec {
  fileprivate func setting(_ field: CurveField, to number: Double) -> CurveSpec {
    switch (self, field) {
    case (.spring(let spring, let form), .initialVelocity): spring.given(by: form, velocity: number)
    case (.spring(let spring, .animation(_, let duration)), .dampingRatio):
      spring.given(by: .animation(dampingRatio: number, duration: duration))
    case (.spring(let spring, .animation(let ratio, _)), .duration):
      spring.given(by: .animation(dampingRatio: ratio, duration: number))
    case (.spring(let spring, .response(_, let response)), .dampingRatio):
      spring.given(by: .response(dampingRatio: number, response: response))
    case (.spring(let spring, .response(let ratio, _)), .response):
      spring.given(by: .response(dampingRatio: ratio, response: number))
    case (.spring(let spring, .perceptual(let duration, _)), .bounce):
      spring.given(by: .perceptual(duration: duration, bounce: number))
    case (.spring(let spring, .perceptual(_, let bounce)), .duration):
      spring.given(by: .perceptual(duration: number, bounce: bounce))
    case (.spring(let spring, .physics), .mass): spring.with(mass: number)
    case (.spring(let spring, .physics), .stiffness): spring.with(stiffness: number)
    case (.spring(let spring, .physics), .damping): spring.with(damping: number)
    case (.bezier(let curve), .duration): .bezier(TimedCurve(curve.function, duration: number))
    case (.steps(let curve), .duration): .steps(TimedCurve(curve.function, duration: number))
    case (.polyline(let curve), .duration): .polyline(TimedCurve(curve.function, duration: number))
    default: self
    }
  }
}

nonisolated extension Spring {
  /// The spring that other numbers of a form give, with this one's initial velocity unless another is given.
  func given(by form: CurveSpec.SpringForm, velocity: Double? = nil) -> CurveSpec {
    let velocity = velocity ?? initialVelocity
    switch form {
    case .physics: return .spring(withInitialVelocity(velocity), .physics)
    case .animation(let ratio, let duration):
      return .spring(Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity), form)
    case .response(let ratio, let response):
      return .spring(Spring(dampingRatio: ratio, response: response, initialVelocity: velocity), form)
    case .perceptual(let duration, let bounce):
      return .spring(
        Spring(duration: duration, bounce: bounce, initialVelocity: velocity, overdamping: overdamping), form)
    }
  }

  /// The same with one of its physical parameters changed.
  func with(mass: Double? = nil, stiffness: Double? = nil, damping: Double? = nil) -> CurveSpec {
    .spring(
      Spring(
        mass: mass ?? self.mass, stiffness: stiffness ?? self.stiffness, damping: damping ?? self.damping,
        initialVelocity: initialVelocity, overdamping: overdamping), .physics)
  }
}
