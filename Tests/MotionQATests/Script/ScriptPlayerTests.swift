import InterludeUI
import MotionQA
import Testing

struct ScriptPlayerTests {
  /// Different ways to cut two seconds into frames, one of them uneven.
  nonisolated static let pacings: [[Double]] = [
    FrameTimes.steady(framesPerSecond: 24, duration: 2), FrameTimes.steady(framesPerSecond: 120, duration: 2),
    [0.001, 0.3, 0.3000001, 0.71, 1.999, 2], [2],
  ]

  @Test func aTapHitsTheCentreOfTheNamedViewAtItsExactTime() throws {
    var pad = TouchPad()
    let stage = Stage.showing {
      pad = TouchPad("pad", frame: CGRect(x: 100, y: 50, width: 80, height: 40))
      return [pad]
    }
    let player = try ScriptPlayer(InputScript(duration: 2, [.tap("pad", at: 0.25)]), on: stage, leadIn: 1)

    try player.advance(to: 2)

    let center = CGPoint(x: 140, y: 70)
    #expect(
      pad.touches == [
        TouchPad.Touch(phase: .began, point: center, time: 1.25),
        TouchPad.Touch(phase: .ended, point: center, time: 1.25),
      ])
    #expect(player.played == [PlayedStep(time: 0.25, event: .tap(center))])
    #expect(stage.time == 3)
  }

  @Test(arguments: pacings) func touchesDoNotDependOnTheFrames(times: [Double]) throws {
    let expected = try touchesOfDrag(frames: [2])

    #expect(try touchesOfDrag(frames: times) == expected)
  }

  private func touchesOfDrag(frames: [Double]) throws -> [TouchPad.Touch] {
    var pad = TouchPad()
    let stage = Stage.showing {
      pad = TouchPad("pad", frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      return [pad]
    }
    let script = InputScript(
      duration: 2,
      [
        .drag(from: .identifier("pad"), to: .point(CGPoint(x: 300, y: 150)), duration: 0.2, at: 0.1),
        .tap("pad", at: 0.3),
      ])
    let player = try ScriptPlayer(script, on: stage, leadIn: 0)
    for time in frames { try player.advance(to: time) }
    return pad.touches
  }

  @Test func aDragMovesEvenlyAndEndsWhereAndWhenItShould() throws {
    let touches = try touchesOfDrag(frames: [2])
    let drag = touches.prefix { $0.phase != .ended } + touches.filter { $0.phase == .ended }.prefix(1)

    #expect(drag.first == TouchPad.Touch(phase: .began, point: CGPoint(x: 200, y: 150), time: 0.1))
    #expect(drag.last == TouchPad.Touch(phase: .ended, point: CGPoint(x: 300, y: 150), time: 0.3))
    #expect(drag.count == 26, "120 reports a second for 0.2 s, and the press and the release")
    for touch in drag { #expect(abs(touch.point.x - (200 + 500 * (touch.time - 0.1))) < 1e-9) }
  }

  @Test func aStepThatFollowsAtOnceComesAfterTheReleaseOfTheDragBeforeIt() throws {
    let phases = try touchesOfDrag(frames: [2]).map(\.phase).filter { $0 != .moved }

    #expect(phases == [.began, .ended, .began, .ended])
  }

  @Test func aResizeChangesTheStage() throws {
    let stage = Stage.showing { [] }
    let script = InputScript(duration: 1, [.resize(to: CGSize(width: 300, height: 400), at: 0.5)])
    let player = try ScriptPlayer(script, on: stage, leadIn: 0)

    try player.advance(to: 0.4)
    #expect(stage.size == CGSize(width: 400, height: 300))
    try player.advance(to: 0.5)
    #expect(stage.size == CGSize(width: 300, height: 400))
  }

  @Test func aTextIsTypedIntoTheFieldThatWasTapped() throws {
    var field = UITextField()
    let stage = Stage.showing {
      field = UITextField(frame: CGRect(x: 100, y: 50, width: 80, height: 40))
      field.accessibilityIdentifier = "name"
      return [field]
    }
    let script = InputScript(duration: 2, [.tap("name", at: 0.2), .type("Wild b\u{8}garlic", at: 0.5)])
    let player = try ScriptPlayer(script, on: stage, leadIn: 0)

    try player.advance(to: 0.4)
    #expect(field.isEditing && field.text == "")
    try player.advance(to: 0.5)
    #expect(field.text == "Wild garlic")
    #expect(player.played.last?.description == "0.500 type \"Wild b\\u{08}garlic\"")
  }

  @Test func playedStepsReadAsOneLineEach() {
    let tap = PlayedStep(time: -0.0001, event: .tap(CGPoint(x: 195, y: 422.128)))
    let drag = PlayedStep(time: 1.5, event: .drag(from: .zero, to: CGPoint(x: 10, y: 0.5), duration: 0.25))

    #expect(tap.description == "0.000 tap 195 422.13")
    #expect(drag.description == "1.500 drag 0 0 10 0.5 0.250")
  }
}
