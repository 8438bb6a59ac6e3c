import MotionQA

@testable import InterludeUI
@testable import LayerTree

/// A mistake that somebody might make in a scene, made in a running one.
nonisolated enum PlantedChange: String, CaseIterable, Sendable {
  case fivePercentLonger, moreDamped, lessDamped, oneFrameLate, onePointOff, notAnimated, endsEarly, linear
  case wrongColor, wrongAnchor, overshootClipped, missingView
  /// Of everything that is animated.
  case everythingLonger, everythingLate

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

/// A curve that was given to an animation in the place of its own.
nonisolated struct PlantedCurve {
  let original, planted: any MotionCurve
  /// Seconds after which the animation is taken away.
  let duration: Double
}

extension PlantedChange {
  /// Changes an animation that has just begun, or its view; tells the curve that an animation was given.
  func plant(in animation: RunningAnimation, of view: UIView) -> PlantedCurve? {
    if isOfViews { plant(in: view) }
    if lateness > 0 { animation.retime { $0.beginTime += lateness } }
    let duration = animation.timing.duration
    return isOfCurves ? animation.bend(lasting: lengthening) { bent($0, lasting: duration) } : nil
  }

  /// Changes the way of a transition's time, or a view that follows it; tells the curve that the time was given.
  func plant(in timeline: Timeline, followedBy view: UIView) -> PlantedCurve? {
    guard case .along(let stretch) = timeline.flow else { return nil }
    guard !isOfViews else {
      plant(in: view)
      return nil
    }
    let planted = bent(stretch.curve, lasting: stretch.length)
    let changed = TimeStretch(
      start: stretch.start + lateness, from: stretch.from, to: stretch.to,
      along: planted, length: stretch.length * lengthening, rateAfter: stretch.rateAfter)
    timeline.flow = .along(changed)
    return isOfCurves ? PlantedCurve(original: stretch.curve, planted: planted, duration: changed.length) : nil
  }

  private func plant(in view: UIView) {
    switch self {
    case .onePointOff: view.layer.position.y += 1
    case .wrongColor: view.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 1, alpha: 1)
    case .wrongAnchor: view.layer.anchorPoint.y -= 0.1
    case .missingView: view.lastLeaf.removeFromSuperview()
    default: break
    }
  }

  private func bent(_ curve: any MotionCurve, lasting duration: Double) -> any MotionCurve {
    switch self {
    case .fivePercentLonger, .everythingLonger: Stretched(base: curve, factor: lengthening)
    case .moreDamped: curve.damped(by: 0.05)
    case .lessDamped: curve.damped(by: -0.05)
    case .notAnimated: Clipped(base: Finished(), limit: 1)
    case .linear: TimedCurve(CubicBezier.linear, duration: duration)
    case .overshootClipped: Clipped(base: curve, limit: curve.overshoots ? 1 : 0.9)
    default: curve
    }
  }

  /// What becomes of a duration.
  private var lengthening: Double {
    switch self {
    case .fivePercentLonger: 1.05
    case .everythingLonger: Self.longer
    case .endsEarly: 0.9
    default: 1
    }
  }

  /// What everything takes that takes longer, as a multiple.
  static let longer = 1.06

  /// By how many seconds it lets an animation begin later.
  private var lateness: Double {
    switch self {
    case .oneFrameLate: 1.0 / 60
    case .everythingLate: 0.04
    default: 0
    }
  }

  /// Whether it is made to every animation, rather than to those of one property.
  var isOfEverything: Bool { [.endsEarly, .everythingLonger, .everythingLate].contains(self) }

  /// Whether it gives an animation another curve.
  private var isOfCurves: Bool { !isOfViews && lateness == 0 }

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
  fileprivate func bend(
    lasting factor: Double, _ change: (any MotionCurve) -> any MotionCurve
  ) -> PlantedCurve? {
    var made: PlantedCurve?
    update { animation in
      guard let animation = animation as? CAPropertyAnimation else { return }
      let spring = (animation as? CASpringAnimation).map { animation in
        Spring(
          mass: animation.mass, stiffness: animation.stiffness, damping: animation.damping,
          initialVelocity: animation.initialVelocity)
      }
      let eased = animation.timingFunction.map { _ in CubicBezier.default } ?? .linear
      let original = animation.curve ?? spring ?? TimedCurve(eased, duration: animation.duration)
      let planted = change(original)
      animation.curve = planted
      animation.duration *= factor
      made = PlantedCurve(original: original, planted: planted, duration: animation.duration)
    }
    return made
  }
}

extension UIView {
  /// The last view of the subtree that has no subviews.
  fileprivate var lastLeaf: UIView { subviews.last?.lastLeaf ?? self }
}

nonisolated extension MotionCurve {
  fileprivate var overshoots: Bool { (0..<200).contains { value(at: Double($0) / 100) > 1.0001 } }

  /// A spring of another damping ratio, or a cubic curve that aims as much short of its end.
  fileprivate func damped(by difference: Double) -> any MotionCurve {
    guard let spring = self as? Spring ?? fittedSpring else {
      guard let (bezier, duration) = fittedBezier else { return self }
      return TimedCurve(CubicBezier(bezier.x1, bezier.y1, bezier.x2, bezier.y2 - difference), duration: duration)
    }
    let ratio = min(spring.dampingRatio + difference, spring.dampingRatio < 0.999 ? 1 : 2)
    return Spring(
      mass: spring.mass, stiffness: spring.stiffness,
      damping: 2 * ratio * (spring.mass * spring.stiffness).squareRoot(),
      initialVelocity: spring.initialVelocity, overdamping: .physical)
  }
}

nonisolated extension MotionCurve {
  /// The spring that a property animator's curve turns out to be.
  private var fittedSpring: Spring? {
    guard case .spring(let spring)? = fit(framesOfRest: 0)?.curve else { return nil }
    return spring
  }

  /// The cubic curve that it turns out to be, with its duration in seconds.
  private var fittedBezier: (CubicBezier, Double)? {
    guard let fit = fit(framesOfRest: 3), case .easing(let bezier) = fit.curve else { return nil }
    return (bezier, fit.duration)
  }

  private func fit(framesOfRest: Int) -> CurveFit? {
    let frames = -2...max(2, Int(settlingTime * 60) + framesOfRest)
    return try? CurveFitter().fit(
      frames.map { MotionSample(time: Double($0) / 60, value: value(at: Double($0) / 60)) })
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

/// At the end from the beginning.
nonisolated private struct Finished: MotionCurve {
  func value(at time: Double) -> Double { 1 }
  func velocity(at time: Double) -> Double { 0 }
  var settlingTime: Double { 0 }
  var issues: [CurveIssue] { [] }
  var description: String { "finished" }
}
