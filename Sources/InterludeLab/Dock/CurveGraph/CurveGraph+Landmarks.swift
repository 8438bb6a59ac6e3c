import InterludeUI
import MotionQA

nonisolated extension CurveGraph {
  /// Marks the landmarks of a line's ideal curve: the overshoot and the settling time of a value, the peak of a velocity. A line without
  /// an ideal curve, or an index without a line, gets no mark.
  mutating func markLandmarks(ofLine index: Int) {
    guard lines.indices.contains(index), let ideal = lines[index].ideal else { return }
    let landmarks = CurveLandmarks(of: ideal.spec)
    func add(_ time: Double, _ number: Double, _ words: String) {
      marks.append(Mark(line: index, time: ideal.start + time, number: number, words: words))
    }
    let (from, way) = (ideal.span.from, ideal.span.to - ideal.span.from)
    switch lines[index].quantity {
    case .value:
      if let overshoot = landmarks.overshoot, let time = landmarks.peakTime, overshoot >= 0.0005 {
        add(
          time, from + way * (1 + overshoot), "overshoots \(GraphText.percent(overshoot)) at \(GraphText.seconds(time))"
        )
      }
      if let settle = landmarks.settle {
        add(settle, from + way * ideal.spec.curve.value(at: settle), "settles at \(GraphText.seconds(settle))")
      }
    case .velocity:
      if let speed = landmarks.peakVelocity, let time = landmarks.peakVelocityTime {
        let number = GraphText.number(speed * way, unit: lines[index].numberUnit)
        add(time, speed * way, "fastest \(number) at \(GraphText.seconds(time))")
      }
    }
  }
}
