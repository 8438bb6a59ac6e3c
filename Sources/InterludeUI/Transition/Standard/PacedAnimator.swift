/// An animator that moves evenly, so that what drives the transition by hand moves it as far as the hand goes; by itself, the
/// transition's time goes along a spring instead.
protocol PacedAnimator: UIViewControllerAnimatedTransitioning {
  /// Nil leaves the time as it is.
  var pace: UISpringTimingParameters? { get }
}
