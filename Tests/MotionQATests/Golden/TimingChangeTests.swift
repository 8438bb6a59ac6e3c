import InterludeUI
import Testing

@testable import MotionQA

/// A change of an animation's timing, as a pull request makes it, is told once, by the numbers of the call.
struct TimingChangeTests {
  private struct Take {
    var x: CGFloat = 50
    /// Nil for an easing.
    var dampingRatio: CGFloat? = 0.6
    var tap = 0.1

    /// A box that grows and fades for 0.8 s: with a tap at 0.1 s the end is on a frame, save for the last bit of its time.
    func record() throws -> RecordedBundle {
      let stage = Stage.showing {
        let box = UIControl(frame: CGRect(x: x, y: 50, width: 40, height: 40))
        box.accessibilityIdentifier = "box"
        let animations = { [unowned box] in (box.alpha, box.transform) = (0.5, CGAffineTransform(scaleX: 2, y: 2)) }
        let ratio = dampingRatio
        box.addAction(
          UIAction { _ in
            guard let ratio else {
              return UIView.animate(withDuration: 0.8, delay: 0, options: .curveEaseOut, animations: animations)
            }
            UIView.animate(
              withDuration: 0.8, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0,
              animations: animations)
          }, for: .touchUpInside)
        return [box]
      }
      return try RecordedBundle.record(
        InputScript(duration: 2, [.tap("box", at: tap), .tap("box", at: tap + 1.5)]), on: stage, scene: "test")
    }
  }

  private func lines(_ change: (inout Take) -> Void) throws -> [String] {
    var take = Take()
    change(&take)
    return Verdict(on: try take.record(), golden: try Take().record()).lines
  }

  @Test func anotherDampingIsToldOnce() throws {
    let lines = try lines { $0.dampingRatio = 0.5 }

    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.hasPrefix("box scale.x, scale.y and alpha move otherwise: damping ratio 0.50, was 0.60;") == true,
      "\(lines)")
  }

  @Test func anotherKindOfCurveIsToldOnce() throws {
    let lines = try lines { $0.dampingRatio = nil }
    let curves = "curve easeOut(duration: 0.8), was spring(dampingRatio: 0.6, duration: 0.8)"

    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.hasPrefix("box scale.x, scale.y and alpha move otherwise: \(curves)") == true, "\(lines)")
  }

  /// The script names the view: that it is touched elsewhere follows, and comes last.
  @Test func aTouchThatFollowsAViewIsNoChangeOfTheScript() throws {
    let lines = try lines { $0.x = 56 }

    #expect(lines.first?.hasPrefix("box center.x at frame 0 (0.000 s): expected 70 pt, got 76 pt") == true, "\(lines)")
    #expect(
      lines.last
        == "recording (0.100 s): expected tap 70 70, got tap 76 70. The script’s step 1 touches another place, "
        + "as where the view that it names has moved.", "\(lines)")
  }

  @Test func anotherTimeIsAChangeOfTheScriptWhateverIsTouched() throws {
    let lines = try lines { ($0.x, $0.tap) = (56, 0.15) }

    #expect(lines.first?.contains("The script does something else") == true, "\(lines)")
  }

  /// Against a recording from here no delay is looked for that would make two curves more alike.
  @Test func anotherCurveIsNoDelay() throws {
    var take = Take()
    take.dampingRatio = nil
    let match = try RecordingMatch(expected: try Take().record(), actual: try take.record(), tolerances: Tolerances())

    #expect(match.delays == [0])
    #expect(match.verdict.lines.count == 1, "\(match.verdict.lines)")
    #expect(
      match.verdict.lines.first?.contains("later") == false && match.verdict.lines.first?.contains("earlier") == false)
  }
}
