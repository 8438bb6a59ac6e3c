/// The velocity of what is given a new value only now and then, as a finger gives it: more seldom than frames are recorded.
nonisolated struct SampleSteps {
  private let values: [Double]
  private let frames: [Int]
  private let framesPerSecond: Double
  /// The reading at which each one's value was new, and the next one at which another is.
  private var (begins, ends): ([Int], [Int]) = ([], [])

  /// What keeps its value for longer has come to rest, in seconds: where frames take long, input comes as seldom.
  private static let longestStep = 0.1001

  /// - Parameters:
  ///   - values: One for each reading.
  ///   - frames: The readings' frames, ascending.
  init(_ values: [Double], at frames: [Int], framesPerSecond: Double) {
    (self.values, self.frames, self.framesPerSecond) = (values, frames, framesPerSecond)
    var begin = 0
    for index in values.indices {
      if index > 0, values[index] != values[index - 1] { begin = index }
      begins.append(begin)
    }
    ends = begins
    var end = values.count
    for index in values.indices.reversed() {
      ends[index] = end
      if begins[index] == index { end = index }
    }
  }

  /// The slope from the value before to the one after, per second; 0 at rest, at a jump, and where readings are missing.
  func velocity(at index: Int) -> Double {
    let (begin, end) = (begins[index], ends[index])
    guard begin > 0, end < values.count, isStep(from: begin, to: end) else { return 0 }
    // A rest before is none of the motion: that begins with its last frame.
    let before = isStep(from: begins[begin - 1], to: begin) ? begins[begin - 1] : begin - 1
    guard frames[end] - frames[before] == end - before else { return 0 }
    return (values[end] - values[before]) * framesPerSecond / Double(end - before)
  }

  private func isStep(from begin: Int, to end: Int) -> Bool {
    Double(frames[end] - frames[begin]) / framesPerSecond <= Self.longestStep
  }
}
