import InterludeUI
import Testing

@testable import MotionQA

struct TraceRecordingTests {
  /// A view that does something when it is tapped.
  private final class Box: UIView {
    var onTap: (Box) -> Void = { _ in }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap(self) }
  }

  /// Records a box of 20 × 20 points at (60, 60) that is tapped at a quarter of a second.
  private func record(fps: Int = 60, duration: Double = 1.5, _ onTap: @escaping (UIView) -> Void) throws -> Trace {
    let stage = Stage.showing {
      let box = Box(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
      box.accessibilityIdentifier = "box"
      box.onTap = onTap
      return [box]
    }
    let script = InputScript(duration: duration, [.tap("box", at: 0.25)])
    return try RecordedBundle.record(script, on: stage, scene: "test", framesPerSecond: fps).trace
  }

  private func track(_ trace: Trace, _ property: TraceProperty) throws -> PropertyTrace {
    try #require(trace["box", property])
  }

  @Test func evenMotionHasItsPlacesAndItsVelocity() throws {
    let trace = try record { box in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { box.center.x += 100 }
    }

    let x = try track(trace, .centerX)
    #expect([0, 0.25, 0.5, 0.7, 0.75, 1].map(x.value) == [60, 60, 110, 150, 160, 160])
    // From the beginning on, and no more at the end.
    #expect([0, 0.2, 0.25, 0.5, 0.7, 0.75, 1].map(x.velocity) == [0, 0, 200, 200, 200, 0, 0])
    #expect(trace["box"]?.moving.map(\.property) == [.centerX])
    #expect(trace["box"]?.still == [.centerY: 60, .width: 20, .height: 20])
  }

  /// The slope of easeInOut at its middle is 1.5 / 0.87: dy and dx of the Bézier curve there.
  @Test func theVelocityIsTheCurvesOwn() throws {
    let trace = try record { box in UIView.animate(withDuration: 0.5) { box.alpha = 0 } }

    #expect(abs(try track(trace, .alpha).velocity(at: 0.5) + 1.5 / 0.87 / 0.5) < 1e-5)
  }

  @Test func velocitiesOfASpringAreThoseOfItsEquation() throws {
    let trace = try record { box in
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: []
      ) { box.transform = CGAffineTransform(translationX: 0, y: 100) }
    }

    // A slow reference: the slope between far finer frames, which errs by the square of their distance.
    let fine = try record(fps: 480) { box in
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: []
      ) { box.transform = CGAffineTransform(translationX: 0, y: 100) }
    }
    let (coarse, reference) = (try track(trace, .translationY), try track(fine, .translationY))
    for frame in 18..<70 {
      let slope = (reference.values[frame * 8 + 1] - reference.values[frame * 8 - 1]) * 240
      #expect(abs(coarse.velocities[frame] - slope) < 0.5, "frame \(frame)")
    }
  }

  @Test func turnsAreInDegreesAndGoOnBeyondHalfATurn() throws {
    let trace = try record { box in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        box.transform = CGAffineTransform(rotationAngle: 0.75 * .pi).scaledBy(x: 2, y: 2)
      } completion: { _ in
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
          box.transform = CGAffineTransform(rotationAngle: 1.5 * .pi).scaledBy(x: 2, y: 2)
        }
      }
    }

    let angle = try track(trace, .rotation)
    #expect([0.25, 0.5, 0.75, 1.25].map { (angle.value(at: $0) * 10).rounded() / 10 } == [0, 67.5, 135, 270])
    #expect(abs(angle.velocity(at: 0.5) - 270) < 0.01)
    #expect(try track(trace, .scaleX).value(at: 0.5) == 1.5)
  }

  @Test(arguments: [60, 120]) func whatCodeMovesHasTheSlopeBetweenFramesAndAJumpHasNone(fps: Int) throws {
    let stage = Stage.showing { [Dragged("box", frame: CGRect(x: 50, y: 50, width: 20, height: 20))] }
    let script = InputScript(
      duration: 1, [.drag(from: .identifier("box"), to: .point(CGPoint(x: 120, y: 60)), duration: 0.5, at: 0.25)])
    let trace = try RecordedBundle.record(script, on: stage, scene: "test", framesPerSecond: fps).trace
    #expect(abs(try track(trace, .centerX).velocity(at: 0.5) - 120) < 0.01)

    let jump = try track(try record { $0.center.x = 200 }, .centerX)
    #expect(jump.value(at: 1) == 200)
    #expect(jump.velocities.allSatisfy { $0 == 0 })
  }

  private final class Dragged: UIView {
    convenience init(_ identifier: String, frame: CGRect) {
      self.init(frame: frame)
      accessibilityIdentifier = identifier
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      center.x = touches.first?.location(in: nil).x ?? center.x
    }
  }

  @Test func comingAndGoingAreFrames() throws {
    let trace = try record { box in
      let note = UIView()
      note.accessibilityIdentifier = "note"
      box.superview?.addSubview(note)
      UIView.animate(withDuration: 0.5) {
        note.alpha = 0
      } completion: { _ in
        note.removeFromSuperview()
      }
    }

    #expect(trace["note"]?.presence == [15..<45])
    #expect(trace["box"]?.presence == [0..<91])
  }

  @Test func motionThatOutlastsTheScriptIsRemarkedOn() throws {
    let stage = Stage.showing {
      let box = Box(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
      box.accessibilityIdentifier = "box"
      box.onTap = { box in
        UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) { box.alpha = 0.5 }
      }
      return [box]
    }
    let script = InputScript(duration: 1, [.tap("box", at: 0.25)])
    let bundle = try RecordedBundle.record(script, on: stage, scene: "pulse")

    #expect(bundle.remarks.count == 1)
    #expect(
      bundle.remarks.first?.contains("box still moves (alpha) where the recording of pulse ends, at 1.000 s") == true)
  }

  @Test func aSceneThatNeverComesToRestIsStoppedAndSaysSo() throws {
    let stage = Stage.showing {
      let box = Box(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
      box.accessibilityIdentifier = "box"
      box.onTap = Self.beginAgain
      return [box]
    }
    let script = InputScript(duration: 1, [.tap("box", at: 0.25)])
    let bundle = try RecordedBundle.record(script, on: stage, scene: "restless")

    #expect(bundle.trace.frameCount == 61)
    #expect(bundle.remarks.contains { $0.contains("the chain is cut here") }, "\(bundle.remarks)")
  }

  private static func beginAgain(_ box: UIView) {
    UIView.animate(withDuration: 0) {
      box.alpha = box.alpha == 1 ? 0.5 : 1
    } completion: { _ in
      beginAgain(box)
    }
  }

  @Test(arguments: [0, -1, 481]) func absurdRatesAreRefused(rate: Int) {
    #expect { try record(fps: rate) { _ in } } throws: { "\($0)".contains("from 1 to 480") }
  }

  @Test func tooManyFramesAreRefused() {
    #expect { try record(fps: 480, duration: 600) { _ in } } throws: { "\($0)".contains("lower the frame rate") }
  }

  @Test func aRecordingIsTheSameEveryTime() throws {
    func text() throws -> String { try record { box in UIView.animate(withDuration: 0.4) { box.alpha = 0.2 } }.text }
    let first = try text()
    for _ in 0..<3 { #expect(try text() == first) }
  }
}
