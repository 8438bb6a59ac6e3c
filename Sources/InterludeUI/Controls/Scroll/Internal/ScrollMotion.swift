/// A scroll view's own motion along one axis as a function of time: nothing in it ticks, so that a frame at a time does not
/// depend on the frames before it.
nonisolated struct ScrollMotion: Sendable {
  /// One stretch of motion; from `start` seconds on until the next one's.
  private struct Segment: Sendable {
    var start: Double
    var offset: @Sendable (Double) -> CGFloat
  }

  private var segments: [Segment]
  /// Seconds from the start until the content rests.
  let duration: Double
  /// Where it rests.
  let target: CGFloat

  /// The content offset, `time` seconds after the start.
  func offset(at time: Double) -> CGFloat {
    if time >= duration { return target }
    guard let segment = segments.last(where: { $0.start <= time }) ?? segments.first else { return target }
    return segment.offset(max(0, time - segment.start))
  }

  private init(segments: [Segment], duration: Double, target: CGFloat) {
    (self.segments, self.duration, self.target) = (segments, duration, target)
  }

  /// The same motion at other offsets.
  func shifted(by distance: CGFloat) -> ScrollMotion {
    ScrollMotion(
      segments: segments.map { segment in Segment(start: segment.start) { segment.offset($0) + distance } },
      duration: duration, target: target + distance)
  }

  /// Content that stays where it is.
  static func rest(at offset: CGFloat) -> ScrollMotion { ScrollMotion(segments: [], duration: 0, target: offset) }

  /// From one offset to another along a curve.
  static func along(_ curve: some MotionCurve, from: CGFloat, to: CGFloat) -> ScrollMotion {
    let segment = Segment(start: 0) { from + (to - from) * curve.value(at: $0) }
    return ScrollMotion(segments: [segment], duration: from == to ? 0 : curve.settlingTime, target: to)
  }

  /// A spring's way to an offset, with the velocity, in points per second, that the finger has left.
  static func spring(_ spring: Spring, from: CGFloat, to: CGFloat, velocity: CGFloat) -> ScrollMotion {
    let way = SpringTrajectory(from: from, to: to, velocity: velocity, spring: spring)
    let segment = Segment(start: 0) { CGFloat(way.value(at: $0)) }
    return ScrollMotion(segments: [segment], duration: way.settlingTime(within: restingDistance), target: to)
  }

  /// The way back of content that is let go past its edge, with the velocity, in points per second, that the finger has left.
  static func back(
    from offset: CGFloat, to edge: CGFloat, velocity: CGFloat = 0, behavior: SystemBehavior.Scrolling
  ) -> ScrollMotion {
    spring(
      behavior.edgeSpring, from: offset, to: edge, velocity: velocity + (edge - offset) * behavior.edgeReturn)
  }

  /// How near the end counts as there, in points. Ours.
  static let restingDistance = 0.1

  /// A glide that slows down until it rests `target`, or, when the target or the way to it lies past an edge of the
  /// range, bounces there: the velocity at the edge stretches the spring that pulls back.
  static func glide(
    _ decay: Decay, from: CGFloat, to target: CGFloat, in range: ClosedRange<CGFloat>, bounces: Bool,
    behavior: SystemBehavior.Scrolling
  ) -> ScrollMotion {
    let glide = along(decay, from: from, to: target)
    let edge = min(max(target, range.lowerBound), range.upperBound)
    guard edge != target, from != target else { return glide }
    let way = target - from
    let arrival = decay.time(atValue: (edge - from) / way)
    guard bounces else { return ScrollMotion(segments: glide.segments, duration: arrival, target: edge) }
    let velocity = behavior.edgeEntry * decay.velocity(at: arrival) * way
    let bounce = spring(behavior.edgeSpring, from: edge, to: edge, velocity: velocity)
    let segments = glide.segments + bounce.segments.map { Segment(start: arrival, offset: $0.offset) }
    return ScrollMotion(segments: segments, duration: arrival + bounce.duration, target: edge)
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
