import InterludeUI
import InterludeTestSupport
import Testing

@testable import MotionQA

/// CSS linear() keeps its promise.
@Suite struct LinearApproximationTests {
  private nonisolated static let spellings = [
    "spring(dampingRatio: 0.4, duration: 1)", "spring(mass: 1, stiffness: 100, damping: 10)",
    "bounce(0.3, duration: 0.5)",
    "bounce(-0.4)", "bounce(0.95)", "spring(dampingRatio: 0.1, response: 0.3)",
    "spring(mass: 3, stiffness: 1000, damping: 500)",
    "spring(dampingRatio: 0.6, duration: 0.5, initialVelocity: 20)", "spring(mass: 1, stiffness: 100, damping: 0)",
    "spring(dampingRatio: 0.6, duration: 0.5, initialVelocity: -5)", "decay(velocity: 3000)",
    "decay(velocity: 100, rate: 0.99)",
  ]

  /// What a browser would make of the text.
  private func parsed(_ css: String) throws -> PiecewiseLinear {
    guard case .polyline(let curve) = try CurveSpec(css) else { throw CurveSpecError(css, at: 0, "no line") }
    return curve.function
  }

  private func worst(_ line: PiecewiseLinear, _ spec: CurveSpec) -> Double {
    // A number of steps that shares no factor with those of the approximation.
    let count = Thoroughness.rounds(13_007, whole: 130_003)
    return (0...count).reduce(0) { worst, step in
      let progress = Double(step) / Double(count)
      return max(worst, abs(line.value(at: progress) - spec.curve.value(at: progress * spec.duration)))
    }
  }

  @Test(arguments: spellings, [0.01, 0.001, 0.0001])
  func noPointIsFartherOffThanTheTolerance(spelling: String, tolerance: Double) throws {
    let spec = try CurveSpec(spelling)
    let css = LinearApproximation(of: spec.curve, duration: spec.duration, tolerance: tolerance).css

    #expect(try worst(parsed(css), spec) <= tolerance, "\(css)")
  }

  @Test func tablesOfSpringsAreApproximatedToo() throws {
    for entry in TimingTables.springs {
      let spec = try CurveSpec(entry.spelling)
      let css = LinearApproximation(of: spec.curve, duration: spec.duration, tolerance: 0.001).css
      let line = try parsed(css)
      let end = spec.duration
      for (time, value) in zip(entry.times, entry.values) where time <= end {
        #expect(abs(line.value(at: time / end) - value) <= 0.001, "\(entry.id) at \(time)")
      }
    }
  }

  /// A chord of a curve with second derivative c leaves a tube of half width ε after √(16ε/c), whatever line is drawn:
  /// that bounds the number of lines from below.
  @Test func fewPointsAreEnough() throws {
    let spec = try CurveSpec("spring(dampingRatio: 0.4, duration: 1)")
    let points = LinearApproximation(of: spec.curve, duration: spec.duration, tolerance: 0.001).points
    let step = 1e-3
    let least = (0..<1000).reduce(0) { sum, index in
      let time = (Double(index) + 0.5) * step
      let bend = (spec.curve.velocity(at: time + 1e-5) - spec.curve.velocity(at: time - 1e-5)) / 2e-5
      return sum + step * (abs(bend) / 0.016).squareRoot()
    }

    #expect(Double(points.count - 1) < 1.25 * least + 2, "\(points.count) points, \(least) lines at least")
  }

  @Test func whatCSSHasIsExact() throws {
    func function(_ spelling: String) throws -> String {
      let css = try CurveSpec(spelling).css()
      return css.split(separator: "\n").last.map { String($0.dropFirst(27).dropLast()) } ?? ""
    }
    #expect(try function("easeInOut") == "ease-in-out")
    #expect(try function("default") == "ease")
    #expect(try function("bezier(0.32, 0.72, 0, 1)") == "cubic-bezier(0.32, 0.72, 0, 1)")
    #expect(try function("steps(3, jump-both)") == "steps(3, jump-both)")
    #expect(try function("linear(0, 0.5 20%, 1)") == "linear(0 0%, 0.5 20%, 1 100%)")
    #expect(try CurveSpec("easeIn(duration: 0.35)").css().contains("animation-duration: 0.35s;"))
  }
}
