import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// How far the timeline's groups reach.
struct TimelineSummaryTests {
  /// The group of motions from 0.1 s to the given ends, in a transition or in none.
  private func group(endingAt ends: [Double?], in transition: LoggedTransition? = nil) throws -> TimelineModel.Group {
    var log = RunLog()
    log.transitions = transition.map { [$0] } ?? []
    log.motions = ends.enumerated().map { id, end in
      LoggedMotion(
        id: id, view: "card", property: "position", course: .unknown, isHeld: false, start: 0.1, end: end, source: nil,
        transition: transition == nil ? nil : 0)
    }
    let take = Take(
      Take.Start(
        scene: try TestLab().lab.scene(named: "still"), size: WindowSize.standard, scale: 1, settings: DeviceSettings())
    )
    return try #require(TimelineSummary(of: log, take: take, zero: 0).model.groups.first)
  }

  private func transition(endingAt end: Double?) -> LoggedTransition {
    LoggedTransition(
      operation: .present, from: "A", to: "B", animator: "C", duration: 0.5, start: 0.05, end: end, isCompleted: nil)
  }

  /// Whether its motions are over or not: a transition that is never completed has no end.
  @Test(arguments: [[nil, nil], [0.3, nil], [0.3, 0.5]] as [[Double?]])
  func theGroupOfATransitionIsOpenUntilThatEnds(ends: [Double?]) throws {
    #expect(try group(endingAt: ends, in: transition(endingAt: nil)).start == 0.05)
    #expect(try group(endingAt: ends, in: transition(endingAt: nil)).end == nil)
    #expect(try group(endingAt: ends, in: transition(endingAt: 0.6)).end == 0.6)
  }

  /// What a transition's animator holds on to until the transition ends has arrived before.
  @Test func aBarEndsWhereItsCurveHasArrived() throws {
    var log = RunLog()
    log.motions = [
      LoggedMotion(
        id: 0, view: "caption", property: "opacity",
        course: .along(.bezier(TimedCurve(.easeInEaseOut, duration: 0.3))), isHeld: false, start: 0.1, source: nil,
        transition: nil)
    ]
    let take = Take(
      Take.Start(
        scene: try TestLab().lab.scene(named: "still"), size: WindowSize.standard, scale: 1, settings: DeviceSettings())
    )
    let bar = try #require(
      TimelineSummary(of: log, take: take, zero: 0).model.groups.first?.rows.first?.bars.first)
    #expect(bar.shownEnd(at: 0.3) == nil, "it moves")
    #expect(bar.shownEnd(at: 1.7) == 0.1 + 0.3)
  }

  @Test func propertiesAreCalledAsInTheGraphAndInRecordings() throws {
    var log = RunLog()
    log.motions = ["opacity", "position", "position.y", "bounds", "transform"].enumerated().map { id, property in
      LoggedMotion(
        id: id, view: "window/card", property: property, course: .unknown, isHeld: false, start: 0.1, end: 0.2,
        source: nil, transition: nil)
    }
    let take = Take(
      Take.Start(
        scene: try TestLab().lab.scene(named: "still"), size: WindowSize.standard, scale: 1, settings: DeviceSettings())
    )
    let rows = TimelineSummary(of: log, take: take, zero: 0).model.groups.flatMap(\.rows)
    #expect(rows.map(\.title) == ["card · alpha, center, center.y, bounds, transform"])
  }

  @Test func theGroupOutsideOfTransitionsIsOpenWhileAnythingInItMoves() throws {
    #expect(try group(endingAt: [0.3, nil]).end == nil)
    #expect(try group(endingAt: [0.5, 0.3]).end == 0.5)
    #expect(try group(endingAt: [0.5, 0.3]).start == 0.1)
  }
}
