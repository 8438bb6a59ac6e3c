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
    table.add(name, Cost.ofSamples(seconds) { spring.value(at: $0) }, aim: "< 60")
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
    table.add(name, Cost.ofSamples(fractions) { curve.value(at: $0) }, aim: "< 40")
  }
  table.print(under: "Curves")
}

/// Inputs spread evenly over 0…`end`, in an order that jumps about, so that no sample profits from the one before.
private func scattered(to end: Double) -> [Double] {
  let goldenRatio = (5.0.squareRoot() - 1) / 2
  return (1...4096).map { (Double($0) * goldenRatio).truncatingRemainder(dividingBy: 1) * end }
}

extension Cost {
  fileprivate static func ofSamples(_ inputs: [Double], _ sample: (Double) -> Double) -> Cost {
    Cost(runs: 301, warmUp: 20, units: inputs.count) { _ in inputs.reduce(0) { $0 + sample($1) } }
  }
}

extension MarkdownTable {
  fileprivate mutating func add(_ name: String, _ cost: Cost, aim: String) {
    rows.append([name, cost.median.digits(1), cost.fastest.digits(1), cost.slowest.digits(1), aim])
  }
}
