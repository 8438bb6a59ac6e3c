import FileSystem

/// A property in a trace file, as the command line spells it: `trace.json#view.property`.
public nonisolated struct TrackReference: Hashable, Sendable {
  /// The path of the trace file.
  public let path: String
  /// `view.property`; either may have full stops in it, and a view a #.
  private let name: String

  /// Nil without a #, or with nothing before or after the first.
  public init?(_ text: String) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    (path, name) = (parts[0], parts[1])
  }

  /// What the file has there. The error lists what it has.
  public func track() throws(UserFacingError) -> PropertyTrace {
    let trace = try Trace.read(path).bridgingMissedFrames
    let known = TraceProperty.allCases.sorted { $0.rawValue.count > $1.rawValue.count }
    for property in known where name.hasSuffix(".\(property.rawValue)") {
      if let track = trace[String(name.dropLast(property.rawValue.count + 1)), property] { return track }
    }
    let moving = trace.views.flatMap { view in view.moving.map { "\(view.name).\($0.property.rawValue)" } }
    throw UserFacingError(
      "There is no \(name) in \(path).\(Suggestion.question(for: name, among: moving)) "
        + (moving.isEmpty ? "Nothing moves there." : "What moves there: \(moving.joined(separator: ", "))."))
  }
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
