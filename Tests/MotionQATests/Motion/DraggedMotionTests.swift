import InterludeUI
import Testing

@testable import MotionQA

/// While a finger holds something it goes where the finger goes, and no curve is named for that.
struct DraggedMotionTests {
  /// A finger drags a square by 200 points, from 0.2 s to 0.7 s, and a spring takes it back. When it comes down a lamp goes out within
  /// 0.3 s. The recogniser lets the square go its way once the finger has moved.
  private func record() throws -> Trace {
    let stage = Stage.showing {
      let square = UIView(frame: CGRect(x: 50, y: 50, width: 60, height: 60))
      square.accessibilityIdentifier = "square"
      let lamp = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      lamp.accessibilityIdentifier = "lamp"
      let start = square.center
      square.addGestureRecognizer(
        UIPanGestureRecognizer { [weak square, weak lamp] pan in
          guard let square, let lamp else { return }
          switch pan.state {
          case .began: UIView.animate(withDuration: 0.3) { lamp.alpha = 0 }
          case .changed: square.center.y = start.y + pan.translation(in: nil).y
          case .ended:
            UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
              square.center = start
            }
          default: break
          }
        })
      return [square, lamp]
    }
    let script = InputScript(
      duration: 1.5, [.drag("square", by: CGVector(dx: 0, dy: 200), duration: 0.5, at: 0.2)])
    return try RecordedBundle.record(script, on: stage, scene: "test").trace
  }

  @Test func theTouchesOfATraceAreThoseOfItsSteps() throws {
    let steps = [
      "0.000 tap 195 612.6", "0.800 drag 195 401.44 195 201.44 0.300", "2 fingers 1 2 3 4 5 6 0.5", "2.9 type \"a 1\"",
      "drag",
      "1 drag 0 0 5 5 x", "1.5 drag 1 1 2 2 0",
    ]
    let trace = Trace(
      scene: "", size: CGSize(width: 1, height: 1), framesPerSecond: 60, frameCount: 240, steps: steps, views: [])
    #expect(trace.touches.map(\.lowerBound) == [0.8, 2] && trace.touches.map(\.upperBound) == [1.1, 2.5])
    let part = trace.cut(to: 60..<120).touches
    #expect(part.count == 1 && part.allSatisfy { abs($0.lowerBound + 0.2) < 1e-9 && abs($0.upperBound - 0.1) < 1e-9 })
  }

  @Test func whatAFingerDragsHasNoCurveAndWhatComesAfterHasOne() throws {
    let trace = try record()
    #expect(trace.touches == [0.2...0.7])
    let track = try #require(trace["square", .centerY])

    #expect(track.motions.map(\.isDragged) == [true, false])
    #expect(try track.fits().map(\.spec.description) == ["spring(dampingRatio: 0.8, duration: 0.5)"])
    #expect(try track.fits().map { abs($0.start - 0.7) < 1e-6 } == [true])
    #expect(track.metrics.map { $0.description.hasSuffix(", dragged") } == [true, false])
  }

  @Test func whatAnAnimationMovesWhileAFingerHoldsHasItsCurve() throws {
    let lamp = try #require(try record()["lamp", .alpha])
    #expect(lamp.motions.map(\.isDragged) == [false])
    #expect(try lamp.fits().map(\.spec.description) == ["easeInOut(duration: 0.3)"])
  }

  /// As from a phone: nothing but the touch is on record.
  @Test func theLiftPartsAMotionOfWhichNothingElseIsOnRecord() throws {
    var track = try #require(try record()["square", .centerY])
    (track.turns, track.hasOwnTurns) = ([], false)

    #expect(track.motions.map(\.isDragged) == [true, false])
    let lift = try #require(track.motions.first).end.time
    #expect(abs(lift - 0.7) < 2.0 / 60)
    let fit = try #require(try track.fits().first)
    guard case .spring(let spring) = fit.curve else { return #expect(Bool(false), "\(fit)") }
    #expect(abs(spring.dampingRatio - 0.8) < 0.05, "\(fit)")
  }

  @Test func aMatchSaysDraggedAndNamesNoCurve() throws {
    let trace = try record()
    let bundle = RecordedBundle(trace: trace)
    let match = try RecordingMatch(expected: bundle, actual: bundle, tolerances: Tolerances())
    let lines = match.curves.map(\.description).filter { $0.hasPrefix("square center.y") }
    #expect(lines.count == 2 && lines[0].contains(": dragged, 0.2") && lines[0].hasSuffix(" to 0.700 s"), "\(lines)")
    #expect(lines.last?.contains("spring(dampingRatio: 0.8, duration: 0.5), 0.700 s to 1.200 s") == true, "\(lines)")
  }
}
