import FileSystem
import InterludeUI
import MotionQA

/// Edits as a file keeps them: for each place of a call its duration and delay in seconds and its curve as a person writes it, and
/// what transitions are to take by the types of their animators.
nonisolated struct MotionEditsFile: Codable, Equatable {
  struct Edit: Codable, Equatable {
    var duration: Double?
    var delay: Double?
    /// Such as `spring(dampingRatio: 0.6, duration: 0.8)`.
    var curve: String?

    enum CodingKeys: String, CodingKey, CaseIterable { case duration, delay, curve }
  }

  var calls: [String: Edit]
  var transitionDurations: [String: Double]?

  enum CodingKeys: String, CodingKey, CaseIterable { case calls, transitionDurations }

  init(_ edits: MotionEdits) {
    calls = edits.calls.mapValues { edit in
      let spec = edit.timing.map { CurveSpec(of: $0, duration: edit.duration ?? 1) }
      return Edit(duration: edit.duration, delay: edit.delay, curve: spec?.description)
    }
    transitionDurations = edits.transitionDurations.isEmpty ? nil : edits.transitionDurations
  }

  /// The edits; throws a sentence about a number out of range, or a curve that cannot be read or that no animation can have.
  func edits(in path: String) throws(UserFacingError) -> MotionEdits {
    var edits = MotionEdits()
    for (animator, duration) in (transitionDurations ?? [:]).sorted(by: { $0.key < $1.key }) {
      edits.transitionDurations[animator] = try Self.seconds(
        duration, "duration", of: "transitions by \(animator)", in: path)
    }
    for (place, edit) in calls.sorted(by: { $0.key < $1.key }) {
      edits.calls[place] = MotionEdit(
        duration: try Self.seconds(edit.duration, "duration", of: place, in: path),
        delay: try Self.seconds(edit.delay, "delay", of: place, in: path),
        timing: try edit.curve.map { text throws(UserFacingError) in
          try Self.timing(text, of: place, in: path)
        })
    }
    return edits
  }

  /// As long as a script can be: beyond that nothing is played.
  private static let range = 0...InputScript.longestDuration

  private static func seconds(_ given: Double?, _ name: String, of place: String, in path: String)
    throws(UserFacingError) -> Double?
  {
    guard let given, !range.contains(given) else { return given }
    throw UserFacingError(
      "The edit of \(place) in \(path) has the \(name) \(NumberText.text(given)): give 0 to "
        + "\(NumberText.text(range.upperBound)) seconds.")
  }

  private static func timing(_ text: String, of place: String, in path: String) throws(UserFacingError)
    -> AnimationTiming
  {
    let spec: CurveSpec
    do { spec = try CurveSpec(text) } catch { throw UserFacingError("The edit of \(place) in \(path): \(error)") }
    guard let timing = spec.timing else {
      throw UserFacingError(
        "The edit of \(place) in \(path) has the curve \(text), which no view animation can have: give a spring or a Bézier curve."
      )
    }
    return timing
  }

  /// The file's text, in the order of the places.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
