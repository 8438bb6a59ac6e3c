import Foundation
import InterludeUI
import MotionQA
import Testing

/// The landmarks of a curve.
@Suite struct CurveLandmarksTests {
  private func landmarks(_ spelling: String) throws -> CurveLandmarks { CurveLandmarks(of: try CurveSpec(spelling)) }

  @Test func ofConstantSpeed() throws {
    let marks = try landmarks("linear(duration: 2)")

    #expect(
      abs((marks.t10 ?? 0) - 0.2) < 1e-9 && abs((marks.t50 ?? 0) - 1) < 1e-9 && abs((marks.t90 ?? 0) - 1.8) < 1e-9)
    #expect(abs((marks.settle ?? 0) - 1.998) < 1e-9)
    #expect(marks.overshoot == nil && marks.endStep == 0 && marks.peakVelocity == 0.5)
  }

  /// e^(−πζ/√(1 − ζ²)) at π/ω_d.
  @Test func ofASpring() throws {
    let marks = try landmarks("spring(mass: 1, stiffness: 100, damping: 10)")
    let root = 0.75.squareRoot()

    #expect(abs((marks.overshoot ?? 0) - exp(-.pi * 0.5 / root)) < 1e-12)
    #expect(abs((marks.peakTime ?? 0) - .pi / (10 * root)) < 1e-12)
    // ẍ = 0 at atan(√(1 − ζ²)/ζ)/ω_d.
    #expect(abs((marks.peakVelocityTime ?? 0) - atan(root / 0.5) / (10 * root)) < 1e-6)
    #expect(abs(marks.duration - 1.4727003346780927) < 1e-12)
  }

  @Test func ofUIKitsCutSpring() throws {
    let marks = try landmarks("spring(dampingRatio: 0.4, duration: 1)")

    #expect(marks.duration == 1)
    #expect(abs(marks.endStep - (1 - 0.99855)) < 5e-6)
    #expect(marks.description.contains("ends with a step of 0.15 %"))
    let settle = try #require(marks.settle)
    #expect(settle > 1.1)
    let seconds = String(format: "%.3f s", settle)
    #expect(marks.description.hasPrefix("would settle at \(seconds), cut off at 1.000 s · half way"), "\(marks)")
  }

  @Test func ofOnesThatJumpOrNeverRest() throws {
    #expect(try landmarks("steps(4)").peakVelocity == nil)
    #expect(try landmarks("steps(4)").t50 == 0.5)
    #expect(try landmarks("spring(damping: 0)").settle == nil)
    #expect(try landmarks("bezier(1, 0, 0, 1)").t50.map { abs($0 - 0.5) < 1e-9 } == true)
    #expect(abs((try landmarks("bezier(0.5, 0, 0.5, 2)").overshoot ?? 0) - 0.1851) < 0.1)
  }

  @Test func jsonIsStableAndLeavesInfinityOut() throws {
    let table = CurveTable([try CurveSpec("bezier(1, 0, 0, 1)")], times: [0, 0.5, 1])

    #expect(table.json == table.json)
    let parsed = try JSONSerialization.jsonObject(with: Data(table.json.utf8)) as? [[String: Any]]
    let rows = try #require(parsed?.first?["samples"] as? [[String: Double]])
    #expect(rows.map { $0["time"] } == [0, 0.5, 1])
    #expect(rows[1]["velocity"] == nil && rows[0]["velocity"] == 0)
  }
}
