/// What a call of an animating API says before anything has moved. Not part of UIKit.
public nonisolated struct MotionCall: Equatable, Sendable {
  /// Which of the animating APIs is called.
  package enum Kind: String, Sendable, CaseIterable {
    /// `UIView.animate(withDuration:…)` along a curve.
    case viewAnimation
    /// `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
    case springAnimation
    /// `UIView.animate(springDuration:bounce:…)`.
    case perceptualSpring
    /// `UIView.animateKeyframes(…)`.
    case keyframes
    /// `UIView.transition(with:…)` and what comes down to it.
    case viewTransition
    /// A `UIViewPropertyAnimator`: told when it becomes active.
    case propertyAnimator
    /// A `CAAnimation` that is added to a layer.
    case coreAnimation
  }

  /// The place of the call; nil where it is not known.
  package let source: CallSite?
  /// Which API it calls.
  package let kind: Kind
  /// In seconds, as it stands there: springs of a mass or a bounce take their own time.
  package var duration: Double
  /// In seconds.
  package var delay: Double
  /// Along what; nil for what a `CAAnimation` takes over from its transaction, or has as a curve of its own.
  package var timing: AnimationTiming?

  /// A call with all that it says.
  package init(source: CallSite?, kind: Kind, duration: Double, delay: Double, timing: AnimationTiming?) {
    self.source = source
    self.kind = kind
    self.duration = duration
    self.delay = delay
    self.timing = timing
  }
}
