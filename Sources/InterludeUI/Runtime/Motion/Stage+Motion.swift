/// What calls of animating APIs say, and what they are taken to say.
extension Stage {
  /// A call as it is carried out: edited, where the stage has an edit of its place. The observers are told of both.
  func edited(_ call: MotionCall) -> MotionCall {
    guard !observers.isEmpty || !motionEdits.isEmpty else { return call }
    let used = motionEdits.edit(at: call.source)?.applied(to: call) ?? call
    tell(.animates(call, as: used))
    return used
  }

  /// Edits the copy that a layer has made of an animation and is about to start.
  func edit(_ animation: CAAnimation, on layer: CALayer) {
    guard !observers.isEmpty || !motionEdits.isEmpty else { return }
    let now = layer.convertTime(clock.animationTime, from: nil)
    let call = animation.call(at: now)
    let used = edited(call)
    guard used != call else { return }
    animation.duration = used.duration
    if used.delay != call.delay { animation.beginTime = used.delay == 0 ? 0 : now + used.delay }
    if used.timing != call.timing { used.timing.map(animation.take) }
  }
}

extension CAAnimation {
  /// What it says as it is added to a layer, whose time that is.
  fileprivate func call(at now: Double) -> MotionCall {
    MotionCall(
      source: source, kind: .coreAnimation,
      duration: duration == 0 ? CATransaction.animationDuration() : duration,
      delay: beginTime == 0 ? 0 : beginTime - now, timing: timingSaid)
  }

  private var timingSaid: AnimationTiming? {
    if (self as? CAPropertyAnimation)?.curve != nil { return nil }
    guard let spring = self as? CASpringAnimation else { return timingFunction.map { .cubic($0.curve) } }
    let form = Spring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: spring.initialVelocity,
      overdamping: spring.allowsOverdamping ? .coreAnimation : .clamped)
    return .spring(SpringTiming(form: .physical(form), velocity: .uniform(spring.initialVelocity)))
  }

  /// Goes along another timing. Only an animation of a property can be a spring.
  fileprivate func take(_ timing: AnimationTiming) {
    if let animation = self as? CAPropertyAnimation {
      animation.curve = timing.curve(duration: duration)
    } else if case .cubic(let bezier) = timing {
      timingFunction = CAMediaTimingFunction(curve: bezier)
    }
  }
}
