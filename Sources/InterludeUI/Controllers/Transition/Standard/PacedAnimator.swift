/// An animator of the system's, which moves everything evenly, so that what drives the transition by hand moves it as far as
/// the hand goes; by itself, the transition's time goes along `pace` instead.
protocol PacedAnimator: UIViewControllerAnimatedTransitioning {
  var pace: any UITimingCurveProvider { get }
}

/// One that a finger can catch in flight and drag along.
protocol DraggableAnimator: PacedAnimator {
  /// The way of a finger that moves the transition from its start to its end, in points; known once it is animated.
  var way: CGVector { get }
}
