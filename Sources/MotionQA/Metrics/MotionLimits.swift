/// What a motion must keep to, for a test to assert. What is nil is free.
public nonisolated struct MotionLimits: Hashable, Sendable {
  /// In seconds.
  public var duration: ClosedRange<Double>?
  /// In seconds.
  public var settleTime: ClosedRange<Double>?
  /// As a fraction of the way.
  public var overshoot: ClosedRange<Double>?
  /// The most units per second.
  public var peakVelocity: Double?
  /// The most units per second cubed.
  public var peakJerk: Double?
  /// In units.
  public var endStep: Double?
  /// The most frames on the way in which nothing changes.
  public var stillFrameCount: Int?
  /// Whether it never goes back.
  public var isMonotonic: Bool?

  /// Limits; those that are left out are free.
  public init(
    duration: ClosedRange<Double>? = nil, settleTime: ClosedRange<Double>? = nil, overshoot: ClosedRange<Double>? = nil,
    peakVelocity: Double? = nil, peakJerk: Double? = nil, endStep: Double? = nil, stillFrameCount: Int? = nil,
    isMonotonic: Bool? = nil
  ) {
    self.duration = duration
    self.settleTime = settleTime
    self.overshoot = overshoot
    self.peakVelocity = peakVelocity
    self.peakJerk = peakJerk
    self.endStep = endStep
    self.stillFrameCount = stillFrameCount
    self.isMonotonic = isMonotonic
  }
}

nonisolated extension MotionMetrics {
  /// A sentence for each limit that the motion does not keep to: `overshoot is 0.12, outside 0…0.05.`
  public func violations(of limits: MotionLimits) -> [String] {
    func outside(_ name: String, _ value: Double?, _ range: ClosedRange<Double>?) -> String? {
      guard let range, !(value.map(range.contains) ?? false) else { return nil }
      let text = value.map { Rounding.text(Rounding.round($0, digits: 4)) } ?? "not defined, since the motion returns"
      return "\(name) is \(text), outside \(Rounding.text(range.lowerBound))…\(Rounding.text(range.upperBound))."
    }
    func above(_ name: String, _ value: Double?, _ limit: Double?) -> String? {
      guard let limit, let value, value > limit else { return nil }
      return "\(name) is \(Rounding.text(Rounding.round(value, digits: 4))), above \(Rounding.text(limit))."
    }
    return [
      outside("duration", duration, limits.duration), outside("settle time", settleTime, limits.settleTime),
      outside("overshoot", overshoot, limits.overshoot), above("peak velocity", abs(peakVelocity), limits.peakVelocity),
      limits.peakJerk != nil && peakJerk == nil && !isInstant
        ? "jerk is not defined, since the velocity steps or bends, or the frames are too few." : nil,
      above("jerk", peakJerk, limits.peakJerk), above("the step at the end", endStep, limits.endStep),
      above("the number of still frames", Double(stillFrameCount), limits.stillFrameCount.map(Double.init)),
      limits.isMonotonic.flatMap { $0 == isMonotonic ? nil : "it is \(isMonotonic ? "" : "not ")monotonic." },
    ].compactMap(\.self)
  }
}
