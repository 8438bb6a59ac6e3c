/// One property of one view over all frames. While the view is off screen it keeps the number that it had last, or before
/// that the one that it comes with.
public nonisolated struct PropertyTrace: Hashable, Sendable {
  /// The property.
  public var property: TraceProperty
  /// How many numbers there are for a second.
  public var framesPerSecond: Int
  /// The frames in which the view is on screen.
  public var presence: [Range<Int>]
  /// One a frame. Angles go on beyond a full turn.
  public var values: [Double]
  /// Per second, one a frame. Where an animation moves the property, the derivative of its running curve, from a beginning
  /// or end on that of what follows; where code moves it from frame to frame, the slope between the frames before and
  /// after; 0 at a jump.
  public var velocities: [Double]
  /// Where its motion begins, ends or takes another way, as far as that is known, ascending.
  public var turns: [MotionTurn] = []
  /// Whether the turns are those of its own animations, or others' that it may go by.
  public var hasOwnTurns = false
  /// When fingers were on the screen for some time, in seconds from the script's zero.
  public var touches: [ClosedRange<Double>] = []
  /// Frames of which there is no reading: their numbers lie on a line between those around, and no curve is fitted to them.
  public var missedFrames: Set<Int> = []

  /// - Parameters:
  ///   - property: What the numbers say.
  ///   - framesPerSecond: Of the recording.
  ///   - presence: Nil for all frames.
  ///   - values: One a frame, in the property's unit.
  ///   - velocities: One a frame, in that unit per second.
  public init(
    property: TraceProperty, framesPerSecond: Int, presence: [Range<Int>]? = nil, values: [Double],
    velocities: [Double]
  ) {
    self.property = property
    self.framesPerSecond = framesPerSecond
    self.presence = presence ?? [0..<values.count]
    self.values = values
    self.velocities = velocities
  }

  /// The number at a time in seconds from the script's zero; the first or last beyond the recording. Between two frames it
  /// follows a line: what is asserted should lie on a frame.
  public func value(at time: Double) -> Double { Self.sample(values, at: time * Double(framesPerSecond)) }

  /// Per second, likewise.
  public func velocity(at time: Double) -> Double { Self.sample(velocities, at: time * Double(framesPerSecond)) }

  /// Whether it ever changes.
  public var moves: Bool { values.contains { $0 != values.first } }

  private static func sample(_ numbers: [Double], at place: Double) -> Double {
    guard let first = numbers.first, let last = numbers.last else { return 0 }
    // A time such as 0.3 s may lie a rounding beside its frame.
    let place = abs(place - place.rounded()) < 1e-6 ? place.rounded() : place
    guard place > 0 else { return first }
    guard place < Double(numbers.count - 1) else { return last }
    let index = Int(place)
    let fraction = place - Double(index)
    return fraction == 0 ? numbers[index] : numbers[index] + (numbers[index + 1] - numbers[index]) * fraction
  }
}
