import InterludeUI
import Testing

@testable import MotionQA

/// Motions that touch are told apart: where something begins or ends, and else where velocity jumps.
struct MotionPartingTests {
  /// A square that a tap, at a quarter of a second if nothing else is said, sends on its way.
  private func record(at time: Double = 0.25, _ onTap: @escaping (UIView) -> Void) throws -> Trace {
    let stage = Stage.showing {
      let square = UIControl(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
      square.accessibilityIdentifier = "square"
      square.addAction(UIAction { [weak square] _ in square.map(onTap) }, for: .touchUpInside)
      return [square]
    }
    let script = InputScript(duration: 2, [.tap("square", at: time)])
    return try RecordedBundle.record(script, on: stage, scene: "test").trace
  }

  /// There and back on springs, the way back a hundredth of a second after the way there: between two frames.
  private func thereAndBack() throws -> Trace {
    try record { square in
      UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0) {
        square.center.x += 100
      } completion: { _ in
        UIView.animate(withDuration: 0.6, delay: 0.01, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
          square.center.x -= 100
        }
      }
    }
  }

  @Test func exactTimesAreOnRecord() throws {
    let track = try #require(try thereAndBack()["square", .centerX])

    #expect(track.turns.map(\.time) == [0.25, 0.75, 0.76, 1.36])
    #expect(track.turns.map(\.value) == [60, 160, 160, 60])
  }

  @Test func motionsThatTouchHaveTheirOwnEnds() throws {
    let track = try #require(try thereAndBack()["square", .centerX])

    #expect(track.motions.map(\.start.time) == [0.25, 0.76])
    #expect(track.motions.map(\.end.time) == [0.75, 1.36])
    #expect(track.metrics.map(\.to) == [160, 60])
    // Those of springs of damping ratios 0.9 and 0.7: e^(−πζ / √(1 − ζ²)).
    let overshoots = track.metrics.map { $0.overshoot ?? 0 }
    #expect(zip(overshoots, [0.0015, 0.046]).allSatisfy { abs($0 - $1) < 0.0005 }, "\(overshoots)")
  }

  /// A spring that ends on a frame is still seen there, as 0.1 and 0.8 add up to a little more than 0.9.
  @Test func aSpringThatEndsOnAFrameIsFound() throws {
    let trace = try record(at: 0.1) { square in
      UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
        square.center.x += 100
      }
    }
    let fits = try #require(trace["square", .centerX]).fits()

    #expect(fits.map(\.spec.description) == ["spring(dampingRatio: 0.6, duration: 0.8)"])
    #expect(fits.allSatisfy { $0.isEndSeen && $0.confidence == 1 })
  }

  /// What a completion puts back on a view that it removes, nobody sees.
  @Test func aViewThatIsRemovedHasGoneWhereItsAnimationLed() throws {
    let trace = try record { square in
      UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
        (square.alpha, square.center.x) = (0, 160)
      } completion: { _ in
        (square.alpha, square.center.x) = (1, 60)
        square.removeFromSuperview()
      }
    }
    let (alpha, center) = (try #require(trace["square", .alpha]), try #require(trace["square", .centerX]))

    #expect(alpha.turns.map(\.value) == [1, 0] && center.turns.map(\.value) == [60, 160])
    #expect(alpha.metrics.map(\.to) == [0] && alpha.metrics[0].endStep < 0.002)
    let fits = try center.fits()
    #expect(fits.map(\.spec.description) == ["spring(dampingRatio: 1, duration: 0.5)"])
  }

  /// One that stays is seen as the completion has put it back.
  @Test func aViewThatStaysIsWhereItsCompletionPutsIt() throws {
    let trace = try record { square in
      UIView.animate(withDuration: 0.5) {
        square.center.x = 160
      } completion: { _ in
        square.center.x = 60
      }
    }

    let track = try #require(trace["square", .centerX])
    #expect(track.turns.map(\.value) == [60, 60])
  }

  @Test func eachHasACurveOfItsOwn() throws {
    let fits = try #require(try thereAndBack()["square", .centerX]).fits()

    #expect(
      fits.map(\.spec.description) == [
        "spring(dampingRatio: 0.9, duration: 0.5)", "spring(dampingRatio: 0.7, duration: 0.6)",
      ])
    #expect(fits.allSatisfy { $0.confidence == 1 })
  }

  /// The same without anything on record, as in older files: the way back sets off from rest with a jump, and is found to a
  /// frame.
  @Test func withoutRecordVelocityTells() throws {
    var track = try #require(
      try record { square in
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseOut) {
          square.center.x += 100
        } completion: { _ in
          UIView.animate(withDuration: 0.4, delay: 0.01, options: .curveEaseOut) { square.center.x -= 100 }
        }
      }["square", .centerX])
    track.turns = []

    #expect(track.motions.count == 2)
    #expect(abs(try #require(track.motions.last).start.time - 0.76) <= 1.0 / 60)
    #expect(zip(track.metrics.map(\.to), [160, 60]).allSatisfy { abs($0 - $1) < 0.5 })
  }

  @Test func whatIsCaughtInFlightTurnsWithItsValue() throws {
    let trace = try record { square in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { square.center.x += 100 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.205) {
        UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
          square.center.x = 0
        }
      }
    }
    let track = try #require(trace["square", .centerX])

    #expect(track.motions.map(\.start.time).prefix(2) == [0.25, 0.455])
    // 0.205 of 0.5 s of 100 points behind it.
    #expect(track.motions[1].start.value == 101)
  }

  /// One spring that another property shares its beginning with stays one.
  @Test func whatDoesNotTurnStaysWhole() throws {
    let trace = try record { square in
      UIView.animate(withDuration: 1) { square.center.x += 100 }
      UIView.animate(withDuration: 0.5, delay: 0.3) { square.center.y += 50 }
    }

    #expect(trace["square", .centerX]?.motions.count == 1)
    #expect(trace["square", .centerY]?.motions.map(\.start.time) == [0.55])
  }

  @Test(arguments: [0.2, 0.35, 0.5, 0.8]) func springsDoNotJump(ratio: Double) {
    // Down to four frames a swing.
    for response in [0.07, 0.1, 0.2, 0.5] {
      let track = PropertyTrace.moving(along: Spring(dampingRatio: ratio, response: response), frames: 400)
      #expect(track.motions.count == 1, "ratio \(ratio), response \(response)")
    }
  }

  @Test func easingsDoNotJump() {
    for bezier in [
      CubicBezier.easeIn, .easeOut, .easeInEaseOut, CubicBezier(0.05, 0.9, 0.1, 1), CubicBezier(0, 1, 0, 1),
    ] {
      for duration in [0.15, 0.3, 1] {
        let track = PropertyTrace.moving(along: TimedCurve(bezier, duration: duration))
        #expect(track.motions.count == 1, "\(bezier), \(duration) s")
      }
    }
  }

  /// Straight ways that meet in a corner between two frames.
  @Test func aCornerIsFoundWhereItIs() throws {
    let corner = 0.508
    let track = PropertyTrace.following(
      .centerX, { $0 < 0.1 ? 0 : $0 < corner ? ($0 - 0.1) * 200 : (corner - 0.1) * 200 - min($0 - corner, 0.4) * 150 },
      { $0 < 0.1 ? 0 : $0 < corner ? 200 : $0 < corner + 0.4 ? -150 : 0 })

    #expect(track.motions.count == 2)
    let turn = try #require(track.motions.first).end
    #expect(abs(turn.time - corner) < 1e-3 && abs(turn.value - (corner - 0.1) * 200) < 0.5, "\(turn)")
  }
}
