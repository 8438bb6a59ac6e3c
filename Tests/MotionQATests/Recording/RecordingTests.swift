import InterludeUI
import MotionQA
import Testing

struct RecordingTests {
  /// A dot that travels 100 points in half a second, evenly, from the moment it is touched.
  private final class Dot: UIView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { self.center.x += 100 }
    }
  }

  private static let script = InputScript(duration: 1, [.tap("dot", at: 0.25)])

  private func makeStage() -> Stage {
    Stage.showing {
      let dot = Dot(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
      dot.accessibilityIdentifier = "dot"
      dot.backgroundColor = .red
      return [dot]
    }
  }

  /// Where the dot's left edge is drawn.
  private func position(in list: DisplayList) -> CGFloat? {
    for case .fill(let shape, .init(red: 1, green: 0, blue: 0, alpha: 1), let map) in list.commands {
      guard case .roundedRect(let box) = shape else { continue }
      return map.apply(to: box.rect.origin).x
    }
    return nil
  }

  @Test func framesShowWhatTheScriptSetInMotion() throws {
    let frames = try Recording(of: Self.script, on: makeStage()).frames(at: [-1, 0.25, 0.5, 0.75, 1])

    let positions = frames.map { position(in: $0.displayList) }
    #expect(positions.map { $0.map { ($0 * 1e6).rounded() / 1e6 } } == [50, 50, 100, 150, 150])
  }

  @Test(arguments: [[24, 120], [30, 60], [25, 100]]) func equalTimesShowEqualFrames(rates: [Int]) throws {
    let recordings = try rates.map { rate in
      try Recording(of: Self.script, on: makeStage()).frames(
        at: FrameTimes.steady(framesPerSecond: rate, duration: 1))
    }

    let step = rates[1] / rates[0]
    for (index, frame) in recordings[0].enumerated() { #expect(recordings[1][index * step] == frame) }
  }

  @Test func theScriptIsPlayedToItsEndWhateverFramesAreWanted() throws {
    let stage = makeStage()
    let recording = try Recording(of: Self.script, on: stage)

    _ = try recording.frames(at: [0])

    #expect(recording.played.count == 1)
    #expect(stage.time == Recording.leadIn + 1)
  }
}
