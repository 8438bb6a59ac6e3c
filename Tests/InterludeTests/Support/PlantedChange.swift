import InterludeUI
import MotionQA

/// A mistake that somebody might make in a scene, made in a running one.
nonisolated enum PlantedChange: String, CaseIterable, Sendable {
  case fivePercentLonger, moreDamped, lessDamped, oneFrameLate, onePointOff, notAnimated, endsEarly, linear
  case wrongColor, wrongAnchor, overshootClipped, missingView

  /// The properties of a view in a trace that show the change, given what it was made to: the beginnings of their names.
  func signs(animated keyPath: String) -> [String] {
    switch self {
    case .onePointOff: ["center"]
    case .wrongColor: ["backgroundColor"]
    case .wrongAnchor: ["anchorPoint"]
    case .missingView: []
    default: Self.signs[String(keyPath.prefix { $0 != "." })] ?? [keyPath]
    }
  }

  private static let signs = [
    "position": ["center"], "bounds": ["size", "origin"], "transform": ["scale", "translation", "rotation"],
    "opacity": ["alpha"],
  ]
}

extension PlantedChange {
  /// Changes an animation that has just begun, or its view.
  func plant(in animation: RunningAnimation, of view: UIView) {
    switch self {
    case .fivePercentLonger: animation.bend(lasting: 1.05) { Stretched(base: $0, factor: 1.05) }
    case .moreDamped: animation.bend { $0.damped(by: 0.05) }
    case .lessDamped: animation.bend { $0.damped(by: -0.05) }
    case .oneFrameLate: animation.update { $0.beginTime += 1.0 / 60 }
    case .onePointOff: view.layer.position.y += 1
    case .notAnimated: animation.bend { _ in Clipped(base: Finished(), limit: 1) }
    case .endsEarly: animation.bend(lasting: 0.9) { $0 }
    case .linear:
      let duration = animation.timing.duration
      animation.bend { _ in TimedCurve(CubicBezier.linear, duration: duration) }
    case .wrongColor: view.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 1, alpha: 1)
    case .wrongAnchor: view.layer.anchorPoint.y -= 0.1
    case .overshootClipped: animation.bend { Clipped(base: $0, limit: $0.overshoots ? 1 : 0.9) }
    case .missingView: view.lastLeaf.removeFromSuperview()
    }
  }

  /// Whether it is made once for a view, rather than for each of its animations.
  var isOfViews: Bool {
    switch self {
    case .onePointOff, .wrongColor, .wrongAnchor, .missingView: true
    default: false
    }
  }
}

extension RunningAnimation {
  /// Gives it another curve, and a multiple of its duration.
  fileprivate func bend(lasting factor: Double = 1, _ change: (any MotionCurve) -> any MotionCurve) {
    update { animation in
      guard let animation = animation as? CAPropertyAnimation else { return }
      let spring = (animation as? CASpringAnimation).map { animation in
        Spring(
          mass: animation.mass, stiffness: animation.stiffness, damping: animation.damping,
          initialVelocity: animation.initialVelocity)
      }
      let eased = animation.timingFunction.map { _ in CubicBezier.default } ?? .linear
      animation.curve = change(animation.curve ?? spring ?? TimedCurve(eased, duration: animation.duration))
      animation.duration *= factor
    }
  }
}

extension UIView {
  /// The last view of the subtree that has no subviews.
  fileprivate var lastLeaf: UIView { subviews.last?.lastLeaf ?? self }
}

nonisolated extension MotionCurve {
  fileprivate var overshoots: Bool { (0..<200).contains { value(at: Double($0) / 100) > 1.0001 } }

  /// A spring of another damping ratio, or another curve that is as much different.
  fileprivate func damped(by difference: Double) -> any MotionCurve {
    guard let spring = self as? Spring ?? fittedSpring else { return Bowed(base: self, amount: difference) }
    let ratio = min(spring.dampingRatio + difference, spring.dampingRatio < 0.999 ? 1 : 2)
    return Spring(
      mass: spring.mass, stiffness: spring.stiffness,
      damping: 2 * ratio * (spring.mass * spring.stiffness).squareRoot(),
      initialVelocity: spring.initialVelocity, allowsOverdamping: true)
  }
}

nonisolated extension MotionCurve {
  /// The spring that a property animator's curve turns out to be.
  private var fittedSpring: Spring? {
    let frames = -2...max(2, Int(settlingTime * 60))
    let samples = frames.map { MotionSample(time: Double($0) / 60, value: value(at: Double($0) / 60)) }
    guard case .spring(let spring)? = try? CurveFitter().fit(samples).curve else { return nil }
    return spring
  }
}

nonisolated private protocol BentCurve: MotionCurve {
  var base: any MotionCurve { get }
}

nonisolated extension BentCurve {
  var settlingTime: Double { base.settlingTime }
  var issues: [CurveIssue] { [] }
  var description: String { "\(base), bent" }
}

/// The curve over a longer time.
nonisolated private struct Stretched: BentCurve {
  let base: any MotionCurve
  let factor: Double

  func value(at time: Double) -> Double { base.value(at: time / factor) }
  func velocity(at time: Double) -> Double { base.velocity(at: time / factor) / factor }
  var settlingTime: Double { base.settlingTime * factor }
}

/// The curve, nowhere beyond a limit.
nonisolated private struct Clipped: BentCurve {
  let base: any MotionCurve
  let limit: Double

  func value(at time: Double) -> Double { min(base.value(at: time), limit) }
  func velocity(at time: Double) -> Double { base.value(at: time) < limit ? base.velocity(at: time) : 0 }
}

/// The curve with a belly.
nonisolated private struct Bowed: BentCurve {
  let base: any MotionCurve
  let amount: Double

  func value(at time: Double) -> Double {
    let value = base.value(at: time)
    return value + amount * value * (1 - value)
  }

  func velocity(at time: Double) -> Double { base.velocity(at: time) * (1 + amount * (1 - 2 * base.value(at: time))) }
}

/// At the end from the beginning.
nonisolated private struct Finished: MotionCurve {
  func value(at time: Double) -> Double { 1 }
  func velocity(at time: Double) -> Double { 0 }
  var settlingTime: Double { 0 }
  var issues: [CurveIssue] { [] }
  var description: String { "finished" }
}
