/// A scroll view's own motion along one axis as a function of time: nothing in it ticks, so that a frame at a time does not
/// depend on the frames before it.
nonisolated struct ScrollMotion: Sendable {
  /// One stretch of motion; from `start` seconds on until the next one's.
  private struct Leg: Sendable {
    var start: Double
    var offset: @Sendable (Double) -> CGFloat
  }

  private var legs: [Leg]
  /// Seconds from the start until the content rests.
  let duration: Double
  /// Where it rests.
  let target: CGFloat

  /// The content offset, `time` seconds after the start.
  func offset(at time: Double) -> CGFloat {
    if time >= duration { return target }
    guard let leg = legs.last(where: { $0.start <= time }) ?? legs.first else { return target }
    return leg.offset(max(0, time - leg.start))
  }

  private init(legs: [Leg], duration: Double, target: CGFloat) {
    (self.legs, self.duration, self.target) = (legs, duration, target)
  }

  /// Content that stays where it is.
  static func rest(at offset: CGFloat) -> ScrollMotion { ScrollMotion(legs: [], duration: 0, target: offset) }

  /// From one offset to another along a curve.
  static func along(_ curve: some MotionCurve, from: CGFloat, to: CGFloat) -> ScrollMotion {
    let leg = Leg(start: 0) { from + (to - from) * curve.value(at: $0) }
    return ScrollMotion(legs: [leg], duration: from == to ? 0 : curve.settlingTime, target: to)
  }

  /// A spring's way to an offset, with the velocity, in points per second, that the finger has left.
  static func spring(from: CGFloat, to: CGFloat, velocity: CGFloat, frequency: Double) -> ScrollMotion {
    let spring = PullBack(displacement: from - to, velocity: velocity, frequency: frequency)
    let leg = Leg(start: 0) { to + spring.displacement(at: $0) }
    return ScrollMotion(legs: [leg], duration: spring.settlingTime, target: to)
  }

  /// A glide that slows down until it rests `target`, or, when the target or the way to it lies past an edge of the
  /// range, bounces there: the velocity at the edge stretches the spring that pulls back.
  static func glide(
    _ decay: Decay, from: CGFloat, to target: CGFloat, in range: ClosedRange<CGFloat>, bounces: Bool
  ) -> ScrollMotion {
    let glide = along(decay, from: from, to: target)
    let edge = min(max(target, range.lowerBound), range.upperBound)
    guard edge != target, from != target else { return glide }
    let way = target - from
    let arrival = decay.time(atValue: (edge - from) / way)
    guard bounces else { return ScrollMotion(legs: glide.legs, duration: arrival, target: edge) }
    let bounce = spring(
      from: edge, to: edge, velocity: decay.velocity(at: arrival) * way, frequency: PullBack.edgeFrequency)
    let legs = glide.legs + bounce.legs.map { Leg(start: arrival, offset: $0.offset) }
    return ScrollMotion(legs: legs, duration: arrival + bounce.duration, target: edge)
  }
}

/// The critically damped spring that brings content back: x = (x₀ + (v₀ + ωx₀)t)·e^(−ωt).
nonisolated struct PullBack: Sendable {
  /// ω of the spring at a scroll view's edge, per second: 20/1.6, as Apple's WebKit has it for its rubber band.
  static let edgeFrequency = 12.5
  /// ω of the spring that turns a page: that of the system's own spring, √(1000/3).
  static let pageFrequency = (1000.0 / 3).squareRoot()
  /// How near the end counts as there, in points.
  private static let tolerance = 0.1

  /// From the resting place, in points.
  let displacement: CGFloat
  /// In points per second.
  let velocity: CGFloat
  let frequency: Double

  func displacement(at time: Double) -> CGFloat {
    (displacement + (velocity + frequency * displacement) * time) * exp(-frequency * time)
  }

  /// The last time at which the displacement is a tenth of a point, in seconds: by bisection, after its last extremum.
  var settlingTime: Double {
    let drive = velocity + frequency * displacement
    guard displacement != 0 || velocity != 0, drive.isFinite else { return 0 }
    // The derivative, v₀ − ω·drive·t up to a factor, is zero once.
    let extremum = drive == 0 ? 0 : max(0, velocity / (frequency * drive))
    var (low, high) = (extremum, extremum + 1 / frequency)
    guard abs(displacement(at: low)) > Self.tolerance || abs(displacement) > Self.tolerance else { return 0 }
    while abs(displacement(at: high)) > Self.tolerance { (low, high) = (high, high + 1 / frequency) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(displacement(at: middle)) > Self.tolerance { low = middle } else { high = middle }
    }
    return high
  }
}

nonisolated extension Decay {
  /// When the glide has covered a fraction of its way, in seconds: the inverse of `value(at:)`.
  func time(atValue value: Double) -> Double {
    guard value > 0 else { return 0 }
    guard value < 1 else { return settlingTime }
    let total = stoppingSpeed / abs(initialVelocity) - 1
    return log1p(total * value) / (1000 * log(rate))
  }
}
