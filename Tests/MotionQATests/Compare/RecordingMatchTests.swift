import FileSystem
import InterludeUI
import Testing

@testable import MotionQA

/// A recording that was made elsewhere is matched with one from here: what late and missing frames explain is no difference.
struct RecordingMatchTests {
  private final class Box: UIView {
    var onTap: (Box) -> Void = { _ in }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap(self) }
  }

  /// A box that jumps down on a spring and fades when it is tapped, and goes back when it is tapped again.
  private nonisolated struct Take: Sendable {
    var dampingRatio = 0.75
    var framesPerSecond = 60
    var lateness = 0.0
    var secondTap = 1.2
    var fadeDelay = 0.0
    var name = "box"
    var moves = true

    @MainActor func record() throws -> RecordedBundle {
      let stage = Stage.showing {
        let box = Box(frame: CGRect(x: 50, y: 50, width: 100, height: 20))
        box.accessibilityIdentifier = name
        box.onTap = { box in
          guard moves else { return }
          let isAway = box.center.x > 100
          UIView.animate(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: dampingRatio, initialSpringVelocity: 0,
            animations: { box.center.x = isAway ? 100 : 220 })
          UIView.animate(withDuration: 0.3, delay: fadeDelay) { box.alpha = isAway ? 1 : 0.4 }
        }
        return [box]
      }
      let script = InputScript(duration: 2.4, [.tap(name, at: 0.1 + lateness), .tap(name, at: secondTap + lateness)])
      return try RecordedBundle.record(script, on: stage, scene: "test", framesPerSecond: framesPerSecond)
    }
  }

  private func match(_ expected: RecordedBundle, _ actual: RecordedBundle) throws -> RecordingMatch {
    var tolerances = Tolerances()
    tolerances.seconds = RecordingMatch.lateness(expected.trace, actual.trace)
    return try RecordingMatch(expected: expected, actual: actual, tolerances: tolerances)
  }

  // MARK: No difference

  @Test(arguments: [24, 50, 60, 120]) func anotherFrameRateIsNoDifference(framesPerSecond: Int) throws {
    let match = try match(Take(framesPerSecond: framesPerSecond).record(), Take().record())
    #expect(match.verdict.outcome == .same, "\(match.verdict.lines)")
    #expect(match.delays.allSatisfy { abs($0) < 0.001 }, "\(match.delays)")
  }

  @Test func aLaterBeginningIsNoDifference() throws {
    let match = try match(Take(lateness: 0.02).record(), Take().record())
    #expect(match.verdict.outcome == .same, "\(match.verdict.lines)")
    #expect(match.delays.count == 2 && match.delays.allSatisfy { abs($0 + 0.02) < 0.0005 }, "\(match.delays)")
  }

  @Test func missingFramesAreNoDifference() throws {
    var phone = try Take().record()
    phone.trace = phone.trace.missingEachTenthFrame
    let match = try match(phone, Take().record())
    #expect(match.verdict.outcome == .same, "\(match.verdict.lines)")
  }

  /// Each third frame shows what holds 5 ms later.
  @Test func lateFramesAreNoDifference() throws {
    var phone = try Take().record()
    let later = try Take(lateness: -0.005).record().trace
    phone.trace.views = zip(phone.trace.views, later.views).map { view, later in
      var view = view
      for (index, track) in view.moving.enumerated() {
        for frame in stride(from: 0, to: track.values.count, by: 3) {
          view.moving[index].values[frame] = later.value(of: track.property, at: frame)
        }
      }
      return view
    }
    let match = try match(phone, Take().record())
    #expect(match.verdict.outcome == .same, "\(match.verdict.lines)")
  }

  @Test func aFingersOwnRhythmIsNoDifference() throws {
    let match = try match(Take(secondTap: 1.467).record(), Take().record())
    #expect(match.verdict.outcome == .same, "\(match.verdict.lines)")
    #expect(abs(match.delays[0]) < 0.0005 && abs(match.delays[1] + 0.267) < 0.0005, "\(match.delays)")
  }

  // MARK: Differences

  /// By a twentieth, whatever else is different between the two.
  @Test(arguments: [(60, 0.0), (50, 0.02), (120, 0.02)])
  func anotherDampingIsFoundAndNamed(framesPerSecond: Int, lateness: Double) throws {
    var phone = try Take(framesPerSecond: framesPerSecond, lateness: lateness).record()
    phone.trace = phone.trace.missingEachTenthFrame
    let match = try match(phone, Take(dampingRatio: 0.8).record())

    #expect(match.verdict.findings.map(\.difference.subject) == [.property(view: "box", .centerX)])
    let line = try #require(match.verdict.lines.first)
    #expect(line.hasPrefix("box center.x at frame ") && line.contains("Damping ratio 0.80, was 0.75"), "\(line)")
  }

  /// Of 2.4 s, in the middle of the first motion, of the rest after it, and of the second motion.
  @Test(arguments: [(20, true), (65, false), (85, true)])
  func aRecordingThatEndsInTheMiddleOfAMotionIsFound(frames: Int, isFound: Bool) throws {
    let whole = try Take().record()
    var part = whole
    part.trace = whole.trace.cut(to: 0..<frames)
    for (phone, here, short) in [(whole, part, "second"), (part, whole, "first")] {
      let verdict = try match(phone, here).verdict
      #expect((verdict.outcome != .same) == isFound, "\(verdict.lines)")
      let line = verdict.lines.first ?? ""
      #expect(line.hasPrefix("The \(short) recording ends at ") == isFound, "\(line)")
    }
  }

  @Test func aPropertyThatIsLateByItselfIsFound() throws {
    let match = try match(Take().record(), Take(fadeDelay: 0.05).record())
    let line = try #require(match.verdict.lines.first)
    #expect(match.verdict.findings.count == 1 && line.hasPrefix("box alpha"), "\(match.verdict.lines)")
    #expect(line.contains("starts 3 frames (50 ms) later"), "\(line)")
  }

  @Test func thePhonesCurvesAreFitted() throws {
    let curves = try match(Take(framesPerSecond: 50).record(), Take(dampingRatio: 0.8).record()).curves
    let ratios = curves.compactMap { curve in
      if case .spring(let spring) = curve.fit?.curve { spring.dampingRatio } else { nil }
    }
    #expect(ratios.count == 2 && ratios.allSatisfy { abs($0 - 0.75) < 0.002 }, "\(curves)")
    let fades = curves.filter { $0.properties == [.alpha] }.compactMap { $0.fit?.spec.description }
    #expect(fades == Array(repeating: "easeInOut(duration: 0.3)", count: 2), "\(curves)")
  }

  @Test func theOrderOfCallbacksIsComparedAndNotTheirTimes() throws {
    func calls(_ names: [String], from time: Double) -> LifecycleTrace {
      LifecycleTrace(
        names.enumerated().map { index, name in
          LifecycleEvent(time: time + Double(index) / 10, subject: "Card", callback: name)
        })
    }
    var (phone, here) = (try Take().record(), try Take().record())
    phone.lifecycle = calls(["viewWillAppear(_:)", "viewDidAppear(_:)"], from: 3)
    here.lifecycle = calls(["loadView()", "viewWillAppear(_:)", "viewDidAppear(_:)"], from: 0)
    #expect(try match(phone, here).verdict.outcome == .same)

    here.lifecycle = calls(["viewDidAppear(_:)", "viewWillAppear(_:)"], from: 0)
    #expect(try match(phone, here).verdict.lines.first?.contains("The same calls come in another order") == true)
  }

  // MARK: What cannot be compared

  @Test func withoutAViewInCommonThereIsASentence() throws {
    let (phone, here) = (try Take(name: "card").record(), try Take().record())
    #expect {
      try RecordingMatch(expected: phone, actual: here, tolerances: Tolerances()) { $0 != "UIWindow" }
    } throws: { "\($0)".contains("no view in common: those of the first are card, those of the second box") }
  }

  @Test func withoutAMotionInCommonThereIsASentence() throws {
    #expect { try match(Take(moves: false).record(), Take().record()) } throws: {
      "\($0)".hasPrefix("Nothing moves in both recordings")
    }
  }

  @Test func anotherSizeIsNamed() throws {
    var phone = try Take().record()
    phone.trace.size = CGSize(width: 393, height: 852)
    #expect { try match(phone, Take().record()) } throws: { "\($0)".contains("record the scene with --size 393x852") }
  }
}
