nonisolated extension PropertyTrace {
  /// The curve that best explains a motion. The error says why none does: a finger drags it.
  ///
  /// - Parameters:
  ///   - motion: One of ``motions``.
  ///   - tolerance: How far off a curve may be to count as the one that was there, as a fraction of the distance.
  ///   - zero: What the fit's times are counted from, in seconds from the script's zero.
  func fit(of motion: Motion, tolerance: Double, from zero: Double = 0) throws(CurveFitError) -> CurveFit {
    guard !motion.isDragged else { throw CurveFitError("A finger drags it, which no curve does.") }
    let samples = samples(of: motion).map { MotionSample(time: $0.time - zero, value: $0.value) }
    return try CurveFitter(resolution: resolution, tolerance: tolerance).fit(samples)
  }
}
