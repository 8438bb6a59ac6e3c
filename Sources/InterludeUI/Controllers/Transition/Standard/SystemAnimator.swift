/// An animator of the system's. Its animations are linear, so that a transition under a finger moves as far as the finger does; when the
/// transition runs by itself, its timeline follows `motion` instead.
protocol SystemAnimator: UIViewControllerAnimatedTransitioning {
  /// The curve and duration that the transition's timeline follows.
  var motion: SystemBehavior.Motion { get }
  /// The distance of a drag that moves the transition from its start to its end, in points; known once it is animated.
  var travel: CGVector { get }
  /// The duration that the coordinator tells the app, in seconds.
  var announcedDuration: TimeInterval { get }
}

extension SystemAnimator {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    motion.duration
  }

  var announcedDuration: TimeInterval { motion.duration }
}
