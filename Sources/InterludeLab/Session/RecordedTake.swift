import FileSystem
import InterludeUI
import MotionQA

/// A recording that was made elsewhere, a golden or a phone's: its numbers, on the views of the take on show.
///
/// The part of it that belongs to the transition on show is found by which controllers come and go, where transitions are on record, and
/// then by the motion itself: in another recording the tap comes at another moment.
final class RecordedTake: OtherTake {
  private let bundle: RecordedBundle
  private let comparesUnnamed: Bool
  private weak var session: LabSession?
  private let namer = ViewNamer()
  private var matched: (key: Key, part: Part)?

  /// What a match was made of.
  private struct Key: Hashable {
    let take: Identity
    let transition: Int?
    let motions: [Int]
  }

  /// What of it belongs to the transition on show; or why nothing does.
  private enum Part {
    case match(RecordingMatch, ExpectedFrames, start: Double)
    case absent(UserFacingError)
  }

  /// - Parameter comparesUnnamed: Whether views without a name of their own are compared, by their places in the tree: not with a
  ///   phone.
  init(_ bundle: RecordedBundle, comparesUnnamed: Bool, in session: LabSession) {
    (self.bundle, self.comparesUnnamed, self.session) = (bundle, comparesUnnamed, session)
  }

  var canBeShown: Bool {
    if let session, case .absent? = part(in: session) { false } else { true }
  }

  func frame(at time: Double) -> DisplayList? {
    guard let session, case .match(let match, let frames, let start)? = part(in: session) else { return nil }
    let moment = match.expectedTime(at: time - start) * Double(match.expected.framesPerSecond)
    let index = Int(min(max(moment.rounded(), 0), Double(match.expected.frameCount - 1)))
    let stage = session.shell.stage
    let views = stage.asCurrent { namer.views(in: UIApplication.shared.windows) }
    return frames.frame(index, of: stage, views: views)?.displayList
  }

  func trace(of range: ClosedRange<Double>, framesPerSecond: Int) -> Trace? {
    guard let session, case .match(let match, _, let start)? = part(in: session) else { return nil }
    let count = FrameTimes.steady(framesPerSecond: framesPerSecond, duration: range.upperBound - range.lowerBound).count
    return match.expected.resampled(
      from: match.expectedTime(at: range.lowerBound - start), frameCount: count, framesPerSecond: framesPerSecond)
  }

  /// A recording has tracks, but no log of what made them.
  func end(of motion: LoggedMotion) -> Double? { nil }

  func differences(from session: LabSession) -> [String] {
    switch part(in: session) {
    case nil: []
    case .absent(let error): ["\(error)"]
    case .match(let match, _, _): match.verdict.sentences
    }
  }

  // MARK: The part

  /// Nil while what is on show still moves.
  private func part(in session: LabSession) -> Part? {
    let (log, transition) = (session.machine.log, session.shownTransition)
    let motions = log.motions.filter { $0.transition == transition }
    guard motions.allSatisfy({ $0.end != nil }),
      let range = motions.timeRange(until: session.machine.take.end)
    else { return nil }
    let key = Key(take: session.machine.identity, transition: transition, motions: motions.map(\.id))
    if let matched, matched.key == key { return matched.part }
    let part: Part
    do {
      part = try match(range, transition.map { log.transitions[$0] }, in: session)
    } catch {
      part = .absent(error)
    }
    matched = (key, part)
    return part
  }

  private func match(
    _ range: ClosedRange<Double>, _ transition: LoggedTransition?, in session: LabSession
  ) throws(UserFacingError) -> Part {
    try checkSize(session.shell.stage.size)
    let expected = try transition.map { transition throws(UserFacingError) in try part(of: transition) } ?? bundle.trace
    let actual = session.machine.recording(
      of: range.lowerBound...range.upperBound + [LoggedMotion].air, framesPerSecond: 60)
    var tolerances = Tolerances()
    tolerances.seconds = RecordingMatch.lateness(expected, actual.trace)
    // On a screen of other pixels lines and texts are placed by those.
    let scale = session.machine.scale
    if scale != BundleFiles.pictureScale { tolerances.points = max(tolerances.points, 1 / Double(scale)) }
    let comparesUnnamed = comparesUnnamed
    let match = try RecordingMatch(
      expected: RecordedBundle(trace: expected), actual: RecordedBundle(trace: actual.trace), tolerances: tolerances
    ) { comparesUnnamed || !$0.contains("/") }
    return .match(match, ExpectedFrames(by: match.expected), start: range.lowerBound)
  }

  private func checkSize(_ size: CGSize) throws(UserFacingError) {
    guard bundle.trace.size != size else { return }
    func text(_ size: CGSize) -> String { String(format: "%g × %g", size.width, size.height) }
    let remedy =
      bundle.trace.size == WindowSize.standard
      ? "choose “Phone of \(text(WindowSize.standard))” in the menu" : "record it anew"
    throw UserFacingError(
      "The recording is of a phone of \(text(bundle.trace.size)) points, and this one has \(text(size)), where everything has "
        + "another place: \(remedy).")
  }

  /// From where the same comes or goes until something else does; all of a recording that has no transitions on record.
  private func part(of transition: LoggedTransition) throws(UserFacingError) -> Trace {
    let trace = bundle.trace
    guard let known = trace.transitions else { return trace }
    let same = known.firstIndex {
      $0.operation == transition.operation && $0.from == transition.from && $0.to == transition.to
    }
    guard let same else {
      throw UserFacingError(
        "The recording has no \(transition.heading): do in the scene what was done when \(trace.scene) was recorded.")
    }
    let rate = Double(trace.framesPerSecond)
    let next = known.dropFirst(same + 1).first?.begin
    let last = next.map { Int(($0 * rate).rounded(.up)) } ?? trace.frameCount
    return trace.cut(to: Int((known[same].begin * rate + 1e-6).rounded(.down))..<max(last, 0))
  }
}
