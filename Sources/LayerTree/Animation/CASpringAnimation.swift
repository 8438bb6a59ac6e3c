import Foundation
import MotionCurves

/// An animation that a damped spring pulls to its end.
///
/// Its motion does not depend on `duration`, which only cuts it off; give it `settlingDuration` to let it come to rest.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// Above 0.
  open var mass: CGFloat = 1
  /// Above 0.
  open var stiffness: CGFloat = 100
  /// 0 or more.
  open var damping: CGFloat = 10
  /// In distances from start to end per second, positive towards the end.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping ratio above 1 counts; false by default, as 1 then.
  ///
  /// As measured on iOS 26.1, such a spring sets off 2·ζ·ω faster than its initial velocity and passes its end: see
  /// `Spring.Overdamping.coreAnimation`.
  open var allowsOverdamping = false

  /// A spring by the seconds of one undamped swing and by its bounce: 0 none, 1 endless, below 0 overdamped.
  ///
  /// It is made at a line of a file, by default that of the call.
  public convenience init(
    perceptualDuration: CFTimeInterval, bounce: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init()
    source = CallSite(file, line)
    let spring = Spring(duration: perceptualDuration, bounce: bounce)
    (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    allowsOverdamping = true
  }

  /// Seconds until the spring is as good as at rest; the greatest finite `Float` without damping.
  open var settlingDuration: CFTimeInterval { spring.coreAnimationSettlingDuration }

  /// Seconds of one undamped swing.
  open var perceptualDuration: CFTimeInterval { spring.response }

  /// How much the spring swings: 1 minus the damping ratio, or for an overdamped one the ratio's inverse minus 1.
  open var bounce: CGFloat { spring.bounce }

  private var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      overdamping: allowsOverdamping ? .coreAnimation : .clamped)
  }

  override func copied() -> CAAnimation {
    let copy = CASpringAnimation()
    (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
    (copy.initialVelocity, copy.allowsOverdamping) = (initialVelocity, allowsOverdamping)
    return copyValues(to: copy)
  }

  override var motion: (any MotionCurve)? { curve ?? spring }
}
