/// The rest of an animated change: how far the sheet's sides and surroundings still are from their values for its top edge. The offset
/// goes to zero along the system's spring, however the top edge moves meanwhile.
struct SheetSettlingOffset {
  /// The left edge, the width and the bottom edge in points, the dimming and the step back as parts.
  private let offsets: [SpringTrajectory]
  /// On the stage's clock, in seconds.
  let start: Double
  private let clock: MediaClock

  /// In seconds; less than a hundred-thousandth of the offset is left by then.
  private static let length = 0.8

  /// When nothing is left of it, on the stage's clock, in seconds.
  var end: Double { start + Self.length }

  /// - Parameters:
  ///   - shown: how everything shows.
  ///   - base: how it would show without the offset.
  ///   - last: an offset that still settles, whose velocity is kept.
  ///   - spring: the system's.
  init(
    from shown: SheetSnapshot, to base: SheetSnapshot, carrying last: SheetSettlingOffset?, spring: Spring,
    on clock: MediaClock
  ) {
    self.clock = clock
    start = clock.time
    let velocities = last?.velocities ?? Array(repeating: 0, count: 5)
    offsets = zip(zip(shown.values, base.values), velocities).map { values, velocity in
      SpringTrajectory(from: values.0 - values.1, to: 0, velocity: velocity, spring: spring)
    }
  }

  /// Schedules a call for when nothing is left of it.
  func schedule(_ onEnd: @escaping @MainActor () -> Void) -> ScheduledEvent { clock.schedule(at: end, onEnd) }

  var isNone: Bool { offsets.allSatisfy { abs($0.start) < 1e-9 && $0.initialVelocity == 0 } }

  /// How everything shows at a time of the clock, in seconds.
  func applied(to base: SheetSnapshot, at time: Double) -> SheetSnapshot {
    let left = offsets.map { CGFloat($0.value(at: time - start)) }
    return SheetSnapshot(top: base.frame.minY, values: zip(base.values, left).map(+))
  }

  private var velocities: [CGFloat] { offsets.map { CGFloat($0.velocity(at: clock.time - start)) } }
}
