import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

struct SettleTargetTests {
  private nonisolated static let forms: [CurveSpec] = [
    .spring(Spring(dampingRatio: 0.4, duration: 1), .animation(dampingRatio: 0.4, duration: 1)),
    .spring(Spring(dampingRatio: 0.4, response: 0.5), .response(dampingRatio: 0.4, response: 0.5)),
    .spring(Spring(duration: 0.5, bounce: 0.3), .perceptual(duration: 0.5, bounce: 0.3)),
    .spring(Spring(mass: 2, stiffness: 300, damping: 20), .physics),
  ]

  /// Against a look at very many values: the highest, and the last that is farther than a thousandth away.
  @Test(arguments: forms, [0.0, 0.02, 0.1, 0.25, 0.5])
  func theSpringDoesWhatIsWished(form: CurveSpec, overshoot: Double) throws {
    for settle in [0.3, 0.8, 1.7] {
      let spec = SettleTarget(settle: settle, overshoot: overshoot).spring(like: form)

      let curve = spec.curve
      let times = (0...40_000).map { Double($0) * 1e-4 }
      let values = times.map(curve.value)
      let top = try #require(values.max()) - 1
      let last = try #require(values.lastIndex { abs($0 - 1) > 0.001 })
      #expect(abs(max(top, 0) - overshoot) < 0.001, "\(spec)")
      #expect(abs(times[last] - settle) < 0.002, "\(spec) settles at \(times[last])")
      #expect(CurveKind(of: spec) == CurveKind(of: form))
    }
  }

  @Test func theDesignersSpring() {
    let spec = SettleTarget(settle: 0.8, overshoot: 0.1).spring(like: Self.forms[0])
    guard case .spring(_, .animation(let ratio, _)) = spec else {
      Issue.record("\(spec) has another form")
      return
    }
    #expect(ratio == 0.591)
  }

  @Test func aCurveHasNoSuchTarget() {
    #expect(SettleTarget(of: .bezier(TimedCurve(.linear, duration: 1))) == nil)
    #expect(SettleTarget(of: .spring(Spring(damping: 0), .physics)) == nil, "it never settles")
  }
}
