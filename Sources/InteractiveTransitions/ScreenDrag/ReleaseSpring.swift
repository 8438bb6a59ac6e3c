import UIKit

/// The spring of what a finger has let go of, of mass 1; it swings: its damping is less than twice the root of its stiffness.
struct ReleaseSpring {
  let stiffness: CGFloat
  let damping: CGFloat

  static let release = ReleaseSpring(stiffness: 260, damping: 28)

  /// The same motion in half of the time.
  var twiceAsTight: ReleaseSpring { ReleaseSpring(stiffness: 4 * stiffness, damping: 2 * damping) }

  /// As much of a velocity as keeps a size from swinging through zero: below half of the smaller of its ends it may not fall.
  func velocity(_ velocity: CGFloat, from start: CGFloat, to target: CGFloat) -> CGFloat {
    let floor = min(start, target) / 2 - target
    func falls(_ velocity: CGFloat) -> Bool { lowest(from: start - target, velocity: velocity) < floor }
    guard velocity < 0, falls(velocity) else { return velocity }
    var (slow, fast) = (CGFloat(0), velocity)
    for _ in 0..<40 {
      let middle = (slow + fast) / 2
      if falls(middle) { fast = middle } else { slow = middle }
    }
    return slow
  }

  /// The least distance from the target, above it positive, of what begins at a distance with a negative velocity.
  ///
  /// The motion is x = e^(−at) (d cos ωt + (v + a·d)/ω · sin ωt). It turns first where tan ωt = ω·v/(a·v + (a² + ω²)·d), and every
  /// later turn is nearer to the target.
  private func lowest(from distance: CGFloat, velocity: CGFloat) -> CGFloat {
    let decay = damping / 2
    let frequency = (stiffness - decay * decay).squareRoot()
    let angle = atan2(-frequency * velocity, -(decay * velocity + stiffness * distance))
    return exp(-decay * angle / frequency)
      * (distance * cos(angle) + (velocity + decay * distance) / frequency * sin(angle))
  }

  /// - Parameter velocity: in distances that are left, per second.
  func timing(velocity: CGVector) -> UISpringTimingParameters {
    UISpringTimingParameters(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
  }
}
