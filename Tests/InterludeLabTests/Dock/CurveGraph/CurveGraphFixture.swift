import InterludeUI
import MotionQA

@testable import InterludeLab

extension CurveGraph {
  /// A spring from 100 to 500 points over a second, sampled at 60 frames a second, with its landmarks.
  static func spring(dampingRatio: Double = 0.55, duration: Double = 0.8, until end: Double = 1) -> CurveGraph {
    let spring = Spring(dampingRatio: dampingRatio, duration: duration)
    let ideal = Ideal(
      spec: .spring(spring, .animation(dampingRatio: dampingRatio, duration: duration)), start: 0,
      span: Span(from: 100, to: 500))
    let times = (0...Int(end * 60)).map { Double($0) / 60 }
    var graph = CurveGraph(timeRange: 0...end)
    graph.lines = [
      Line(
        name: "herb · position.y", unit: "pt",
        samples: times.map { Sample(time: $0, number: 100 + 400 * spring.value(at: $0)) },
        ideal: ideal),
      Line(
        name: "herb · position.y", quantity: .velocity, color: .velocity, unit: "pt",
        samples: times.map { Sample(time: $0, number: 400 * spring.velocity(at: $0)) }, ideal: ideal),
    ]
    for index in graph.lines.indices { graph.markLandmarks(ofLine: index) }
    return graph
  }

  /// The same, and before it another spring as a ghost.
  static var withGhost: CurveGraph {
    var graph = spring()
    let ghost = Spring(dampingRatio: 0.4, duration: 1)
    let samples = (0...60).map { Sample(time: Double($0) / 60, number: 100 + 400 * ghost.value(at: Double($0) / 60)) }
    graph.lines.append(
      Line(name: "before", color: .ghost, style: .dashed, unit: "pt", samples: samples, span: Span(from: 100, to: 500)))
    graph.marks.append(Mark(line: 2, time: 0.2295, number: 100 + 400 * 1.2538, words: "before: 25.4 %"))
    return graph
  }

  /// Several properties of different units.
  static var several: CurveGraph {
    var graph = spring()
    graph.marks = []
    graph.lines[0].color = .series(0)
    graph.lines[1].color = .series(0)
    let fade = TimedCurve(CubicBezier.easeInEaseOut, duration: 0.3)
    let times = (0...60).map { Double($0) / 60 }
    graph.lines += [
      Line(
        name: "caption · opacity", color: .series(1),
        samples: times.map { Sample(time: $0, number: fade.value(at: $0)) }),
      Line(
        name: "caption · opacity", quantity: .velocity, color: .series(1),
        samples: times.map { Sample(time: $0, number: fade.velocity(at: $0)) }),
      Line(
        name: "herb · cornerRadius", color: .series(2), unit: "pt",
        samples: times.map { Sample(time: $0, number: 20 - 20 * fade.value(at: $0 * 0.5)) }),
    ]
    return graph
  }
}
