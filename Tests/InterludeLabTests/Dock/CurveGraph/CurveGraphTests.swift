import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

struct CurveGraphTests {
  @Test func landmarksStandWhereTheCurveIs() throws {
    let graph = CurveGraph.spring(dampingRatio: 0.5912, duration: 0.8)
    // An independent look: the highest of many samples, and the last that is a thousandth of the way off.
    let spring = Spring(dampingRatio: 0.5912, duration: 0.8)
    let times = (0...200_000).map { Double($0) * 1e-5 }
    let top = try #require(times.max { spring.value(at: $0) < spring.value(at: $1) })
    let last = try #require(times.last { abs(spring.value(at: $0) - 1) > 0.001 })
    let fastest = try #require(times.max { spring.velocity(at: $0) < spring.velocity(at: $1) })

    #expect(graph.marks.map(\.line) == [0, 0, 1])
    #expect(abs(graph.marks[0].time - top) < 2e-5)
    #expect(abs(graph.marks[0].number - (100 + 400 * spring.value(at: top))) < 1e-3)
    #expect(
      graph.marks[0].words == String(format: "overshoots %.1f %% at %.2f s", 100 * (spring.value(at: top) - 1), top))
    #expect(abs(graph.marks[1].time - last) < 2e-5)
    #expect(graph.marks[1].words == String(format: "settles at %.2f s", last))
    #expect(abs(graph.marks[2].time - fastest) < 2e-5)
  }

  @Test func labelsCountTimeAsTheAxisDoesAndEndWithTheMotion() throws {
    var graph = CurveGraph.spring()
    graph.marks = []
    graph.lines[0].ideal?.start = 0.5
    graph.markLandmarks(ofLine: 0)
    let both = graph.marks
    #expect(both.count == 2)
    for mark in both { #expect(mark.time > 0.5 && mark.words.hasSuffix(String(format: "at %.2f s", mark.time))) }

    graph.marks = []
    graph.markLandmarks(ofLine: 0, until: both[0].time + 0.1)
    #expect(graph.marks == [both[0]])
  }

  @Test func differentUnitsStandAsSharesOfTheWay() throws {
    let graph = CurveGraph.several
    #expect(graph.isNormalized)
    #expect(!CurveGraph.withGhost.isNormalized)
    let panel = try #require(graph.panel(.value))
    #expect(panel.title == "progress (0 to 1)")
    for line in CurveGraph.several.lines {
      #expect(CurveGraph.several.axisUnit(of: line) == (line.quantity == .value ? "" : "/s"))
      #expect(CurveGraph.spring().axisUnit(of: CurveGraph.spring().lines[1]) == "pt/s")
    }
    #expect(graph.ordinate(of: 300, on: graph.lines[0]) == 0.5)
    #expect(graph.ordinate(of: 15, on: graph.lines[4]) > 0, "a radius that shrinks rises to its target")
    #expect(graph.ordinate(of: 800, on: graph.lines[1]) == 2)
  }

  @Test func numbersBetweenSamplesAreStraight() {
    let line = CurveGraph.Line(
      name: "a",
      samples: [
        .init(time: 1, number: 10), .init(time: 2, number: 20), .init(time: 2, number: 40), .init(time: 4, number: 0),
      ])
    #expect(line.number(at: 0.5) == nil)
    #expect(line.number(at: 1) == 10)
    #expect(line.number(at: 1.25) == 12.5)
    #expect(line.number(at: 2) == 40)
    #expect(line.number(at: 3) == 20)
    #expect(line.number(at: 4.5) == nil)
    #expect(CurveGraph.Line(name: "none", samples: []).number(at: 0) == nil)
  }

  @Test func aTableHasARowForEachSample() {
    var graph = CurveGraph.spring()
    graph.lines[0].name = "the \"herb\""
    let rows = graph.csv.split(separator: "\n")
    #expect(rows.count == 1 + 2 * 61)
    #expect(rows[0] == "line,take,quantity,unit,time,number")
    #expect(rows[1] == "\"the \"\"herb\"\"\",shown,value,\"pt\",0.0,100.0")
    #expect(rows[62].hasPrefix("\"herb · position.y\",shown,velocity,\"pt/s\",0.0,"))
  }

  @Test func aPictureHasALineForEachLineAndItsWords() {
    let svg = CurveGraph.withGhost.svg
    #expect(svg.components(separatedBy: "fill=\"none\"").count - 1 == 3)
    #expect(svg.contains("settles at"))
    #expect(svg.contains("before, other take"))
  }

  @Test func theTimeInSightStaysInsideTheWhole() {
    var viewport = GraphViewport(1...3)
    viewport.zoom(by: 4, around: 3)
    #expect(viewport.shown == 2.5...3)
    viewport.pan(by: -100)
    #expect(viewport.shown == 1...1.5)
    viewport.zoom(by: 1e9, around: 1.25)
    #expect(abs(viewport.length - 2 / GraphViewport.closest) < 1e-12)
    viewport.zoom(by: 0, around: 1)
    viewport.zoom(by: .nan, around: 1)
    viewport.zoom(by: 1e-9, around: 1)
    #expect(viewport.shown == 1...3)
  }
}
