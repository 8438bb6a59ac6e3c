import InterludeUI
import MotionQA

/// The quantity of a slider: a number of the curve, or a wish for the motion.
nonisolated enum ParameterKey: Hashable, Sendable {
  case field(CurveField)
  case settle, overshoot

  var title: String {
    switch self {
    case .field(let field): field.title
    case .settle: "Settles in"
    case .overshoot: "Overshoot"
    }
  }

  /// Its effect on the motion, shown when the pointer rests on it.
  var purpose: String {
    switch self {
    case .field(let field): field.purpose
    case .settle: "How long until it stays \(Settling.words)"
    case .overshoot: "How far it swings past its target, as a part of the way"
    }
  }

  /// Whether it is what a person wishes of the motion rather than a number of the curve.
  var isWish: Bool { if case .field = self { false } else { true } }

  /// The values that may be typed.
  var example: String {
    switch self {
    case .settle, .field(.duration), .field(.delay), .field(.response): "0.8 s"
    case .overshoot: "10 %"
    case .field: "0.5"
    }
  }

  /// The range of a wish's slider.
  var targetScale: SliderScale {
    switch self {
    case .overshoot: SliderScale(0...0.6, stepsPerUnit: 1000, unit: "%", factor: 100, limits: 0...0.9)
    case .settle, .field: SliderScale(0.05...3, stepsPerUnit: 100, unit: "s", limits: 0.05...10)
    }
  }
}

nonisolated extension CurveParameters {
  /// The sliders that there are, from top to bottom. How long it takes and the delay come first, in the same place for each kind of curve:
  /// a slider does not move away when another kind is chosen. Then come a spring's wishes, and the other numbers.
  var keys: [ParameterKey] {
    let numbers = fields.map(ParameterKey.field)
    guard case .spring = spec else { return numbers }
    let length = numbers.first { [.field(.duration), .field(.response)].contains($0) } ?? .settle
    let head = [length, .field(.delay)]
    return head + ([.settle, .overshoot] + numbers).filter { !head.contains($0) }
  }

  /// How many of the sliders are in the same place for each kind.
  static let steadyKeys = 2

  /// What a slider shows: its number, its span, and whether it can be changed.
  func setting(of key: ParameterKey) -> (value: Double, scale: SliderScale, isEnabled: Bool) {
    if case .field(let field) = key {
      let value = value(of: field) ?? 0
      return (value, field.scale(including: value, isFitted: isFitted), editable.contains(field))
    }
    let target = SettleTarget(of: spec)
    let scale = key.targetScale
    let value = key == .settle ? target?.settle ?? scale.range.upperBound : target?.overshoot ?? 0
    return (scale.widened(to: value).rounded(value), scale.widened(to: value), canBeSolved)
  }

  /// What a person can do so that a slider can be changed; nil for nothing, or if it can be.
  func remedy(for key: ParameterKey) -> String? {
    guard key.isWish, let velocity = value(of: .initialVelocity), velocity != 0, editable.contains(.initialVelocity)
    else { return nil }
    return "Set \(CurveField.initialVelocity.title) to 0 to use this"
  }

  /// A wish is solved for a spring from rest, and needs every number of the spring but its mass to be editable.
  private var canBeSolved: Bool {
    let needed = Set(fields).subtracting([.delay, .mass, .initialVelocity])
    return value(of: .initialVelocity) == 0 && needed.isSubset(of: editable)
  }
}
