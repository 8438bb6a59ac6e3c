import Foundation
import InterludeTestSupport
import Testing

import MotionCurves

/// The cubic Bézier solver inverts x(t) for any curve.
@Suite struct CubicBezierSolverTests {
  /// x(t) in Bernstein form, as the solver does not write it.
  private func x(_ curve: CubicBezier, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * curve.x1 + 3 * s * t * t * curve.x2 + t * t * t
  }

  /// A million; in the usual run twenty thousand.
  @Test func randomCurvesRoundTripTo1e12() {
    let seed: UInt64 = 5
    var random = SplitMix64(seed: seed)
    var worst = 0.0
    for _ in 0..<Thoroughness.rounds(20_000, whole: 1_000_000) {
      let curve = CubicBezier(.random(in: 0...1, using: &random), 0, .random(in: 0...1, using: &random), 1)
      let input = Double.random(in: 0...1, using: &random)
      worst = max(worst, abs(x(curve, curve.parameter(forX: input)) - input))
    }
    #expect(worst < 1e-12, "seed \(seed)")
  }

  /// The corners of the square of abscissas, where derivatives vanish, and inputs crowded at the ends and the middle.
  @Test func flatAndVerticalCurvesRoundTripTo1e12() {
    let near = (0...60).map { pow(2, -Double($0)) }
    let inputs = near + near.map { 1 - $0 } + near.map { 0.5 + $0 / 4 } + near.map { 0.5 - $0 / 4 }
    for (x1, x2) in [(0.0, 0.0), (0, 1), (1, 0), (1, 1), (1, 1e-9), (1e-300, 0), (0.5, 0.5), (1, 0.25)] {
      let curve = CubicBezier(x1, 0, x2, 1)
      for input in inputs {
        #expect(isClose(x(curve, curve.parameter(forX: input)), input, within: 1e-15), "(\(x1), \(x2)) at \(input)")
      }
    }
  }

  /// Near a vertical tangent at 0 the output is far larger than the input; it keeps its digits: x = 3t²(1 − t) + t³ and
  /// y = 3t(1 − t)² + t³ make y ≈ √(3x).
  @Test func aVerticalStartKeepsItsDigits() {
    let curve = CubicBezier(0, 1, 1, 0)
    for input in [1e-10, 1e-20, 1e-40] {
      #expect(isClose(curve.value(at: input), (3 * input).squareRoot(), relative: 10 * input.squareRoot() + 1e-12))
    }
  }

  /// With both abscissas 1, x = 1 − (1 − t)³: the root is a cube root, up to the last number before 1.
  @Test(arguments: [(0.0, 1.0), (1, 0), (0.42, 1), (-0.6, 1.7)])
  func aVerticalEndKeepsItsDigits(y1: Double, y2: Double) {
    let curve = CubicBezier(1, y1, 1, y2)
    for power in 1...53 {
      let input = 1 - pow(2, -Double(power))
      let s = cbrt(1 - input), t = 1 - s
      let rest = s * s * s + 3 * s * s * t * (1 - y1) + 3 * s * t * t * (1 - y2)
      #expect(isClose(curve.value(at: input), 1 - rest, within: 1e-15), "1 − 2^−\(power)")
      let slope = (3 * (s * s * y1 + 2 * s * t * (y2 - y1) + t * t * (1 - y2))) / (3 * s * s)
      #expect(isClose(curve.slope(at: input), slope, within: 1e-11 * (1 + abs(slope))), "1 − 2^−\(power)")
    }
  }

  /// Half a turn about (½, ½) makes the end of a curve the start of another.
  @Test func theEndIsAsExactAsTheStart() {
    let seed: UInt64 = 8
    var random = SplitMix64(seed: seed)
    for _ in 0..<2000 {
      let points = (0..<4).map { _ in Double(Int.random(in: 0...64, using: &random)) / 64 }
      let curve = CubicBezier(points[0], points[1], points[2], points[3])
      let turned = CubicBezier(1 - points[2], 1 - points[3], 1 - points[0], 1 - points[1])
      let distance = pow(2, -Double.random(in: 1...53, using: &random).rounded())
      // Where it is steep, the last digit of the input is many of the output.
      let tolerance = 1e-15 * max(1, abs(turned.slope(at: distance)))
      #expect(
        isClose(curve.value(at: 1 - distance), 1 - turned.value(at: distance), within: tolerance),
        "seed \(seed), \(curve), 1 − \(distance)")
    }
  }

  @Test func extremesAreAsByHand() {
    #expect(CubicBezier(1, 0, 0, 1).value(at: 0.5) == 0.5)
    #expect(CubicBezier(1, 0, 0, 1).slope(at: 0.5) == .infinity)
    #expect(CubicBezier(0, 1, 1, 0).slope(at: 0) == .infinity)
    #expect(CubicBezier(0, 1, 1, 0).slope(at: 1) == .infinity)
    #expect(CubicBezier(0, -1, 1, 2).slope(at: 0) == -.infinity)
    #expect(CubicBezier(1, 0.3, 1, 1).slope(at: 1) == .infinity)
    #expect(CubicBezier(1, 1.3, 1, 1).slope(at: 1) == -.infinity)
    #expect(CubicBezier(0.5, 0, 0.5, 1).slope(at: 0) == 0)
    // The middle of a symmetric curve is at t = ½, where y′/x′ = (y′ = 3/4 (1 + y2 − y1)) / (3/4 (1 + x2 − x1)).
    #expect(isClose(CubicBezier.easeInEaseOut.slope(at: 0.5), 2 / 1.16, relative: 1e-15))
  }

  @Test func inputOutsideTheUnitIntervalIsItsNearestEnd() {
    for curve in [CubicBezier.default, CubicBezier(0, 1.5, 1, 1.5), .linear] {
      for low in [-1, -.infinity, -0.0, .nan] as [Double] { #expect(curve.value(at: low) == 0) }
      for high in [1, 2, .infinity] as [Double] { #expect(curve.value(at: high) == 1) }
      #expect(curve.slope(at: -3) == curve.slope(at: 0) && curve.slope(at: 7) == curve.slope(at: 1))
    }
  }

  @Test func outputMayLeaveTheUnitInterval() {
    #expect(CubicBezier(0.34, 1.56, 0.64, 1).value(at: 0.7) > 1)
    #expect(CubicBezier(0.36, 0, 0.66, -0.56).value(at: 0.4) < 0)
  }

  @Test func slopeIsTheDerivativeOfValueForRandomCurves() {
    let seed: UInt64 = 6
    var random = SplitMix64(seed: seed)
    for _ in 0..<5000 {
      let curve = CubicBezier(
        .random(in: 0.05...0.9, using: &random), .random(in: -2...3, using: &random),
        .random(in: 0.1...0.95, using: &random), .random(in: -2...3, using: &random))
      let input = Double.random(in: 0.05...0.95, using: &random)
      let h = 1e-6
      let slope = (curve.value(at: input + h) - curve.value(at: input - h)) / (2 * h)
      #expect(
        isClose(curve.slope(at: input), slope, within: 1e-4 * (1 + abs(slope))), "seed \(seed), \(curve) at \(input)")
    }
  }

  @Test func theNamedCurvesAreCoreAnimations() {
    func points(_ curve: CubicBezier) -> [Double] { [curve.x1, curve.y1, curve.x2, curve.y2] }
    #expect(points(.linear) == [0, 0, 1, 1])
    #expect(points(.easeIn) == [0.42, 0, 1, 1])
    #expect(points(.easeOut) == [0, 0, 0.58, 1])
    #expect(points(.easeInEaseOut) == [0.42, 0, 0.58, 1])
    #expect(points(.default) == [0.25, 0.1, 0.25, 1])
    for input in [0.1, 1.0 / 3, 0.7] { #expect(CubicBezier.linear.value(at: input) == input) }
  }

  @Test func controlPointsOutOfRangeAreReplacedAndNamed() {
    let curve = CubicBezier(-1, .nan, 2, .infinity)
    #expect([curve.x1, curve.y1, curve.x2, curve.y2] == [0, 0, 1, 1])
    #expect(curve.issues.map(\.parameter) == ["x1", "y1", "x2", "y2"])
    #expect(curve.issues.first?.description == "CubicBezier: x1 is -1; it must lie in 0…1, so 0 is used.")
    let steep = CubicBezier(0, 1e9, 1, -1e9)
    for input in stride(from: 0, through: 1, by: 0.01) { #expect(steep.value(at: input).isFinite) }
  }
}
