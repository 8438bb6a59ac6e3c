/// One call of an animating API: turns each property change into one additive animation, and tells when all have ended.
///
/// Additive, as in UIKit since iOS 8: the model takes the new value at once, and the animation adds `old − new`, which
/// goes to zero. Animations of one property overlap and add up, so a change of target in flight keeps value and velocity.
final class AnimationBlock: NSObject {
  let duration: Double
  let delay: Double
  let timing: AnimationTiming
  let options: UIView.AnimationOptions
  private var completion: ((Bool) -> Void)?
  private var isOpen = true
  private var running = 0
  private var allFinished = true
  /// Where its animations are, so that the block can be paused, scrubbed or removed as one.
  private(set) var animations: [(view: UIView, key: String)] = []

  init(
    duration: Double, delay: Double = 0, timing: AnimationTiming = .easeInOut,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    self.duration = max(0, duration.isFinite ? duration : 0)
    self.delay = max(0, delay.isFinite ? delay : 0)
    self.timing = timing
    self.options = options
    self.completion = completion
  }

  /// Runs the changes inside the block.
  func run(_ changes: () -> Void) {
    Stage.current.animationBlocks.run(self, changes)
    isOpen = false
    completeIfDone()
  }

  /// Adds the animation of one changed property.
  func animate(_ view: UIView, key: String, from old: AnimatableValue, to new: AnimatableValue) {
    guard duration > 0 || delay > 0 else { return }
    guard case .spring(let spring) = timing, spring.velocity.x != spring.velocity.y else {
      add(view, key: key, from: old, to: new, velocity: springVelocity)
      return
    }
    switch (old, new) {
    case (.point(let old), .point(let new)):
      add(view, key: key + ".x", from: .scalar(old.x), to: .scalar(new.x), velocity: spring.velocity.x)
      add(view, key: key + ".y", from: .scalar(old.y), to: .scalar(new.y), velocity: spring.velocity.y)
    case (.rect(let old), .rect(let new)):
      add(
        view, key: key + ".origin", from: .point(old.origin), to: .point(new.origin), velocity: spring.velocity.overall)
      add(
        view, key: key + ".size.width", from: .scalar(old.width), to: .scalar(new.width), velocity: spring.velocity.x)
      add(
        view, key: key + ".size.height", from: .scalar(old.height), to: .scalar(new.height),
        velocity: spring.velocity.y)
    default:
      add(view, key: key, from: old, to: new, velocity: spring.velocity.overall)
    }
  }

  private var springVelocity: Double {
    if case .spring(let spring) = timing { spring.velocity.overall } else { 0 }
  }

  private func add(
    _ view: UIView, key: String, from old: AnimatableValue, to new: AnimatableValue, velocity: Double
  ) {
    guard old != new else { return }
    let animation = makeAnimation(key: key, velocity: velocity)
    if let difference = AnimatableValue.difference(from: old, to: new) {
      animation.isAdditive = true
      animation.fromValue = difference
      animation.toValue = AnimatableValue.zero(difference.kind)
    } else {
      animation.fromValue = old
      animation.toValue = new
    }
    animation.beginTime = view.layer.convertTime(Stage.current.time, from: nil) + delay
    animation.fillMode = .backwards
    animation.delegate = AnimationEnd(view: view, block: self)
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.repeat) && options.contains(.autoreverse)
    running += 1
    if blocksInteraction { view.animationsBlockingInteraction += 1 }
    let name = unusedKey(key, on: view.layer)
    animations.append((view, name))
    view.layer.add(animation, forKey: name)
  }

  private func makeAnimation(key: String, velocity: Double) -> CABasicAnimation {
    switch timing {
    case .cubic(let curve):
      let animation = CABasicAnimation(keyPath: key)
      animation.duration = duration
      animation.curve = TimedCurve(curve, duration: duration)
      return animation
    case .spring(let timing):
      let spring = timing.spring(duration: duration, velocity: velocity)
      let animation = CASpringAnimation(keyPath: key)
      animation.mass = spring.mass
      animation.stiffness = spring.stiffness
      animation.damping = spring.damping
      animation.initialVelocity = spring.initialVelocity
      animation.allowsOverdamping = spring.allowsOverdamping
      animation.duration = timing.duration(given: duration)
      return animation
    }
  }

  /// UIKit numbers the animations of one property: `position`, `position-2`, `position-3`.
  private func unusedKey(_ key: String, on layer: CALayer) -> String {
    guard layer.animation(forKey: key) != nil else { return key }
    var number = 2
    while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }

  private var blocksInteraction: Bool { !options.contains(.allowUserInteraction) }

  fileprivate func animationEnded(on view: UIView, finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    if blocksInteraction { view.animationsBlockingInteraction -= 1 }
    completeIfDone()
  }

  private func completeIfDone() {
    guard !isOpen, running == 0, let completion else { return }
    self.completion = nil
    if animations.isEmpty {
      // Nothing moved: UIKit completes at the start of the next turn, never inside the call.
      let clock = Stage.current.clock
      clock.schedule(at: clock.time) { completion(true) }
    } else {
      completion(allFinished)
    }
  }
}

/// Brings the end of one animation to its block.
private final class AnimationEnd: NSObject, CAAnimationDelegate {
  private let view: UIView
  private let block: AnimationBlock

  init(view: UIView, block: AnimationBlock) {
    self.view = view
    self.block = block
  }

  func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {
    block.animationEnded(on: view, finished: flag)
  }
}
