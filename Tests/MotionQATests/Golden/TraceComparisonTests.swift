import InterludeUI
import Testing

@testable import MotionQA

struct TraceComparisonTests {
  private let spring = Spring(dampingRatio: 0.8, response: 0.5)

  private func differences(
    _ expected: PropertyTrace, _ actual: PropertyTrace, _ tolerances: Tolerances = Tolerances()
  ) -> [TraceDifference] {
    TraceComparison(expected: .of([expected]), actual: .of([actual]), tolerances: tolerances).differences
  }

  private func only(_ expected: PropertyTrace, _ actual: PropertyTrace) throws -> TraceDifference {
    let all = differences(expected, actual)
    #expect(all.count == 1)
    return try #require(all.first)
  }

  @Test func whatIsWithinTheToleranceIsTheSame() {
    let expected = PropertyTrace.moving(along: spring)
    var actual = expected
    actual.values = actual.values.map { $0 + 0.01 }
    #expect(differences(expected, actual).isEmpty)

    actual.values[40] += 0.0002
    #expect(differences(expected, actual).map(\.frame) == [40])
    var loose = Tolerances()
    loose.points = 0.02
    #expect(differences(expected, actual, loose).isEmpty)
  }

  @Test func theFirstFrameIsNamedWithBothNumbers() throws {
    var actual = PropertyTrace.moving(.alpha, along: TimedCurve(CubicBezier.linear, duration: 0.5), from: 0, to: 1)
    let expected = actual
    actual.values[9] = 0.5
    let difference = try only(expected, actual)

    #expect(difference.subject == .property(view: "box", .alpha))
    #expect(difference.description.hasPrefix("box alpha at frame 9 (0.150 s): expected 0.1, got 0.5."))
  }

  @Test(arguments: [(1, "1 frame (17 ms) later"), (-1, "1 frame (17 ms) earlier"), (3, "3 frames (50 ms) later")])
  func aDelayIsRecognised(frames: Int, words: String) throws {
    let difference = try only(.moving(along: spring), .moving(along: spring, startFrame: 6 + frames))
    #expect(difference.diagnosis == "The same motion starts \(words)")
  }

  @Test func anOffsetIsRecognised() throws {
    let difference = try only(.moving(along: spring), .moving(along: spring, from: 1, to: 101))
    #expect(difference.diagnosis == "It is 1 pt more throughout")
  }

  @Test func whatNeverMovesIsRecognised() throws {
    let still = TraceComparison(
      expected: .of([.moving(along: spring)]),
      actual: .of([.following(.width, frames: 91, { $0 }, { _ in 1 })], still: [.centerX: 20]))
    let texts = still.differences.map(\.description)
    #expect(texts.contains { $0.contains("box center.x") && $0.contains("It never moves, and stays at 20 pt") })
    #expect(texts.contains { $0.contains("box size.width") && $0.contains("It moves, and did not") })
  }

  /// There along one spring, and back along another.
  private func thereAndBack(_ there: Double, _ back: Double) -> PropertyTrace {
    let forth = PropertyTrace.moving(along: Spring(dampingRatio: there, response: 0.3))
    let back = PropertyTrace.moving(along: Spring(dampingRatio: back, response: 0.3), from: 100, to: 0)
    return PropertyTrace(
      property: .centerX, framesPerSecond: 60, values: forth.values + back.values,
      velocities: forth.velocities + back.velocities)
  }

  @Test func everyMotionThatGoesAlongAnotherCurveIsNamed() throws {
    let both = try #require(try only(thereAndBack(0.8, 0.8), thereAndBack(0.7, 0.6)).diagnosis)
    #expect(both.hasPrefix("Damping ratio 0.70, was 0.80"), "\(both)")
    #expect(both.hasSuffix("; its motion 2 of 2: damping ratio 0.60, was 0.80"), "\(both)")

    let first = try #require(try only(thereAndBack(0.8, 0.8), thereAndBack(0.7, 0.8)).diagnosis)
    #expect(first.hasPrefix("Damping ratio 0.70, was 0.80") && !first.contains("its motion"), "\(first)")
    let second = try #require(try only(thereAndBack(0.8, 0.8), thereAndBack(0.8, 0.6)).diagnosis)
    #expect(second.hasPrefix("Damping ratio 0.60, was 0.80") && !second.contains("its motion"), "\(second)")
  }

  @Test func anotherEndIsRecognised() throws {
    let difference = try only(.moving(along: spring), .moving(along: spring, to: 90))
    #expect(difference.diagnosis == "End value 90.00, was 100.00")
  }

  @Test func missingAndNewViewsAreNamed() {
    let comparison = TraceComparison(expected: .of([], name: "old"), actual: .of([], name: "new"))
    #expect(comparison.differences.map(\.subject) == [.view("old"), .view("new")])
    #expect(
      comparison.differences.first?.description
        == "old at frame 0 (0.000 s): expected a view, got none. The view is missing.")
  }

  @Test func anotherComingOrGoingIsNamed() throws {
    var (expected, actual) = (Trace.of([]), Trace.of([]))
    expected.views[0].presence = [0..<6]
    actual.views[0].presence = [0..<7]
    let difference = try #require(TraceComparison(expected: expected, actual: actual).differences.first)
    #expect(
      difference.description
        == "box at frame 6 (0.100 s): expected to go at frame 6, got to go at frame 7. It goes 1 frame later.")

    actual.views[0].presence = [0..<10]
    // What stays to the end is not said to go later.
    #expect(
      TraceComparison(expected: expected, actual: actual).differences.first?.description
        == "box at frame 6 (0.100 s): expected to go at frame 6, got to stay as it is to the end.")
    var loose = Tolerances()
    loose.seconds = 4.0 / 60
    #expect(TraceComparison(expected: expected, actual: actual, tolerances: loose).differences.isEmpty)
  }

  @Test func whatCannotBeComparedSaysSo() {
    var other = Trace.of([])
    other.framesPerSecond = 30
    let differences = TraceComparison(expected: .of([]), actual: other).differences
    #expect(
      differences.map(\.description) == [
        "recording: expected 60 frames per second, got 30 frames per second. The two cannot be compared."
      ])
  }
}
