/// An animator of the system's. It moves everything evenly, so that a finger which drives the transition moves it as far as the
/// finger goes; when the transition runs by itself, its time follows `timing` instead.
protocol SystemAnimator: UIViewControllerAnimatedTransitioning {
  var timing: any UITimingCurveProvider { get }
  /// How far a finger goes that drags the transition from its start to its end, in points; known once it is animated.
  var travel: CGVector { get }
  /// Whether it only keeps the time, and the sheet that comes or goes moves itself.
  var isOfSheet: Bool { get }
}

extension SystemAnimator {
  var isOfSheet: Bool { false }
}
