/// One call of an animating API: turns each property change into one animation, and tells when all have ended.
final class AnimationBlock {
  /// How often its animations run.
  struct Repetition: Hashable {
    var count: Float = 1
    var autoreverses = false
  }

  let duration: Double
  let delay: Double
  let timing: AnimationTiming
  let options: UIView.AnimationOptions
  /// The call, or the one that made the animator; nil where an animator does not know it.
  let source: CallSite?
  /// Who runs the animations of this block; nil leaves them to themselves.
  private(set) weak var animator: AnimatorRun?
  /// The time that its animations run in; nil for the clock's own.
  private let timeline: Timeline?
  private let keyframes: KeyframeCollector?
  private let origin: StageOrigin
  private(set) var repetition: Repetition
  /// Views whose subviews are to move along.
  private var laidOut: [UIView] = []
  private var followers: [() -> Void] = []
  private var completion: ((Bool) -> Void)?
  private var isOpen = true
  private var hasAnimated = false
  private var running = 0
  private var allFinished = true

  /// - Parameter duration: in seconds; what is not finite or negative counts as 0, as it does for the delay.
  init(
    duration: Double, delay: Double = 0, timing: AnimationTiming = .easeInOut, options: UIView.AnimationOptions = [],
    source: CallSite?, animator: AnimatorRun? = nil, keyframes: KeyframeCollector? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    origin = animator?.origin ?? StageOrigin()
    self.duration = max(0, duration.isFinite ? duration : 0)
    self.delay = max(0, delay.isFinite ? delay : 0)
    self.timing = timing
    self.options = options
    self.source = source
    self.animator = animator
    timeline = animator.map(\.timeline) ?? origin.stage.clock.timeline
    self.keyframes = keyframes
    self.completion = completion
    let repeats = options.contains(.repeat)
    repetition = Repetition(
      count: repeats ? .infinity : 1, autoreverses: repeats && options.contains(.autoreverse))
  }

  /// Runs the changes inside the block.
  func run(_ changes: () -> Void) {
    let stage = origin.stage
    stage.asCurrent {
      stage.animationBlocks.run(self) {
        changes()
        laidOut.forEach { $0.layoutIfNeeded() }
      }
    }
    laidOut = []
    keyframes?.animate(in: self)
    isOpen = false
    completeIfDone()
  }

  /// Runs some of the changes under another repetition.
  func repeating(_ repetition: Repetition, _ changes: () -> Void) {
    let outer = self.repetition
    self.repetition = repetition
    changes()
    self.repetition = outer
  }

  /// Whether what changes in it is there at once.
  var isInstant: Bool { duration == 0 && delay == 0 && animator == nil }

  /// Lays a view out once the changes are made, so that the layout animates with them.
  func layOut(_ view: UIView) {
    if !laidOut.contains(view) { laidOut.append(view) }
  }

  /// Calls something once, before the completion: when all its animations have ended, or at once without any.
  func afterwards(_ body: @escaping () -> Void) { followers.append(body) }

  /// Whether its changes make one keyframe animation of each property.
  var isKeyframed: Bool { keyframes != nil }

  /// Runs some of the changes in a part of a keyframe animation; false when the block is none.
  func keyframe(from start: Double, duration: Double, _ changes: () -> Void) -> Bool {
    guard let keyframes else { return false }
    keyframes.within(start: start, duration: duration, changes)
    return true
  }

  /// A property has changed inside the block.
  func changed(_ change: AnimatableChange, of view: UIView) {
    guard change.old != change.new else { return }
    if options.contains(.layoutSubviews), change.keyPath == AnimatableProperty.bounds.rawValue { layOut(view) }
    if let keyframes { return keyframes.collect(change, of: view) }
    guard timing.dependsOnDirection else { return add(change, of: view) }
    for component in change.components where component.change.old != component.change.new {
      add(component.change, of: view, direction: component.direction)
    }
  }

  private func add(_ change: AnimatableChange, of view: UIView, direction: SpringTiming.Direction = .none) {
    let animation = timing.makeAnimation(duration: duration, direction: direction)
    change.describe(animation)
    add(animation, for: change, of: view, direction: direction)
  }

  /// Adds an animation that has all but its place in time.
  func add(
    _ animation: CAPropertyAnimation, for change: AnimatableChange, of view: UIView,
    direction: SpringTiming.Direction = .none, transitionEffect: ViewTransition? = nil
  ) {
    guard !isInstant else { return }
    // Without a duration all there is to see is the start, while it waits.
    if animation.duration == 0 { animation.curve = HeldProgress(0) }
    animation.repeatCount = repetition.count
    animation.autoreverses = repetition.autoreverses
    animation.source = source
    let runsInAnimator = repetition == Repetition()
    running += 1
    hasAnimated = true
    let property = PropertyAnimation(
      change, of: view, direction: direction, touches: touchPolicy, transitionEffect: transitionEffect,
      onEnd: { [self] in animationEnded(finished: $0) })
    property.start(animation, in: timeline, at: origin.stage.time(in: timeline) + delay)
    guard let animator, runsInAnimator else { return }
    animator.adopt(
      property, along: timing.curve(duration: duration, direction: direction), delay: delay,
      length: animation.duration)
  }

  private var touchPolicy: PropertyAnimation.TouchPolicy {
    PropertyAnimation.TouchPolicy(
      isBlocking: !options.contains(.allowUserInteraction), followsMotion: animator?.touchesFollowMotion ?? false)
  }

  private func animationEnded(finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    completeIfDone()
  }

  private func completeIfDone() {
    guard !isOpen, running == 0 else { return }
    let followers = followers
    self.followers = []
    followers.forEach { $0() }
    guard let completion else { return }
    self.completion = nil
    guard !hasAnimated else { return completion(allFinished) }
    // Nothing moved: UIKit completes at the start of the next turn, never inside the call.
    origin.stage.schedule(atOnceIn: timeline, completion)
  }
}

extension AnimationTiming {
  /// An animation without values, of the class that UIKit uses.
  func makeAnimation(duration: Double, direction: SpringTiming.Direction) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch self {
    case .cubic:
      animation = CABasicAnimation()
      animation.curve = curve(duration: duration, direction: direction)
    case .spring(let timing):
      let spring = timing.spring(duration: duration, velocity: timing.velocity[direction])
      let springAnimation = CASpringAnimation()
      springAnimation.mass = spring.mass
      springAnimation.stiffness = spring.stiffness
      springAnimation.damping = spring.damping
      springAnimation.initialVelocity = spring.initialVelocity
      springAnimation.allowsOverdamping = spring.overdamping != .clamped
      animation = springAnimation
    }
    animation.duration = self.duration(given: duration)
    return animation
  }
}
