import InterludeUI
import MotionQA

nonisolated extension CurveGraph {
  /// Marks the landmarks of a line's ideal curve: the overshoot and the settling time of a value, the peak of a velocity. Their times count
  /// as the axis does. A line without an ideal curve, or an index without a line, gets no mark.
  ///
  /// - Parameter end: When the motion ended, in seconds: what its curve would have done later gets no mark.
  mutating func markLandmarks(ofLine index: Int, until end: Double = .infinity) {
    guard lines.indices.contains(index), let ideal = lines[index].ideal else { return }
    let landmarks = CurveLandmarks(of: ideal.spec)
    func add(_ time: Double, _ number: Double, _ words: String) {
      let moment = ideal.start + time
      guard moment <= end + 1e-9 else { return }
      marks.append(
        Mark(line: index, time: moment, number: number, words: "\(words) at \(GraphText.seconds(moment))"))
    }
    let (from, way) = (ideal.span.from, ideal.span.to - ideal.span.from)
    switch lines[index].quantity {
    case .value:
      if let overshoot = landmarks.overshoot, let time = landmarks.peakTime, overshoot >= 0.0005 {
        add(time, from + way * (1 + overshoot), "overshoots \(GraphText.percent(overshoot))")
      }
      if let settle = landmarks.settle {
        add(settle, from + way * ideal.spec.curve.value(at: settle), "settles")
      }
    case .velocity:
      if let speed = landmarks.peakVelocity, let time = landmarks.peakVelocityTime {
        let number = GraphText.number(speed * way, unit: lines[index].numberUnit)
        add(time, speed * way, "fastest \(number)")
      }
    }
  }
}
