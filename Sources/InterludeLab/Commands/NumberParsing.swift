import ArgumentParser
import InterludeUI
import MotionQA

/// Numbers as the command line takes them; an error says which are accepted.
nonisolated enum NumberParsing {
  static func scale(_ text: String) throws -> CGFloat {
    guard let scale = Double(text), (0.25...8).contains(scale) else {
      throw ValidationError("give the pixels per point as a number from 0.25 to 8.")
    }
    return CGFloat(scale)
  }

  /// A moment of a scene, counted from its script's zero.
  static func moment(_ text: String) throws -> Double {
    guard let time = Double(text), (-Recording.leadIn...InputScript.longestDuration).contains(time) else {
      throw ValidationError("give the seconds from the script's zero as a number from -1 to 600.")
    }
    return time
  }

  static func freezeDelay(_ text: String) throws -> Double {
    guard let delay = Double(text), (0...InputScript.longestDuration).contains(delay) else {
      throw ValidationError("give the seconds after the first click as a number from 0 to 600.")
    }
    return delay
  }

  static func framesPerSecond(_ text: String) throws -> Int {
    guard let rate = Int(text), RecordingLimits.framesPerSecond.contains(rate) else {
      throw ValidationError("give the frames per second as a whole number from 1 to 480.")
    }
    return rate
  }

  static func frameCount(_ text: String) throws -> Int {
    guard let count = Int(text), (2...48).contains(count) else {
      throw ValidationError("give the number of frames as a whole number from 2 to 48.")
    }
    return count
  }

  static func repetitions(_ text: String) throws -> Int {
    guard let count = Int(text), (1...1000).contains(count) else {
      throw ValidationError("give the number of times as a whole number from 1 to 1000.")
    }
    return count
  }

  static func tolerance(_ text: String) throws -> Double {
    guard let tolerance = Double(text), (0.00001...0.1).contains(tolerance) else {
      throw ValidationError("give the tolerance as a number from 0.00001 to 0.1.")
    }
    return tolerance
  }

  static func sampleCount(_ text: String) throws -> Int {
    guard let count = Int(text), (2...100_000).contains(count) else {
      throw ValidationError("give the number of moments as a whole number from 2 to 100000.")
    }
    return count
  }

  static func frameRate(_ text: String) throws -> Int {
    guard let rate = Int(text), (1...1000).contains(rate) else {
      throw ValidationError("give the frames a second as a whole number from 1 to 1000.")
    }
    return rate
  }

  static func curveDuration(_ text: String) throws -> Double {
    guard let duration = Double(text), (0.001...600).contains(duration) else {
      throw ValidationError("give the duration in seconds as a number from 0.001 to 600.")
    }
    return duration
  }
}
