/// An animator of the system's. It moves everything evenly, so that a finger which drives the transition moves it as far as the
/// finger goes; when the transition runs by itself, its time follows `motion` instead.
protocol SystemAnimator: UIViewControllerAnimatedTransitioning {
  /// How the transition's time goes.
  var motion: SystemBehavior.Motion { get }
  /// How far a finger goes that drags the transition from its start to its end, in points; known once it is animated.
  var travel: CGVector { get }
  /// What an app is told as the transition's duration, in seconds.
  var announcedDuration: TimeInterval { get }
  /// Whether it only keeps the time, and the sheet that comes or goes moves itself.
  var isOfSheet: Bool { get }
}

extension SystemAnimator {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    motion.duration
  }

  var announcedDuration: TimeInterval { motion.duration }
  var isOfSheet: Bool { false }
}
