import InterludeUI
import Testing

@testable import MotionQA

struct TraceCuttingTests {
  /// A box that moves by 3 points a frame from frame 10 to 20 of 30, in another holder from frame 15 on, and is gone from 25 on.
  private static let trace: Trace = {
    let values = (0..<30).map { 3 * Double(min(max($0 - 10, 0), 10)) }
    var track = PropertyTrace(
      property: .centerX, framesPerSecond: 60, presence: [0..<25], values: values,
      velocities: (0..<30).map { (10...20).contains($0) ? 180 : 0 })
    track.missedFrames = [12]
    return Trace(
      scene: "test", size: CGSize(width: 100, height: 200), framesPerSecond: 60, frameCount: 30,
      steps: ["0.000 tap 1 2"],
      transitions: [
        TransitionTrace(
          .present, from: "A", to: "B", animator: "Pop", duration: 0.2, begin: 10.0 / 60, end: 20.0 / 60),
        TransitionTrace(.dismiss, from: "B", to: "A", animator: "Pop", duration: 0.2, begin: 27.0 / 60),
      ],
      views: [
        ViewTrace(
          name: "box", presence: [0..<25],
          superviews: [ViewTrace.Superview("a", from: 0), ViewTrace.Superview("b", from: 15)], still: [.alpha: 0.5],
          moving: [track], turns: [.centerX: [MotionTurn(time: 10.0 / 60), MotionTurn(time: 20.0 / 60, value: 30)]]),
        ViewTrace(name: "late", presence: [26..<30], still: [:], moving: []),
      ])
  }()

  @Test func aPartHasTheSameNumbersFromItsOwnZero() throws {
    let part = Self.trace.cut(to: 10..<22)
    #expect(part.frameCount == 12 && part.steps == [])
    #expect(part.views.map(\.name) == ["box"], "what is not there in the part is left out")
    let track = try #require(part["box"]?.moving.first)
    #expect(track.values == Array(Self.trace["box", .centerX]?.values[10..<22] ?? []))
    #expect(track.presence == [0..<12] && track.missedFrames == [2])
    #expect(part["box"]?.superviews == [ViewTrace.Superview("a", from: 0), ViewTrace.Superview("b", from: 5)])
    #expect(part["box"]?.turns[.centerX]?.map { ($0.time * 60).rounded() } == [0, 10])
    #expect(part.transitions?.map { ($0.begin * 60).rounded() } == [0])
    #expect(part.transitions?.first?.end.map { ($0 * 60).rounded() } == 10)
  }

  @Test func whatNoLongerMovesStandsStill() {
    let part = Self.trace.cut(to: 20..<40)
    #expect(part.frameCount == 10)
    #expect(part["box"]?.moving == [] && part["box"]?.still[.centerX] == 30)
    #expect(part["box"]?.presence == [0..<5])
    #expect(part["box"]?.superviews == [ViewTrace.Superview("b", from: 0)])
    #expect(part["late"]?.presence == [6..<10])
  }

  @Test func otherMomentsLieOnALineBetweenFrames() throws {
    let track = try #require(
      Self.trace.resampled(from: 10.5 / 60, frameCount: 5, framesPerSecond: 120)["box"]?.moving.first)
    #expect(track.values.count == 5)
    for (value, expected) in zip(track.values, [1.5, 3, 4.5, 6, 7.5]) { #expect(abs(value - expected) < 1e-9) }
    let after = try #require(
      Self.trace.resampled(from: 1, frameCount: 2, framesPerSecond: 60)["box"]?.moving.first)
    #expect(after.values == [30, 30], "beyond the recording all stands still")
  }
}
