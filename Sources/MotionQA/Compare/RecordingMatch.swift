import FileSystem
import Foundation

/// Holds a recording against one that was made elsewhere, as on a phone: of another frame rate, begun at another moment, with
/// frames that came late and frames that are missing. What those explain is no difference.
///
/// The recordings have the views of the same names in common; only those are compared, at the moments that belong together.
public nonisolated struct RecordingMatch {
  /// Made elsewhere: what is expected.
  public let expected: Trace
  /// What is held against it.
  public let actual: Trace
  /// How the two compare, in the words of `verify`.
  public let verdict: Verdict
  private let views: [MatchedView]
  private let times: MatchedTimes

  /// - Parameters:
  ///   - expected: Made elsewhere.
  ///   - actual: What is held against it.
  ///   - tolerances: How far numbers may be apart, and how late a frame may have come.
  ///   - isCompared: Whether views of a name are compared.
  /// - Throws: What keeps the two from being compared, as a sentence.
  public init(
    expected: RecordedBundle, actual: RecordedBundle, tolerances: Tolerances,
    views isCompared: (String) -> Bool = { _ in true }
  ) throws(UserFacingError) {
    self.expected = expected.trace.bridgingMissedFrames
    self.actual = actual.trace.bridgingMissedFrames
    try Self.checkSizes(self.expected, self.actual)
    let views = try Self.views(self.expected, self.actual, isCompared)
    guard let times = MatchedTimes(views.flatMap(\.moving)) else {
      throw UserFacingError(
        "Nothing moves in both recordings, so that nobody can tell which of their moments belong together: record the same "
          + "transition in both, and give the views that move the same names.")
    }
    let words = MatchWords(times: times, views: views, tolerances: tolerances, self.expected, self.actual)
    let calls = MatchedCalls(expected.lifecycle, actual.lifecycle).difference
    let findings =
      [words.brokenOff].compactMap(\.self) + words.findings + [calls].compactMap(\.self).map { Finding($0) }
    verdict = Verdict(
      scene: self.expected.scene, outcome: findings.isEmpty ? .same : .different(findings),
      remark: Self.remark(on: views, self.expected, self.actual, isCompared))
    self.views = views
    self.times = times
    delays = times.stretches.map(\.delay)
  }

  /// The moment of the expected recording that belongs to one of the actual recording, in seconds from the zero of each.
  package func expectedTime(at time: Double) -> Double { times.expectedTime(at: time) }

  /// The curves that are behind what moves in the expected recording, view by view.
  public var curves: [RecordedCurve] { RecordedCurve.all(of: views) }

  /// By how much each stretch of motion of the actual recording comes later than that of the expected one, in seconds.
  public let delays: [Double]

  /// What frames that came late explain, in seconds: half a frame of the recording that has fewer.
  public static func lateness(_ expected: Trace, _ actual: Trace) -> Double {
    0.5 / Double(min(expected.framesPerSecond, actual.framesPerSecond))
  }

  private static func checkSizes(_ expected: Trace, _ actual: Trace) throws(UserFacingError) {
    guard expected.size != actual.size else { return }
    func text(_ trace: Trace) -> String { "\(Rounding.text(trace.size.width))x\(Rounding.text(trace.size.height))" }
    throw UserFacingError(
      "The recordings are of other sizes, \(text(expected)) and \(text(actual)) points, where everything has another place: "
        + "record the scene with --size \(text(expected)).")
  }

  private static func views(
    _ expected: Trace, _ actual: Trace, _ isCompared: (String) -> Bool
  ) throws(UserFacingError) -> [MatchedView] {
    let old = expected.views.filter { isCompared($0.name) }
    let views = old.compactMap { view in actual[view.name].map { MatchedView(view, of: expected, $0, of: actual) } }
    guard views.isEmpty else { return views }
    func list(_ trace: Trace) -> String {
      let names = trace.views.map(\.name).filter(isCompared)
      return names.isEmpty ? "none" : names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
    }
    throw UserFacingError(
      "The recordings have no view in common: those of the first are \(list(expected)), those of the second "
        + "\(list(actual)). Give the views the same accessibilityIdentifier in both.")
  }

  /// Views that only one of the two has, which says less than in `verify`: an app's own surroundings are others on a phone.
  private static func remark(
    on views: [MatchedView], _ expected: Trace, _ actual: Trace, _ isCompared: (String) -> Bool
  ) -> String? {
    let common = Set(views.map(\.expected.name))
    let texts = [("first", expected), ("second", actual)].compactMap { place, trace -> String? in
      let names = trace.views.map(\.name).filter { isCompared($0) && !common.contains($0) }
      return names.isEmpty ? nil : "Only the \(place) has \(names.joined(separator: ", "))."
    }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }
}
