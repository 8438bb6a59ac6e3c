import InterludeUI
import Testing

@testable import InterludeLab

/// Properties of one call that move alike, and those for which there is no line.
struct AlikeLinesTests {
  private let call = CallSite(path: "/App/PopAnimator.swift", line: 49)

  private func line(_ name: String, _ from: Double, _ to: Double, unit: String = "pt", power: Double = 2)
    -> CurveGraph.Line
  {
    CurveGraph.Line(
      name: name, unit: unit,
      samples: (0...10).map { step in
        let time = Double(step) / 10
        return CurveGraph.Sample(time: time, number: from + (to - from) * pow(time, power))
      })
  }

  private func graph(_ lines: [CurveGraph.Line], sources: [CallSite?]? = nil, atMost most: Int = 4) -> CurveGraph {
    var graph = CurveGraph()
    graph.draw(lines, of: sources ?? lines.map { _ in call }, atMost: most)
    return graph
  }

  @Test func whatMovesAlikeHasOneLineThatNamesAll() {
    let graph = graph([
      line("herb · scale.x", 0.5, 1, unit: ""), line("herb · scale.y", 0.5, 1, unit: ""),
      line("herb · center.y", 490, 422), line("herb · cornerRadius", 37, 0),
      line("caption · alpha", 0, 1, unit: "", power: 1),
    ])
    #expect(
      graph.lines.map(\.legend) == ["herb · scale, center.y, cornerRadius", "caption · alpha"])
    #expect(graph.lines.map(\.color) == [.series(0), .series(1)] && graph.leftOut == [])
    #expect(graph.isNormalized)
    let table = graph.csv
    for name in ["scale.x", "scale.y", "center.y", "cornerRadius"] {
      #expect(table.split(separator: "\n").count { $0.hasPrefix("\"herb · \(name)\"") } == 11, "in its own numbers")
    }
  }

  @Test func aloneOnItsAxisOneLineIsStillOfSharesOfWays() {
    let graph = graph([line("herb · scale.x", 0.5, 1, unit: ""), line("herb · center.y", 490, 422)])
    #expect(graph.lines.count == 1 && graph.isNormalized && graph.lines[0].color == .value)
  }

  @Test func inTheirOwnUnitAndOfOtherCallsTheyStandApart() {
    let places = [line("herb · center.x", 0, 100), line("herb · center.y", 0, 200)]
    #expect(graph(places).lines.count == 2, "they are apart on an axis of points")
    let several = places + [line("herb · scale.x", 0.5, 1, unit: "")]
    let other = CallSite(path: "/App/PopAnimator.swift", line: 70)
    #expect(graph(several, sources: [call, call, other]).lines.count == 2)
    #expect(graph(several, sources: [nil, nil, nil]).lines.count == 3)
  }

  @Test func whatHasNoLineIsCountedInTheLegendAndNamedByItsHint() throws {
    let lines = (1...6).map { line("view \($0) · center.x", 0, Double($0) * 100, power: Double($0)) }
    let graph = graph(lines)
    #expect(graph.lines.count == 4 && graph.leftOut == ["view 5 · center.x", "view 6 · center.x"])
    let shown = InstrumentStage(CGSize(width: 900, height: 40)) { GraphLegendView() }
    shown.stage.asCurrent { shown.instrument.show(graph) }
    #expect(shown.instrument.words.last == "+2 more")
    let more = try #require(shown.instrument.descendants(UILabel.self).first { $0.text == "+2 more" })
    #expect(more.accessibilityHint?.contains("view 5 · center.x, view 6 · center.x") == true)
    shown.stage.commit()
    #expect(more.frame.width > 10 && more.frame.minX > 100)
  }
}
