/// A motion that a finger has stopped. Let go at once it goes on as though nothing had happened, a while later from rest: as
/// that of a finger, its velocity is that over the last tenth of a second.
struct StoppedMotion {
  private let velocity: CGFloat
  private let time: Double
  private let clock: MediaClock

  /// - Parameter velocity: in any unit per second.
  init(velocity: CGFloat, on clock: MediaClock) {
    self.clock = clock
    self.velocity = velocity
    time = clock.time
  }

  /// How fast it is now.
  var remainingVelocity: CGFloat {
    velocity * max(0, 1 - (clock.time - time) / VelocityTracker.window)
  }
}
