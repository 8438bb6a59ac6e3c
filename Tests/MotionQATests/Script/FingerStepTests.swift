import InterludeUI
import MotionQA
import Testing

/// Steps of two fingers.
struct FingerStepTests {
  private func play(_ step: InputScript.Step, frames: [Double]) throws -> (scales: [CGFloat], turns: [CGFloat]) {
    var (scales, turns): ([CGFloat], [CGFloat]) = ([], [])
    let stage = Stage.showing {
      let pad = TouchPad("pad", frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      pad.addGestureRecognizer(UIPinchGestureRecognizer { scales.append($0.scale) })
      pad.addGestureRecognizer(UIRotationGestureRecognizer { turns.append($0.rotation) })
      return [pad]
    }
    let player = try ScriptPlayer(InputScript(duration: 2, [step]), on: stage, leadIn: 0)
    for time in frames { try player.advance(to: time) }
    return (scales, turns)
  }

  @Test(arguments: ScriptPlayerTests.pacings) func aPinchEndsAtItsScaleWhateverTheFrames(times: [Double]) throws {
    let played = try play(.pinch("pad", from: 90, to: 250, duration: 0.3, at: 0.1), frames: times)

    // The slop of 10 points is not part of the scale.
    #expect(played.scales.last == 2.5)
    #expect(played.scales == played.scales.sorted())
    #expect(played.scales == (try play(.pinch("pad", from: 90, to: 250, duration: 0.3, at: 0.1), frames: [2])).scales)
    #expect(played.turns.isEmpty)
  }

  @Test func aRotationEndsAtItsAngle() throws {
    let played = try play(.rotate("pad", by: -1, distance: 200, duration: 0.3, at: 0.1), frames: [2])

    let turn = try #require(played.turns.last)
    #expect(abs(turn + 0.9) < 1e-9)
    #expect(played.scales.isEmpty)
  }

  @Test func thePlayedStepNamesThePlace() throws {
    let stage = Stage.showing { [TouchPad("pad", frame: CGRect(x: 0, y: 0, width: 400, height: 300))] }
    let script = InputScript(
      duration: 2,
      [.pinch("pad", from: 90, to: 250, duration: 0.3, at: 0.1), .rotate("pad", by: 1, duration: 0.5, at: 0.4)])
    let player = try ScriptPlayer(script, on: stage, leadIn: 0)
    try player.advance(to: 2)

    #expect(
      player.played.map(\.description) == [
        "0.100 fingers 200 150 90 0 250 0 0.300", "0.400 fingers 200 150 120 0 120 1 0.500",
      ])
  }

  @Test(arguments: [
    InputScript.Step.pinch("pad", from: -1, to: 20, duration: 0.1, at: 0),
    .pinch("pad", from: 10, to: .nan, duration: 0.1, at: 0), .rotate("pad", by: .infinity, duration: 0.1, at: 0),
    .rotate("pad", by: 1, distance: 0, duration: 0.1, at: 0), .pinch("pad", from: 1, to: 2, duration: 9, at: 0),
  ])
  func anImpossibleStepIsAnError(step: InputScript.Step) {
    #expect(throws: ScriptError.self) { try play(step, frames: [2]) }
  }

  @Test func fingersMustBeLiftedBeforeTheNextStep() {
    let steps: [InputScript.Step] = [
      .pinch("pad", from: 10, to: 20, duration: 0.5, at: 0), .tap("pad", at: 0.3),
    ]
    #expect(throws: ScriptError.self) {
      try ScriptPlayer(InputScript(duration: 2, steps), on: Stage.showing { [] }, leadIn: 0)
    }
  }
}
