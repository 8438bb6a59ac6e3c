/// A stretch of an animation's own curve, forwards or backwards, run through evenly in a number of seconds.
///
/// An animation that is found beside its curve starts from where it is, and is led back onto the curve on the way: the
/// distance to the curve shrinks in the measure in which the curve itself nears the end of the stretch.
nonisolated struct OwnSegment: MotionCurve {
  private let curve: any MotionCurve
  /// Seconds on the curve.
  private let from, to: Double
  private let length: Double
  private let start, end: Double
  /// How far beside the curve it starts.
  private let miss: Double

  init(_ curve: any MotionCurve, from: Double, to: Double, length: Double, progress: Double) {
    self.curve = curve
    self.from = from
    self.to = to
    self.length = length
    start = curve.value(at: from)
    end = curve.value(at: to)
    miss = progress - start
  }

  func value(at time: Double) -> Double {
    let fraction = fraction(at: time)
    let value = curve.value(at: curveTime(at: fraction))
    guard miss != 0 else { return value }
    return value + miss * (isShort ? 1 - fraction : (end - value) / (end - start))
  }

  /// 0 before the start and after the end.
  func velocity(at time: Double) -> Double {
    guard length > 0, time >= 0, time <= length else { return 0 }
    let velocity = curve.velocity(at: curveTime(at: fraction(at: time))) * (to - from) / length
    guard miss != 0 else { return velocity }
    return isShort ? velocity - miss / length : velocity * (1 - miss / (end - start))
  }

  var settlingTime: Double { length }
  var original: any MotionCurve {
    let isAsItIs = miss == 0 && from == 0 && abs(to - length) < 1e-9
    return isAsItIs ? curve.original : self
  }
  var issues: [CurveIssue] { [] }
  var description: String { "\(curve), \(from) s to \(to) s in \(length) s" }

  private func fraction(at time: Double) -> Double { length > 0 ? min(max(time / length, 0), 1) : 1 }

  private func curveTime(at fraction: Double) -> Double { fraction < 1 ? from + (to - from) * fraction : to }

  /// The curve hardly moves on the stretch: time alone leads back to it.
  private var isShort: Bool { abs(end - start) < 1e-6 }
}
