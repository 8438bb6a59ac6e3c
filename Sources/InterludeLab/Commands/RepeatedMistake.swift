import InterludeUI
import MotionQA

/// A mistake, and how often it was made in the same words: one that comes with every move of a finger is told once.
nonisolated struct RepeatedMistake {
  /// As it was made first.
  let first: Diagnostic
  private(set) var count = 1
  /// When it was made last, in the seconds of the first.
  private(set) var last: Double

  private init(_ first: Diagnostic) { (self.first, last) = (first, first.time) }

  /// In the order in which each was made first.
  static func all(of mistakes: [Diagnostic]) -> [RepeatedMistake] {
    var places: [Diagnostic: Int] = [:]
    return mistakes.reduce(into: []) { all, mistake in
      var timeless = mistake
      timeless.time = 0
      if let place = places[timeless] {
        all[place].count += 1
        all[place].last = mistake.time
      } else {
        places[timeless] = all.count
        all.append(RepeatedMistake(mistake))
      }
    }
  }

  /// Such as `70 times, the last at 1.233 s`, counted from a zero in seconds; nil for one that was made once.
  func repetition(since zero: Double = 0) -> String? {
    count == 1 ? nil : "\(count) times, the last at \(Seconds.text(last - zero))"
  }

  /// Such as `0.250 s F4 error: …`, and for more than one ` (70 times, the last at 1.233 s)`.
  var line: String {
    let line =
      "\(Seconds.text(first.time)) \(first.identifier) \(first.severity.rawValue): \(first.message) \(first.remedy)"
    return repetition().map { "\(line) (\($0))" } ?? line
  }
}
