extension UIViewPropertyAnimator {
  /// An animator along one of UIKit's named curves; `duration` in seconds.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve), file: file, line: line)
    if let animations { addAnimations(animations) }
  }

  /// An animator along a cubic curve whose control points lie in the unit square.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2),
      file: file, line: line)
    if let animations { addAnimations(animations) }
  }

  /// An animator on a spring that comes to rest in `duration` seconds: 1 is critically damped, less overshoots.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio), file: file, line: line)
    if let animations { addAnimations(animations) }
  }

  /// An animator that has been started, after a delay in seconds, along the curve that the options name.
  ///
  /// The views take touches if the options allow user interaction. Repeating is refused: an animator runs once.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((_ finalPosition: UIViewAnimatingPosition) -> Void)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations, file: file, line: line)
    animator.reportRepetition(in: options)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
