import UIKit

/// The spring of what a finger has let go of, of mass 1; it swings: its damping is less than twice the root of its stiffness.
struct ReleaseSpring {
  let stiffness: CGFloat
  let damping: CGFloat

  static let release = ReleaseSpring(stiffness: 260, damping: 28)

  /// The same motion in half of the time.
  var twiceAsTight: ReleaseSpring { ReleaseSpring(stiffness: 4 * stiffness, damping: 2 * damping) }

  /// As much of a velocity as keeps a size from swinging through zero: below half of the smaller of its ends it may not fall.
  ///
  /// On its way from a distance d the size is d·r(t) + v·k(t) from its target. What was at rest swings no farther past the
  /// target than r = −e^(−πζ/√(1 − ζ²)), and what is pushed goes no farther than k = e^(−ζ·acos ζ/√(1 − ζ²))/ω.
  func velocity(_ velocity: CGFloat, from start: CGFloat, to target: CGFloat) -> CGFloat {
    let frequency = stiffness.squareRoot()
    let ratio = damping / (2 * frequency)
    let tangent = ratio / (1 - ratio * ratio).squareRoot()
    let farthestPush = exp(-tangent * acos(ratio)) / frequency
    let lowestFromRest = min(start - target, (target - start) * exp(-tangent * .pi))
    let room = target + lowestFromRest - min(start, target) / 2
    return max(velocity, min(0, -room / farthestPush))
  }

  /// - Parameter velocity: in distances that are left, per second.
  func timing(velocity: CGVector) -> UISpringTimingParameters {
    UISpringTimingParameters(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
  }
}
