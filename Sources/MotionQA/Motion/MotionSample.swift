/// What one property was at one time.
public nonisolated struct MotionSample: Sendable, Hashable {
  /// In seconds.
  public var time: Double
  /// In the property's own unit.
  public var value: Double

  /// What a property was at a time, in seconds.
  public init(time: Double, value: Double) {
    self.time = time
    self.value = value
  }
}
