import InterludeUI

/// One of the graph's parts, values or velocities, in the numbers of its axis.
nonisolated struct GraphPanel: Equatable, Sendable {
  /// A line. Abscissae are seconds.
  struct Curve: Equatable, Sendable {
    var points: [CGPoint]
    var color: GraphColor
    var isDashed = false
    /// The ideal curve below another.
    var isIdeal = false
  }

  /// A dot with words.
  struct Mark: Equatable, Sendable {
    var place: CGPoint
    var color: GraphColor
    var words: String
  }

  /// The title: quantity and unit.
  var title: String
  /// Back to front.
  var curves: [Curve]
  var marks: [Mark]
  /// Ordinates with a stronger line: 0, start and target.
  var landmarks: [Double]
}

nonisolated extension CurveGraph {
  /// The part of the graph with the lines of a quantity; nil without any.
  func panel(_ quantity: Quantity) -> GraphPanel? {
    let chosen = lines.filter { $0.quantity == quantity }
    guard !chosen.isEmpty else { return nil }
    let ideals = chosen.compactMap { line in
      line.ideal.map { GraphPanel.Curve(points: idealPoints($0, of: line), color: line.color, isIdeal: true) }
    }
    // The lines of now are in front of those of before.
    let drawn = chosen.filter { $0.style == .dashed } + chosen.filter { $0.style == .solid }
    let curves = drawn.map { line in
      let points = line.samples.map { CGPoint(x: $0.time, y: ordinate(of: $0.number, on: line)) }
      return GraphPanel.Curve(points: points.filter(\.y.isFinite), color: line.color, isDashed: line.style == .dashed)
    }
    let marks = marks.filter { lines.indices.contains($0.line) && lines[$0.line].quantity == quantity }.map { mark in
      let line = lines[mark.line]
      let place = CGPoint(x: mark.time, y: ordinate(of: mark.number, on: line))
      return GraphPanel.Mark(place: place, color: line.color, words: mark.words)
    }
    return GraphPanel(
      title: title(quantity, chosen), curves: ideals + curves, marks: marks, landmarks: landmarks(quantity, chosen))
  }

  private func title(_ quantity: Quantity, _ lines: [Line]) -> String {
    switch quantity {
    case .value:
      if isNormalized { return "progress (0 to 1)" }
      return lines[0].unit.isEmpty ? "value" : "value in \(lines[0].unit)"
    case .velocity: return isNormalized ? "progress per second" : "velocity in \(unitPerSecond(lines[0].unit))"
    }
  }

  private func unitPerSecond(_ unit: String) -> String { unit.isEmpty ? "1/s" : "\(unit)/s" }

  private func landmarks(_ quantity: Quantity, _ lines: [Line]) -> [Double] {
    guard quantity == .value else { return [0] }
    if isNormalized { return [0, 1] }
    return lines.filter { $0.style == .solid }.map(span).flatMap { [$0.from, $0.to] }
  }

  private func idealPoints(_ ideal: Ideal, of line: Line) -> [CGPoint] {
    let (curve, way) = (ideal.spec.curve, ideal.span.to - ideal.span.from)
    let end = min(timeRange.upperBound - ideal.start, ideal.spec.duration)
    guard end > 0 else { return [] }
    return (0...Self.idealSteps).map { step in
      let time = end * Double(step) / Double(Self.idealSteps)
      let number =
        line.quantity == .value ? ideal.span.from + way * curve.value(at: time) : way * curve.velocity(at: time)
      return CGPoint(x: ideal.start + time, y: ordinate(of: number, on: line))
    }.filter(\.y.isFinite)
  }

  private static let idealSteps = 240
}
