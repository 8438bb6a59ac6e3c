import InterludeUI
import MotionQA

/// A number, or a choice, by which a curve is given.
nonisolated enum CurveField: CaseIterable, Hashable, Sendable {
  case kind, controlPoints, duration, delay, dampingRatio, response, bounce, initialVelocity, mass, stiffness, damping

  /// The name beside its slider.
  var title: String {
    switch self {
    case .kind: "Kind"
    case .controlPoints: "Control points"
    case .duration: "Duration"
    case .delay: "Delay"
    case .dampingRatio: "Damping ratio ζ"
    case .response: "Response"
    case .bounce: "Bounce"
    case .initialVelocity: "Initial velocity"
    case .mass: "Mass"
    case .stiffness: "Stiffness"
    case .damping: "Damping"
    }
  }

  /// What it does to the motion.
  var purpose: String {
    switch self {
    case .kind: "By what the curve is given: two points, or a spring's damping ratio, bounce, or mass"
    case .controlPoints: "The steepness at both ends: drag them in the square"
    case .duration: "From the beginning to the end, as UIKit counts it"
    case .delay: "How long it waits before it begins"
    case .dampingRatio: "1 comes to its target without swinging past; the lower, the longer it swings"
    case .response: "How long a swing takes without damping: 2π √(mass ÷ stiffness)"
    case .bounce: "0 comes to its target without swinging past; the higher, the longer it swings"
    case .initialVelocity: "How fast it goes at the beginning, in progress per second: 1 goes all the way in a second"
    case .mass: "What the spring moves: the heavier, the slower"
    case .stiffness: "How hard the spring pulls to its target"
    case .damping: "How much the motion is braked, against mass and stiffness"
    }
  }

  /// The range of its slider, wide enough for the present value.
  ///
  /// - Parameter isFitted: Whether the spring is one that UIKit fits to its duration, which takes damping ratios up to 1 and durations
  ///   up to 10 s.
  func scale(including value: Double, isFitted: Bool) -> SliderScale {
    let scale =
      switch self {
      case .duration where isFitted: SliderScale(0.01...2, stepsPerUnit: 100, unit: "s", limits: 0.01...10)
      case .duration, .response: SliderScale(0.01...2, stepsPerUnit: 100, unit: "s", limits: 0.01...60)
      case .delay: SliderScale(0...2, stepsPerUnit: 100, unit: "s", limits: 0...60)
      case .dampingRatio:
        SliderScale(0.01...(isFitted ? 1 : 2), stepsPerUnit: 100, limits: 0.01...(isFitted ? 1 : 10))
      case .bounce: SliderScale(-0.9...0.95, stepsPerUnit: 100)
      case .initialVelocity: SliderScale(-20...20, stepsPerUnit: 10, unit: "/s", limits: -1000...1000)
      case .mass: SliderScale(0.1...10, stepsPerUnit: 10, limits: 0.01...1000)
      case .stiffness: SliderScale(1...1000, stepsPerUnit: 1, limits: 0.1...100_000)
      case .damping: SliderScale(0.1...100, stepsPerUnit: 10, limits: 0.01...10_000)
      case .kind, .controlPoints: SliderScale(0...1, stepsPerUnit: 1)
      }
    return scale.widened(to: value)
  }
}

/// The range of a slider, and its steps.
nonisolated struct SliderScale: Equatable, Sendable {
  var range: ClosedRange<Double>
  /// How many steps make 1; a whole number of steps is the nearest Double to its decimal.
  var stepsPerUnit: Double
  var unit: String
  /// Shown instead of the number itself, 100 for per cent.
  var factor = 1.0
  /// The values that can be typed; mostly a wider range.
  let limits: ClosedRange<Double>

  /// - Parameter limits: Nil for the range.
  init(
    _ range: ClosedRange<Double>, stepsPerUnit: Double, unit: String = "", factor: Double = 1,
    limits: ClosedRange<Double>? = nil
  ) {
    (self.range, self.stepsPerUnit, self.unit, self.factor) = (range, stepsPerUnit, unit, factor)
    self.limits = limits ?? range
  }

  /// The nearest whole number of steps in the range.
  func rounded(_ value: Double) -> Double {
    let inside = min(max(value, range.lowerBound), range.upperBound)
    return min(max((inside * stepsPerUnit).rounded() / stepsPerUnit, range.lowerBound), range.upperBound)
  }

  /// Some steps on, or back for a negative number, as a whole number of steps; it may leave the range.
  func stepped(_ value: Double, by steps: Int) -> Double {
    ((value + Double(steps) / stepsPerUnit) * stepsPerUnit).rounded() / stepsPerUnit
  }

  /// The range widened so that it includes a value, with a little room beyond.
  func widened(to value: Double) -> SliderScale {
    guard value.isFinite, !range.contains(value) else { return self }
    var wide = self
    let lower = value < range.lowerBound && value < 0 ? (value * 1.25).rounded(.down) : min(range.lowerBound, value)
    wide.range = lower...max(range.upperBound, (value * 1.25).rounded(.up))
    return wide
  }

  /// The value with the digits of a step, or up to three if it lies between two steps.
  func text(_ value: Double) -> String {
    let shown = value * factor
    let step = factor / stepsPerUnit
    let usual = step >= 1 ? 0 : step >= 0.1 ? 1 : 2
    let isStep = abs(value * stepsPerUnit - (value * stepsPerUnit).rounded()) < 1e-6
    var text = String(format: "%.\(isStep ? usual : max(usual, 3))f", shown)
    if !isStep { while text.hasSuffix("0") && text.contains(".") && !text.hasSuffix(".0") { text.removeLast() } }
    if (Double(text) ?? 1) == 0 { text = text.replacingOccurrences(of: "-", with: "") }
    let gap = unit.isEmpty || unit.hasPrefix("/") ? "" : " "
    return text.replacingOccurrences(of: "-", with: "−") + gap + unit
  }
}
