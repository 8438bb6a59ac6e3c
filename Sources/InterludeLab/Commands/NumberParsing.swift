import ArgumentParser
import InterludeUI
import MotionQA

/// The numbers that the command line takes, and in which ranges.
nonisolated enum NumberParsing {
  static let scale = NumberRange(0.25...8, "the pixels per point as a number")

  /// A moment of a scene, counted from its script's zero.
  static let moment = NumberRange(
    -Recording.leadIn...InputScript.longestDuration, "the seconds from the script's zero as a number")

  static let freezeDelay = NumberRange(
    0...InputScript.longestDuration, "the seconds after the first click as a number")

  static let framesPerSecond = NumberRange(
    RecordingLimits.framesPerSecond, "the frames per second as a whole number")

  static let frameCount = NumberRange(2...48, "the number of frames as a whole number")

  static let repetitions = NumberRange(1...1000, "the number of times as a whole number")

  static let tolerance = NumberRange(0.00001...0.1, "the tolerance as a number")

  static let sampleCount = NumberRange(2...100_000, "the number of moments as a whole number")

  static let frameRate = NumberRange(1...1000, "the frames a second as a whole number")

  static let curveDuration = NumberRange(0.001...600, "the duration in seconds as a number")

  static func pixelsPerPoint(_ text: String) throws -> CGFloat { CGFloat(try scale.parse(text)) }
}

/// A range of numbers that an option takes; as words it is `1 to 480`.
nonisolated struct NumberRange<Number: LosslessStringConvertible & Comparable & Sendable>: Sendable {
  let range: ClosedRange<Number>
  /// What has to be given, as an error says it.
  private let what: String

  init(_ range: ClosedRange<Number>, _ what: String) { (self.range, self.what) = (range, what) }

  /// The number that a text spells; an error says which are taken.
  @Sendable func parse(_ text: String) throws -> Number {
    guard let number = Number(text), range.contains(number) else {
      throw ValidationError("give \(what) from \(self).")
    }
    return number
  }
}

nonisolated extension NumberRange: CustomStringConvertible {
  var description: String { "\(text(range.lowerBound)) to \(text(range.upperBound))" }

  private func text(_ bound: Number) -> String { (bound as? Double).map(NumberText.text) ?? "\(bound)" }
}
