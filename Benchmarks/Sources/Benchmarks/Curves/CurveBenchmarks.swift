import MotionCurves

/// Nanoseconds a sample of springs and Béziers.
func measureCurves() {
  var table = MarkdownTable("one sample", "median ns", "fastest", "slowest", "aim")
  let springs: [(String, Spring)] = [
    ("spring, underdamped (ratio 0.7)", Spring(dampingRatio: 0.7, response: 0.5)),
    ("spring, critical", Spring(dampingRatio: 1, response: 0.5)),
    ("spring, overdamped (ratio 1.5)", Spring(dampingRatio: 1.5, response: 0.5)),
  ]
  let seconds = scattered(to: 2)
  for (name, spring) in springs {
    table.add(name, Cost.ofSamples(of: spring, at: seconds), aim: "< 60")
  }
  let curves: [(String, CubicBezier)] = [
    ("Bézier, default", .default),
    ("Bézier, easeIn", .easeIn),
    ("Bézier, easeOut", .easeOut),
    ("Bézier, easeInEaseOut", .easeInEaseOut),
    ("Bézier, overshooting (0.34, 1.56, 0.64, 1)", CubicBezier(0.34, 1.56, 0.64, 1)),
    ("Bézier, steep (1, 0, 0, 1)", CubicBezier(1, 0, 0, 1)),
  ]
  let fractions = scattered(to: 1)
  for (name, curve) in curves {
    table.add(name, Cost.ofSamples(of: curve, at: fractions), aim: "< 40")
  }
  table.print(under: "Curves")
}

/// Inputs spread evenly over 0…`end`, in an order that jumps about, so that no sample profits from the one before.
private func scattered(to end: Double) -> [Double] {
  let goldenRatio = (5.0.squareRoot() - 1) / 2
  return (1...4096).map { (Double($0) * goldenRatio).truncatingRemainder(dividingBy: 1) * end }
}

/// The sum of samples. Not on the main actor, where every call of a closure asks first whether it is on it.
private nonisolated func sum(of spring: Spring, at times: [Double]) -> Double {
  var sum = 0.0
  for time in times { sum += spring.value(at: time) }
  return sum
}

private nonisolated func sum(of curve: CubicBezier, at fractions: [Double]) -> Double {
  var sum = 0.0
  for fraction in fractions { sum += curve.value(at: fraction) }
  return sum
}

extension Cost {
  fileprivate static func ofSamples(of spring: Spring, at times: [Double]) -> Cost {
    Cost(runs: 301, warmUp: 20, units: times.count) { _ in sum(of: spring, at: times) }
  }

  fileprivate static func ofSamples(of curve: CubicBezier, at fractions: [Double]) -> Cost {
    Cost(runs: 301, warmUp: 20, units: fractions.count) { _ in sum(of: curve, at: fractions) }
  }
}

extension MarkdownTable {
  fileprivate mutating func add(_ name: String, _ cost: Cost, aim: String) {
    rows.append([name, cost.median.digits(1), cost.fastest.digits(1), cost.slowest.digits(1), aim])
  }
}
