extension Spring {
  /// What becomes of a damping ratio above 1, and so which of two motions a spring stands for: that of physics, or that of Core
  /// Animation.
  public enum Overdamping: Sendable, Hashable {
    /// The ratio counts as 1: `CASpringAnimation` unless it is told otherwise, `UISpringTimingParameters` with a mass, and
    /// UIKit's fit to a duration.
    case clamped
    /// The spring creeps to its target, as its equation says: SwiftUI's springs.
    case physical
    /// The spring sets off 2·ζ·ω faster than its initial velocity, and passes its target: `CASpringAnimation` with
    /// `allowsOverdamping`, and so `UIView.animate(springDuration:bounce:)` with a bounce below 0.
    ///
    /// Measured on iOS 26.1. Up to a ratio of 1 it is the spring of physics.
    case coreAnimation

    /// The same for a motion that goes on from another one, whose velocity is all that it sets off with.
    var withoutKick: Overdamping { self == .clamped ? .clamped : .physical }
  }
}
