import FileSystem
import Foundation

/// A property in a recording, as the command line spells it: `card#view.property` or `card/trace.json#view.property`.
public nonisolated struct TrackReference: Hashable, Sendable {
  /// The path of the recording's folder, or of its trace.
  public let path: String
  /// `view.property`; either may have full stops in it, and a view a #.
  private let name: String

  /// Nil without a #, or with nothing before or after the first.
  public init?(_ text: String) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    (path, name) = (parts[0], parts[1])
  }

  /// What the recording has there. The error names what it has that is spelled like it.
  public func track() throws(UserFacingError) -> PropertyTrace { try track(in: try trace()) }

  /// The recording.
  package func trace() throws(UserFacingError) -> Trace {
    try Trace.read(RecordingPath(path).trace).bridgingMissedFrames
  }

  /// What the recording has there, once it has been read.
  package func track(in trace: Trace) throws(UserFacingError) -> PropertyTrace {
    let known = TraceProperty.allCases.sorted { $0.rawValue.count > $1.rawValue.count }
    for property in known where name.hasSuffix(".\(property.rawValue)") {
      if let track = trace[String(name.dropLast(property.rawValue.count + 1)), property] { return track }
    }
    let moving = trace.views.flatMap { view in view.moving.map { "\(view.name).\($0.property.rawValue)" } }
    throw UserFacingError(
      "There is no \(name) in \(path)."
        + (moving.isEmpty
          ? " Nothing moves there." : Suggestion.question(for: name, nearest: Self.suggestionCount, of: moving)))
  }

  private static let suggestionCount = 3
}

nonisolated extension PropertyTrace {
  /// The curve that best explains each of its motions that are more than a jump and that no finger drags, in order.
  public func fits() throws(CurveFitError) -> [CurveFit] {
    guard moves else { throw CurveFitError("It never moves: choose a property that does.") }
    let stretches = motions.filter { $0.frames.count > 2 }
    guard !stretches.isEmpty else { throw CurveFitError("It only jumps, which no curve does.") }
    let free = stretches.filter { !$0.isDragged }
    guard !free.isEmpty else { throw CurveFitError("A finger drags it all the way, which no curve does.") }
    var fits: [CurveFit] = []
    for stretch in free { fits.append(try fit(of: stretch, tolerance: CurveFitter().tolerance)) }
    return fits
  }
}
