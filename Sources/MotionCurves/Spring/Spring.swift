import Foundation

/// A damped spring that pulls a value from 0 to 1: `UISpringTimingParameters` and `CASpringAnimation` as a function of
/// time.
///
/// It solves `mass · ẍ + damping · ẋ + stiffness · (x − 1) = 0` with x(0) = 0 and ẋ(0) = `initialVelocity`.
public struct Spring: MotionCurve, Equatable {
  /// The moving mass, above 0.
  public let mass: Double

  /// The pull per distance, above 0.
  public let stiffness: Double

  /// The braking force per velocity, 0 or more. Past critical damping, ``overdamping`` says what it does.
  public let damping: Double

  /// Full distances per second at time 0, positive towards the target; see ``Overdamping/coreAnimation`` for what comes on top.
  public let initialVelocity: Double

  /// What becomes of a damping ratio above 1.
  public let overdamping: Overdamping

  public let issues: [CurveIssue]

  /// What it all comes down to.
  package let motion: SpringMotion

  /// A spring by its physics; the defaults are those of `CASpringAnimation`, and replace a parameter out of range.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    overdamping: Overdamping = .clamped
  ) {
    self.init(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      overdamping: overdamping, check: InputCheck("Spring"))
  }

  /// The one initialiser that every form comes down to.
  init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double, overdamping: Overdamping,
    check: InputCheck
  ) {
    var check = check
    self.mass = check.require("mass", mass, in: Self.magnitudes, otherwise: 1)
    self.stiffness = check.require("stiffness", stiffness, in: Self.magnitudes, otherwise: 100)
    self.damping = check.require("damping", damping, in: 0...Self.magnitudes.upperBound, otherwise: 10)
    self.initialVelocity = check.require("initialVelocity", initialVelocity, in: -1e100...1e100, otherwise: 0)
    self.overdamping = overdamping
    self.issues = check.issues
    self.motion = SpringMotion(
      frequency: (self.stiffness / self.mass).squareRoot(), decay: self.damping / (2 * self.mass),
      initialVelocity: self.initialVelocity, overdamping: overdamping)
  }

  /// The position: 0 before the start, 1 at rest, more than 1 while it overshoots.
  public func value(at time: Double) -> Double { motion.value(at: time) }

  /// Full distances per second; 0 before the start.
  public func velocity(at time: Double) -> Double { motion.velocity(at: time) }

  /// The same spring, set off with another velocity. What was wrong with its other parameters is still said.
  public func withInitialVelocity(_ velocity: Double) -> Spring { settingOff(at: velocity, overdamping) }

  /// This spring started anew from its value and velocity at `time`, for a target `newDistance` away from that value.
  ///
  /// Distances are signed and in the property's own unit; see ``MotionCurve/initialVelocity(at:distance:newDistance:)``.
  public func retargeted(at time: Double, distance: Double, newDistance: Double) -> Spring {
    settingOff(
      at: initialVelocity(at: time, distance: distance, newDistance: newDistance), overdamping.withoutKick)
  }

  private func settingOff(at velocity: Double, _ overdamping: Overdamping) -> Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity, overdamping: overdamping,
      check: InputCheck("Spring", after: issues.filter { $0.parameter != "initialVelocity" }))
  }

  /// What mass, stiffness and damping may be; wide enough for any use, narrow enough that nothing overflows.
  static let magnitudes = 1e-9...1e12

  /// The latest time that is told apart from infinity, in seconds.
  static let endOfTime = 1e15
}
