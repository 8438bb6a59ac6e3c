import CoreGraphics

/// What a finger leaves behind that has let go of a motion.
public struct DragRelease: Equatable, Sendable {
  /// Where the motion is, on its line.
  public let place: CGFloat

  /// How fast it goes on, per second: as in the finger, or, after a press, what is left of its own velocity.
  public let velocity: CGFloat

  /// Whether the finger has only stopped the motion, and not moved it.
  public let isPress: Bool

  /// A motion that is let go of at a place, at a velocity per second.
  public init(place: CGFloat, velocity: CGFloat, isPress: Bool) {
    (self.place, self.velocity, self.isPress) = (place, velocity, isPress)
  }

  /// Where the motion would come to rest if it slowed down as a scroll view does, at `UIScrollView.DecelerationRate.normal`: by
  /// the factor 0.998 a millisecond, which takes it v/1000 · r/(1 − r) further (Apple, WWDC 2018, session 803).
  public var projectedPlace: CGFloat { place + velocity / 1000 * 0.998 / (1 - 0.998) }

  /// Where the motion would be after a time at its velocity, in seconds.
  public func projectedPlace(after time: Double) -> CGFloat { place + velocity * time }

  /// The velocity in the unit of `initialVelocity` of UIKit's springs: in distances that are left up to an end, per second.
  public func velocity(relativeTo end: CGFloat) -> CGFloat { end == place ? 0 : velocity / (end - place) }
}
