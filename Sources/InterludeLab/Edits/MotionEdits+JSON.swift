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
  }

  var calls: [String: Edit]
  var transitionDurations: [String: Double]?

  init(_ edits: MotionEdits) {
    calls = edits.calls.mapValues { edit in
      let spec = edit.timing.map { CurveSpec(of: $0, duration: edit.duration ?? 1) }
      return Edit(duration: edit.duration, delay: edit.delay, curve: spec?.description)
    }
    transitionDurations = edits.transitionDurations.isEmpty ? nil : edits.transitionDurations
  }

  /// The edits; throws a sentence about a curve that cannot be read, or that no animation can have.
  func edits(in path: String) throws(UserFacingError) -> MotionEdits {
    var edits = MotionEdits(transitionDurations: transitionDurations ?? [:])
    for (place, edit) in calls.sorted(by: { $0.key < $1.key }) {
      edits.calls[place] = MotionEdit(
        duration: edit.duration, delay: edit.delay,
        timing: try edit.curve.map { text throws(UserFacingError) in
          try Self.timing(text, of: place, in: path)
        })
    }
    return edits
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

  /// Reads a file; throws a sentence where it is none, or not of this form.
  static func read(_ path: String) throws(UserFacingError) -> MotionEdits {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UserFacingError("\(path) cannot be read: give the file of edits that the lab has written.")
    }
    guard let file = try? JSONDecoder().decode(MotionEditsFile.self, from: data) else {
      throw UserFacingError(
        "\(path) has no edits: it needs \"calls\", with a \"duration\", a \"delay\" or a \"curve\" for each place such as "
          + "\"Sources/Gallery/HerbPop/PopAnimator.swift:47\".")
    }
    return try file.edits(in: path)
  }

  /// The file's text, in the order of the places.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
