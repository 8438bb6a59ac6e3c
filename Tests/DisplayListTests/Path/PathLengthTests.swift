import DisplayList
import Foundation
import Testing

struct PathLengthTests {
  @Test func aStraightLineIsAsLongAsPythagorasSays() {
    let line = PathSegment(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 4, y: 5))

    #expect(abs(line.length() - 5) < 1e-14)
    #expect(abs(line.parameter(atLength: 2) - 0.4) < 1e-12)
  }

  /// Their squares are no numbers.
  @Test(arguments: [1e160, CGFloat.greatestFiniteMagnitude]) func aPointFarAwayIsMeasuredAtOnce(x: CGFloat) {
    let curve = PathSegment(
      from: .zero, control1: CGPoint(x: x, y: 1), control2: CGPoint(x: 0, y: x), to: CGPoint(x: x, y: 0))
    _ = curve.length()
    #expect((0...1).contains(curve.parameter(atLength: 1)))
  }

  /// y = x² from 0 to 1: √5/2 + asinh(2)/4.
  @Test func aParabolasLengthIsItsIntegral() {
    let parabola = PathSegment(from: .zero, control: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 1, y: 1))
    func truth(_ x: Double) -> Double { x * (1 + 4 * x * x).squareRoot() / 2 + asinh(2 * x) / 4 }

    #expect(abs(parabola.length() - truth(1)) < 1e-12)
    for x in [0.1, 0.5, 0.9] {
      #expect(abs(parabola.length(to: x) - truth(x)) < 1e-12)
      #expect(abs(parabola.parameter(atLength: truth(x)) - x) < 1e-11)
    }
  }

  /// (t², t³): 3t² and 2t make the length (√(4 + 9t²)³ − 8) / 27.
  @Test func aSemicubicalParabolaWhichStartsAtACuspToo() {
    let cusp = PathSegment(
      from: .zero, control1: .zero, control2: CGPoint(x: 1.0 / 3, y: 0), to: CGPoint(x: 1, y: 1))

    #expect(abs(cusp.length() - (pow(13, 1.5) - 8) / 27) < 1e-12)
  }

  @Test func aCurveThatTurnsBackOnItselfCountsBothWays() {
    // x(t) = 3t(1 − t)² · 1 + 0 …: out to 4/9 and back to 0.
    let there = PathSegment(from: .zero, control1: CGPoint(x: 1, y: 0), control2: .zero, to: .zero)

    #expect(abs(there.length() - 8.0 / 9) < 1e-11)
  }

  @Test func aPointHasNoLength() {
    let point = PathSegment(from: CGPoint(x: 3, y: 3), to: CGPoint(x: 3, y: 3))

    #expect(point.length() == 0)
    #expect(point.direction(at: 0) == nil)
  }

  @Test func theDirectionAtAStandstillIsThatOfTheWayOutOrIn() {
    let eased = PathSegment(
      from: .zero, control1: .zero, control2: CGPoint(x: 1, y: 1), to: CGPoint(x: 1, y: 1))

    for t in [0, 0.5, 1] {
      #expect(eased.direction(at: t).map { abs($0 - .pi / 4) < 1e-12 } == true)
    }
  }
}
