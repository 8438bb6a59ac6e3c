import InterludeUI

/// The part of the samples in which something moves, with a little rest around it, in units of the motion itself: times
/// from its start in its length, values from 0 in its distance.
nonisolated struct FitWindow {
  private(set) var times: [Double]
  private(set) var values: [Double]
  /// The index from which on the value rests at its end; nil when it moves up to the last sample.
  private(set) var restIndex: Int?
  /// Between the last moving and the first resting sample, in seconds.
  let restRange: ClosedRange<Double>?
  /// From the last sample before the motion to the next, in units of ``length``.
  let firstStep: Double
  /// How many samples are neither at the value before the motion nor at rest after it.
  let movingCount: Int

  /// The time 0 of ``times`` in seconds, and how many seconds 1 is.
  let origin, length: Double
  /// The value 0 of ``values``, and the distance that is 1; signed, in the property's unit.
  let from, span: Double
  /// A mean square of residuals, in units of the distance, that only the curve that was there comes down to: twice what
  /// rounding alone leaves.
  let goal: Double

  init(_ samples: [MotionSample], resolution: Double) throws(CurveFitError) {
    guard samples.allSatisfy({ $0.time.isFinite && $0.value.isFinite }) else {
      throw CurveFitError("A sample's time or value is not a finite number: check the recording.")
    }
    let samples = samples.sorted { $0.time < $1.time }
    guard let first = samples.first, let last = samples.last else {
      throw CurveFitError("There are no samples: record at least a few frames of the motion.")
    }
    guard zip(samples, samples.dropFirst()).allSatisfy({ $0.time < $1.time }) else {
      throw CurveFitError("Two samples have the same time: keep one value for each time.")
    }
    func isSame(_ a: MotionSample, _ b: MotionSample) -> Bool { abs(a.value - b.value) <= resolution / 2 }
    guard let firstMoving = samples.firstIndex(where: { !isSame($0, first) }),
      let lastMoving = samples.lastIndex(where: { !isSame($0, last) })
    else { throw CurveFitError("Nothing moves: the value is \(first.value) in all \(samples.count) samples.") }

    let start = firstMoving - 1
    let end = lastMoving + 1
    let rests = end < samples.count - 1
    let values = samples.map(\.value)
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    guard !rests || abs(last.value - first.value) > range / 1000 else {
      throw CurveFitError("The value returns to \(last.value), where it began: fit the way there and back separately.")
    }
    from = first.value
    span = rests ? last.value - from : last.value < from ? -range : range
    let origin = samples[start].time
    let length = samples[end].time - origin
    (self.origin, self.length) = (origin, length)
    let step = resolution / abs(span)
    goal = max(step * step / 6, 1e-13)
    firstStep = (samples[firstMoving].time - origin) / length
    movingCount = lastMoving - start
    restRange = rests ? samples[lastMoving].time...samples[end].time : nil

    let kept = samples.indices.filter {
      abs(samples[$0].time - (samples[start].time + samples[end].time) / 2) <= Self.reach * length
    }
    restIndex = rests ? end - (kept.first ?? 0) : nil
    let (from, span) = (from, span)
    self.times = kept.map { (samples[$0].time - origin) / length }
    self.values = kept.map { (samples[$0].value - from) / span }
  }

  /// The window with no more than some number of its samples, evenly chosen.
  func thinned(to count: Int) -> FitWindow {
    let step = (times.count + count - 1) / count
    let kept = Array(stride(from: 0, to: times.count, by: step))
    var window = self
    window.times = kept.map { times[$0] }
    window.values = kept.map { values[$0] }
    window.restIndex = restIndex.flatMap { rest in kept.firstIndex { $0 >= rest } ?? kept.count }
    return window
  }

  /// How much of the rest is looked at, from the middle of the motion, as a multiple of its length.
  private static let reach = 0.75
}
