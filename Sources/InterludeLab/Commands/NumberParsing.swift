import ArgumentParser
import InterludeUI
import MotionQA

/// Numbers as the command line takes them; an error says which are accepted.
nonisolated enum NumberParsing {
  static func scale(_ text: String) throws -> CGFloat {
    CGFloat(try number(text, in: 0.25...8, "the pixels per point as a number from 0.25 to 8"))
  }

  /// A moment of a scene, counted from its script's zero.
  static func moment(_ text: String) throws -> Double {
    try number(
      text, in: -Recording.leadIn...InputScript.longestDuration,
      "the seconds from the script's zero as a number from -1 to 600")
  }

  static func freezeDelay(_ text: String) throws -> Double {
    try number(
      text, in: 0...InputScript.longestDuration, "the seconds after the first click as a number from 0 to 600")
  }

  static func framesPerSecond(_ text: String) throws -> Int {
    try number(text, in: RecordingLimits.framesPerSecond, "the frames per second as a whole number from 1 to 480")
  }

  static func frameCount(_ text: String) throws -> Int {
    try number(text, in: 2...48, "the number of frames as a whole number from 2 to 48")
  }

  static func repetitions(_ text: String) throws -> Int {
    try number(text, in: 1...1000, "the number of times as a whole number from 1 to 1000")
  }

  static func tolerance(_ text: String) throws -> Double {
    try number(text, in: 0.00001...0.1, "the tolerance as a number from 0.00001 to 0.1")
  }

  static func sampleCount(_ text: String) throws -> Int {
    try number(text, in: 2...100_000, "the number of moments as a whole number from 2 to 100000")
  }

  static func frameRate(_ text: String) throws -> Int {
    try number(text, in: 1...1000, "the frames a second as a whole number from 1 to 1000")
  }

  static func curveDuration(_ text: String) throws -> Double {
    try number(text, in: 0.001...600, "the duration in seconds as a number from 0.001 to 600")
  }

  private static func number<Number: LosslessStringConvertible & Comparable>(
    _ text: String, in range: ClosedRange<Number>, _ what: String
  ) throws -> Number {
    guard let number = Number(text), range.contains(number) else { throw ValidationError("give \(what).") }
    return number
  }
}
