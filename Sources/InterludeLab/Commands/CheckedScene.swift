import Foundation
import InterludeUI

/// A scene and the mistakes in its transitions, as JSON keeps them.
nonisolated struct CheckedScene: Encodable {
  /// A mistake as it was made first, and how often it was made in the same words.
  struct Mistake: Encodable {
    var code, severity: String
    /// Seconds from the script's zero.
    var time: Double
    /// What happened, and what to do instead.
    var message, remedy: String
    var count: Int
    /// When it was made last, in the same seconds.
    var last: Double

    init(_ mistake: RepeatedMistake) {
      let first = mistake.first
      (code, severity, time) = (first.code.rawValue, first.severity.rawValue, Self.rounded(first.time))
      (message, remedy) = (first.message, first.remedy)
      (count, last) = (mistake.count, Self.rounded(mistake.last))
    }

    private static func rounded(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1e6 }
  }

  var scene: String
  var mistakes: [Mistake]
  /// Why the script could not be played to its end; left out where it could.
  var failure: String?

  init(_ scene: String, _ mistakes: [RepeatedMistake], failure: (any Error)?) {
    self.scene = scene
    self.mistakes = mistakes.map { Mistake($0) }
    self.failure = failure.map { "\($0)" }
  }

  /// Sorted keys, as of `curve --json`.
  static func json(_ scenes: [CheckedScene]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(scenes), as: UTF8.self)
  }
}
