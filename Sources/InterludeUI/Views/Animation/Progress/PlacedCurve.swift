/// A curve in the time of the animator that runs it: it begins some seconds in, and what would outlast the animator is
/// hurried to end with it.
nonisolated struct PlacedCurve: MotionCurve {
  let curve: any MotionCurve
  /// Seconds of the animator's own time.
  let begin: Double
  private let pace: Double

  /// - Parameters:
  ///   - length: how many seconds the curve takes by itself.
  ///   - end: the animator's whole duration, in seconds.
  init(_ curve: any MotionCurve, begin: Double, length: Double, end: Double) {
    self.curve = curve
    self.begin = begin
    pace = begin < end ? max(1, length / (end - begin)) : 1
  }

  private init(_ curve: any MotionCurve, begin: Double, pace: Double) {
    (self.curve, self.begin, self.pace) = (curve, begin, pace)
  }

  /// The same by the seconds since its own beginning. One that begins shortly before the animator's end has all its digits
  /// there, which are lost in the animator's time.
  var fromItsBeginning: PlacedCurve { PlacedCurve(curve, begin: 0, pace: pace) }

  func value(at time: Double) -> Double { curve.value(at: (time - begin) * pace) }
  func velocity(at time: Double) -> Double { curve.velocity(at: (time - begin) * pace) * pace }
  var original: any MotionCurve { begin == 0 && pace == 1 ? curve.original : self }
  var settlingTime: Double { begin + curve.settlingTime / pace }
  var issues: [CurveIssue] { curve.issues }
  var description: String { "\(curve), from \(begin) s" }
}
