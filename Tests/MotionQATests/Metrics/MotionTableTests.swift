import InterludeUI
import Testing

@testable import MotionQA

struct MotionTableTests {
  /// A screen that is presented for half a second while its colour changes, and a switch that is thrown later.
  private let trace: Trace = {
    let curve = TimedCurve(CubicBezier.linear, duration: 0.5)
    func part(_ property: TraceProperty, _ from: Double, _ to: Double) -> PropertyTrace {
      .moving(property, along: curve, from: from, to: to)
    }
    let hidden = PropertyTrace.following(.hidden, frames: 91, { $0 < 1 ? 0 : 1 }, { _ in 0 })
    return .of(
      [
        part(.centerX, 0, 100), hidden, part(.backgroundRed, 0, 1), part(.backgroundGreen, 0.2, 0.4),
        part(.backgroundBlue, 1, 0),
      ], still: [.backgroundAlpha: 1], name: "card",
      transitions: [
        TransitionTrace(
          .present, from: "Home", to: "Card", animator: "Pop", duration: 0.5, begin: 0.1, end: 0.6, isCompleted: true)
      ])
  }()

  @Test func aColorIsOneMotion() {
    let rows = MotionTable(of: trace).rows
    #expect(rows.map(\.property) == ["center.x", "hidden", "backgroundColor"])
    #expect(rows.last.map { [$0.from, $0.to] } == ["#0033ff", "#ff6600"])
  }

  @Test func theTableIsSplitByTransition() throws {
    let lines = MotionTable(of: trace).text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let heading = try #require(lines.firstIndex(of: "present Card · Pop · 0.100 s to 0.600 s"))
    let rest = try #require(lines.firstIndex(of: "outside of transitions"))

    #expect(lines[heading + 2] == "  card" && lines[heading + 3].hasPrefix("    center.x "))
    #expect(lines[heading + 4].hasPrefix("    backgroundColor ") && lines[heading + 5].isEmpty)
    // Columns stand under each other.
    #expect(lines[heading + 3].range(of: "0.500")?.lowerBound == lines[heading + 4].range(of: "0.500")?.lowerBound)
    #expect(lines[rest + 3].split(separator: " ").map(String.init) == ["hidden", "0", "1", "1.000", "at", "once"])
  }

  @Test func machinesGetEveryNumber() {
    let csv = MotionTable(of: trace).csv.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(csv.count == 4 && Set(csv.map(\.count)).count == 1)
    // A switch has no way: no times on it, no overshoot, no velocity, no jerk.
    #expect(
      csv[2].joined(separator: ",") == "present Card,card,hidden".replacing("present Card", with: "")
        + ",,0,1,1,0,,,,,,,,,,,true")
    #expect(csv[3].prefix(6).joined(separator: ",") == "present Card,card,backgroundColor,,#0033ff,#ff6600")
  }

  /// A golden may differ by a scale of 0.0005: so little is not seen.
  @Test(arguments: [(0.9998, true), (0.9994, false)])
  func aChangeAtOnceThatCannotBeSeenIsNoRow(scale: Double, isHidden: Bool) {
    let track = PropertyTrace.following(.scaleX, frames: 91, { $0 < 1 ? 1 : scale }, { _ in 0 })
    #expect(MotionTable(of: .of([track], name: "card")).rows.isEmpty == isHidden)
  }

  @Test func valuesThatAreNearHaveTheDigitsThatTellThemApart() {
    let track = PropertyTrace.moving(
      .scaleX, along: TimedCurve(CubicBezier.linear, duration: 0.5), from: 1, to: 0.99975)
    let rows = MotionTable(of: .of([track], name: "card")).rows
    #expect(rows.map { [$0.from, $0.to] } == [["1", "0.9998"]])
  }

  @Test(arguments: [(0.000012564, "0.00001256"), (1_234_567, "1235000"), (0.87123, "0.8712"), (0, "0")])
  func numbersHaveNoExponent(number: Double, text: String) { #expect(MetricText.brief(number) == text) }

  @Test func viewsAreChosen() {
    #expect(MotionTable(of: trace) { $0.name == "moon" }.rows.isEmpty)
    #expect(trace.window(of: trace.views[0]) == "card")
  }
}
