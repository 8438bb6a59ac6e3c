/// A spring for a property animator.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider,
  @preconcurrency NSCopying
{
  /// In distances per second, by component for points and sizes, its length for everything else.
  public let initialVelocity: CGVector
  let timing: SpringTiming

  private convenience init(_ form: SpringTiming.Form, _ velocity: CGVector) {
    self.init(SpringTiming(form: form, velocity: .components(velocity)))
  }

  /// The spring itself.
  init(_ timing: SpringTiming) {
    initialVelocity = CGVector(dx: timing.velocity[.horizontal], dy: timing.velocity[.vertical])
    self.timing = timing
  }

  /// The system's own spring: mass 3, stiffness 1000, damping 500. It is overdamped, with a damping ratio of 4.56, and moves as the
  /// critical spring of the same mass and stiffness, as UIKit's does.
  public convenience override init() { self.init(.system, initialVelocity: .zero) }

  /// A spring that takes its own time to settle; its own initial velocity does not count.
  convenience init(_ spring: Spring, initialVelocity velocity: CGVector) { self.init(.physical(spring), velocity) }

  /// A spring that comes to rest in the animator's duration. 1 is critically damped, less overshoots.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.fitted(dampingRatio: ratio), velocity)
  }

  /// A spring that starts at rest and comes to rest in the animator's duration. 1 is critically damped, less
  /// overshoots.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// A spring that takes its own time to settle, whatever the animator's duration.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    self.init(Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: velocity)
  }

  /// A spring of a perceptual duration, in seconds, and a bounce above −1 and up to 1.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    self.init(.perceptual(duration: duration, bounce: bounce), initialVelocity)
  }

  /// Itself: nothing of it can change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}
