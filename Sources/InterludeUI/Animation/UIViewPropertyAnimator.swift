/// Animates views along a curve or spring, as an object that can be started later and asked how it stands.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  /// In seconds; a spring given by mass, stiffness and damping takes its own time instead.
  public private(set) var duration: TimeInterval
  /// In seconds, as given to `startAnimation(afterDelay:)`.
  public private(set) var delay: TimeInterval = 0
  public let timingParameters: (any UITimingCurveProvider)?
  public private(set) var state: UIViewAnimatingState = .inactive
  public private(set) var isRunning = false
  /// Whether the views take touches while they move; true by default, unlike for `UIView.animate`.
  open var isUserInteractionEnabled = true

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    if case .spring(let spring) = parameters.animationTiming {
      self.duration = spring.duration(given: duration)
    } else {
      self.duration = duration
    }
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Control points lie in the unit square.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Adds changes to animate from the start.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds what to call when it is over.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive else { return }
    self.delay = delay
    state = .active
    isRunning = true
    let block = AnimationBlock(
      duration: duration, delay: delay, timing: timingParameters?.animationTiming ?? .cubic(.default),
      options: isUserInteractionEnabled ? .allowUserInteraction : []
    ) { [self] _ in finish() }
    let changes = animations
    animations = []
    block.run { changes.forEach { $0() } }
  }

  private func finish() {
    isRunning = false
    state = .inactive
    let completions = completions
    self.completions = []
    completions.forEach { $0(.end) }
  }
}
