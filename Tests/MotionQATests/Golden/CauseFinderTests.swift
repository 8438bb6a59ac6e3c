import InterludeTestSupport
import InterludeUI
import Testing

@testable import MotionQA

/// What differs is led back to its causes, and nothing that they do not explain is held back.
struct CauseFinderTests {
  /// Three properties of a screen that is presented at 0.1 s, and of two that are dismissed at 1 s.
  private struct Take {
    var length = 0.5
    var dismissal = 1.0
    var dismissalLength = 0.3
    var curve = CubicBezier.easeOut
    var delay = 0.0
    /// Changes what one property shows at a time.
    var flaw: (Double) -> Double = { _ in 0 }

    var trace: Trace {
      func way(_ from: Double, _ to: Double, _ back: Double, _ flaw: (Double) -> Double = { _ in 0 }) -> PropertyTrace {
        var track = PropertyTrace.following(
          .centerX, frames: 121, { value($0, from, to, back) + flaw($0) }, { velocity($0, from, to, back) })
        track.velocities = track.velocities.map { Rounding.round($0, digits: 4) }
        return track
      }
      func view(_ name: String, _ track: PropertyTrace) -> ViewTrace {
        let begin = 0.1 + delay
        let turns = [begin, begin + length, dismissal, dismissal + dismissalLength].map {
          MotionTurn(time: Rounding.round($0, digits: 6), value: Rounding.round(value($0, at: track), digits: 4))
        }
        return ViewTrace(name: name, presence: [0..<121], still: [:], moving: [track], turns: [.centerX: turns])
      }
      return Trace(
        scene: "test", size: CGSize(width: 400, height: 300), framesPerSecond: 60, frameCount: 121,
        steps: ["0.100 tap 1 2", "\(Seconds.digits(dismissal)) tap 3 4"],
        transitions: [
          TransitionTrace(
            .present, from: "Home", to: "Card", animator: "Pop", duration: length, begin: 0.1,
            end: 0.1 + length + delay,
            isCompleted: true),
          TransitionTrace(
            .dismiss, from: "Card", to: "Home", animator: "Pop", duration: dismissalLength, begin: dismissal,
            end: dismissal + dismissalLength, isCompleted: true),
        ],
        views: [
          view("card", way(0, 300, 0)), view("dim", way(20, 70, 20)), view("title", way(-100, 0, -100, flaw)),
        ])
    }

    private func value(_ time: Double, at track: PropertyTrace) -> Double {
      let (from, to) = (track.values[0], track.values[59])
      return value(time, from, to, from)
    }

    private func value(_ time: Double, _ from: Double, _ to: Double, _ back: Double) -> Double {
      if time >= dismissal {
        return to + (back - to) * CubicBezier.easeInEaseOut.value(at: (time - dismissal) / dismissalLength)
      }
      return from + (to - from) * curve.value(at: (time - 0.1 - delay) / length)
    }

    private func velocity(_ time: Double, _ from: Double, _ to: Double, _ back: Double) -> Double {
      let (begin, time) = (0.1 + delay, time + 1e-9)
      if time >= dismissal, time < dismissal + dismissalLength {
        return (back - to) / dismissalLength * CubicBezier.easeInEaseOut.slope(at: (time - dismissal) / dismissalLength)
      }
      guard time >= begin, time < begin + length else { return 0 }
      return (to - from) / length * curve.slope(at: (time - begin) / length)
    }
  }

  private func findings(_ change: (inout Take) -> Void) -> [Finding] {
    var take = Take()
    change(&take)
    let none = LifecycleTrace([])
    return CauseFinder(
      TraceComparison(expected: Take().trace, actual: take.trace), expectedCalls: none, actualCalls: none
    ).findings
  }

  private func headlines(_ change: (inout Take) -> Void) -> [String] { findings(change).map(\.headline) }

  @Test func nothingDiffersWithoutAChange() { #expect(findings { _ in }.isEmpty) }

  @Test(arguments: [0.4, 0.55, 0.65, 0.8]) func aTransitionThatTakesAnotherTimeLeads(length: Double) throws {
    let found = findings { $0.length = length }

    #expect(found.map(\.headline) == ["present Card takes \(length) s, was 0.5 s: everything in it follows."])
    #expect(found.first?.consequences.map(\.subject) == ["card", "dim", "title"].map { .property(view: $0, .centerX) })
  }

  @Test func aSentenceATransition() {
    let found = headlines { ($0.length, $0.dismissalLength) = (0.65, 0.45) }
    #expect(
      found == [
        "present Card takes 0.65 s, was 0.5 s: everything in it follows.",
        "dismiss Card takes 0.45 s, was 0.3 s: everything in it follows.",
      ])
  }

  /// The tap comes later, and what it begins is the same in itself.
  @Test func aLaterStepExplainsAllThatFollows() throws {
    let found = findings { $0.dismissal = 1.15 }

    #expect(found.count == 1)
    let first = try #require(found.first)
    #expect(first.headline == "The script’s step 2 comes 0.15 s later: what comes later follows.", "\(first)")
    #expect(first.consequences.map(\.subject).contains(.transition("dismiss Card")) && first.consequences.count == 4)
  }

  /// Times that are no whole frames.
  @Test func aShiftOfPartsOfAFrameIsExplained() {
    #expect(findings { $0.dismissal = 1.007 }.map(\.consequences.count) == [4])
  }

  @Test func aSharedCurveIsToldOnce() throws {
    let found = findings { $0.curve = .linear }

    #expect(
      found.map(\.headline) == [
        "In present Card, 3 properties of card, dim and title move otherwise: curve linear, was easeOut."
      ])
    #expect(found.first?.consequences.count == 3)
  }

  @Test func aSharedDelayIsToldOnce() {
    // What moves begins later and ends with the transition, which takes as much longer.
    #expect(
      headlines { $0.delay = 0.07 } == [
        "present Card takes 0.57 s, was 0.5 s: 3 properties of card, dim and title begin 0.07 s later."
      ])
  }

  /// A twentieth of a point more than the tolerance, for a few frames: the longer transition does not explain that.
  @Test(arguments: [0.3, 0.7, 1.1]) func whatTheHeadlineDoesNotExplainStandsByItself(time: Double) throws {
    let found = findings { take in
      take.length = 0.65
      take.flaw = { abs($0 - time) < 0.03 ? 0.06 : 0 }
    }

    #expect(found.count == 2, "\(found)")
    #expect(found[0].headline.hasPrefix("present Card takes 0.65 s, was 0.5 s"))
    #expect(found[0].consequences.map(\.subject) == ["card", "dim"].map { .property(view: $0, .centerX) })
    #expect(found[1].difference.subject == .property(view: "title", .centerX))
  }

  @Test func anotherCurveInALongerTransitionIsSaid() {
    let found = headlines { ($0.length, $0.curve) = (0.6, .linear) }
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "present Card takes 0.6 s, was 0.5 s: 3 properties of card, dim and title move otherwise: curve linear, was easeOut"
      )
        == true, "\(found)")
  }

  /// However many differences there are, each is in one finding.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func nothingIsLost(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var take = Take()
    take.length = .random(in: 0.2...0.8, using: &random)
    take.dismissal = .random(in: 0.95...1.3, using: &random)
    take.dismissalLength = .random(in: 0.1...0.5, using: &random)
    take.delay = Bool.random(using: &random) ? .random(in: 0...0.1, using: &random) : 0
    let flawed = Double.random(in: 0...2, using: &random)
    take.flaw = { abs($0 - flawed) < 0.1 ? 3 : 0 }
    var comparison = TraceComparison(expected: Take().trace, actual: take.trace)
    comparison.explains = false
    let none = LifecycleTrace([])
    let found = CauseFinder(comparison, expectedCalls: none, actualCalls: none).findings

    let told = found.flatMap(\.differences).map(\.subject)
    for difference in comparison.differences {
      #expect(told.filter { $0 == difference.subject }.count == 1, "seed \(seed)")
    }
    // What is off by itself is never behind another's headline, unless nobody can see it.
    let title = comparison.differences.first { $0.subject == .property(view: "title", .centerX) }
    if title != nil, (0.0...1.9).contains(flawed) {
      #expect(found.contains { $0.difference.subject == .property(view: "title", .centerX) }, "seed \(seed)")
    }
  }

  // MARK: Without transitions

  @Test func inOlderGoldensEachDifferenceStands() {
    let spring = Spring(dampingRatio: 0.8, response: 0.5)
    let comparison = TraceComparison(
      expected: .of([.moving(along: spring)], transitions: nil), actual: .of([.moving(along: spring, to: 90)]))
    let none = LifecycleTrace([])
    let found = CauseFinder(comparison, expectedCalls: none, actualCalls: none).findings
    #expect(found.map(\.difference) == comparison.differences)
  }

  // MARK: Views

  private func views(_ names: [(String, in: String?)], frames: Range<Int> = 0..<60) -> Trace {
    Trace(
      scene: "test", size: CGSize(width: 400, height: 300), framesPerSecond: 60, frameCount: 60, steps: [],
      transitions: [],
      views: names.map { name, holder in
        ViewTrace(
          name: name, presence: [name == "window" ? 0..<60 : frames],
          superviews: holder.map { [ViewTrace.Superview($0, from: frames.lowerBound)] } ?? [], still: [:], moving: [])
      })
  }

  private func found(_ expected: Trace, _ actual: Trace) -> [Finding] {
    let none = LifecycleTrace([])
    return CauseFinder(
      TraceComparison(expected: expected, actual: actual), expectedCalls: none, actualCalls: none
    ).findings
  }

  @Test func whatIsInAMissingViewGoesWithIt() {
    let tree =
      [("window", nil), ("card", "window"), ("title", "card"), ("icon", "title"), ("dim", "window")]
      as [(String, in: String?)]
    let missing = found(views(tree), views([tree[0], tree[4]]))
    #expect(missing.count == 1 && missing[0].consequences.map(\.subject) == [.view("title"), .view("icon")])
    #expect(
      missing[0].headline.hasPrefix("card at frame 0") && missing[0].headline.hasSuffix("and 2 views in it with it."))

    let new = found(views([tree[0], tree[4]]), views(tree))
    #expect(
      new.map(\.headline) == [
        "card at frame 0 (0.000 s): expected no such view, got one. The view is new, and 2 views in it with it."
      ])
  }

  @Test func whatComesWithItsParentGoesWithIt() {
    let tree = [("window", nil), ("card", "window"), ("title", "card")] as [(String, in: String?)]
    let later = found(views(tree, frames: 10..<60), views(tree, frames: 13..<60))
    #expect(later.count == 1 && later[0].consequences.map(\.subject) == [.view("title")])
  }

  /// Another superview from the beginning is nearer to the cause than that the view stays on.
  @Test func whatComesFirstIsToldFirst() {
    let tree = [("window", nil), ("card", "window"), ("other", "window")] as [(String, in: String?)]
    let (expected, actual) = (
      views(tree, frames: 10..<40), views([tree[0], ("card", "other"), tree[2]], frames: 10..<60)
    )

    let frames = found(expected, actual).filter { $0.difference.subject == .view("card") }.map(\.difference.frame)
    #expect(frames == [10, 40])
  }

  @Test func theComponentsOfAColorAreOne() {
    func card(_ red: Double, _ green: Double) -> Trace {
      .of([], still: [.backgroundRed: red, .backgroundGreen: green, .backgroundAlpha: 1], name: "card")
    }
    let found = found(card(1, 0.2), card(0, 0.4))
    #expect(found.count == 1 && found[0].differences.count == 2)
    #expect(
      found[0].headline.hasPrefix("card backgroundColor at frame 0 (0.000 s): expected #ff3300, got #006600"),
      "\(found)")
  }
}
