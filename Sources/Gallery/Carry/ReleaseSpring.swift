import UIKit

/// The spring of what a hand has let go of.
struct ReleaseSpring {
  let stiffness: CGFloat
  let damping: CGFloat

  /// The same motion in half of the time.
  var twiceAsTight: ReleaseSpring { ReleaseSpring(stiffness: 4 * stiffness, damping: 2 * damping) }

  /// As much of a velocity as may be, so that a size does not swing through zero: not below half of the smaller of its ends.
  func velocity(_ velocity: CGFloat, from start: CGFloat, to target: CGFloat) -> CGFloat {
    let floor = min(start, target) / 2
    guard lowest(from: start, to: target, at: velocity) < floor else { return velocity }
    var (slow, fast): (CGFloat, CGFloat) = (0, velocity)
    for _ in 0..<24 {
      let middle = (slow + fast) / 2
      if lowest(from: start, to: target, at: middle) < floor { fast = middle } else { slow = middle }
    }
    return slow
  }

  /// The least value within a second, step by step.
  private func lowest(from start: CGFloat, to target: CGFloat, at velocity: CGFloat) -> CGFloat {
    let step: CGFloat = 1.0 / 480
    var (value, velocity, lowest) = (start, velocity, start)
    for _ in 0..<480 {
      velocity += (stiffness * (target - value) - damping * velocity) * step
      value += velocity * step
      lowest = min(lowest, value)
    }
    return lowest
  }

  /// - Parameter velocity: in distances that are left, per second.
  func timing(velocity: CGVector) -> UISpringTimingParameters {
    UISpringTimingParameters(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
  }
}
