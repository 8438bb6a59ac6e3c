/// The animation of one property of a view, from the moment an animating block makes it until it has ended.
///
/// It is the delegate of its Core Animation counterpart, which keeps it alive. Left alone it runs its course; an animator
/// that has adopted it retimes it, and takes it off when all is over.
final class PropertyAnimation: NSObject, CAAnimationDelegate {
  /// How a view takes touches while the animation is there.
  struct TouchPolicy: Hashable {
    /// Touches pass the view by.
    var isBlocking = false
    /// Touches find the view where it shows, not where it is going to be.
    var followsMotion = false
  }

  let change: AnimatableChange
  let direction: SpringTiming.Direction
  private(set) weak var view: UIView?
  private weak var running: RunningAnimation?
  private(set) weak var animator: AnimatorRun?
  private let touches: TouchPolicy
  /// The transition of a look that it is part of: what it moves is only lent for that.
  private let transitionEffect: ViewTransition?
  private var onEnd: ((_ finished: Bool) -> Void)?
  private var isOver = false
  /// Whether the model has the old value again.
  private var isReverted = false
  /// Whether the model is set by others now: by the animations that it was split into, or by what stopped it.
  private var isDisowned = false

  /// - Parameter onEnd: called once, when it has run to its end or was taken off before.
  init(
    _ change: AnimatableChange, of view: UIView, direction: SpringTiming.Direction = .none, touches: TouchPolicy,
    transitionEffect: ViewTransition? = nil, onEnd: ((_ finished: Bool) -> Void)?
  ) {
    self.change = change
    self.direction = direction
    self.view = view
    self.touches = touches
    self.transitionEffect = transitionEffect
    self.onEnd = onEnd
    super.init()
    count(1)
  }

  /// Puts it on the view's layer, at a time of a timeline or, without one, of the clock.
  func start(_ animation: CAAnimation, in timeline: Timeline?, at time: Double) {
    guard let layer = view?.layer else { return }
    animation.delegate = self
    animation.beginTime = layer.convertTime(time, from: nil)
    animation.fillMode = .backwards
    let duration = animation.duration
    let running = layer.start(animation, forKey: unusedKey(on: layer), in: timeline)
    if duration == 0 || animation.beginTime == 0 {
      // Core Animation takes no duration for its default one, and a begin at 0 for now.
      running.update { ($0.duration, $0.beginTime) = (duration, animation.beginTime) }
    }
    self.running = running
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard !isOver else { return }
    if flag, let animator { animator.arrived(self) } else { end(finished: flag) }
  }

  /// Takes it off the layer, which then shows the model.
  func remove(finished: Bool) {
    animator = nil
    running?.remove()
    running = nil
    end(finished: finished)
  }

  private func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    count(-1)
    if !finished { animator?.lost(self) }
    onEnd?(finished)
    onEnd = nil
  }

  private func count(_ step: Int) {
    guard let view else { return }
    if touches.isBlocking { view.touchesInFlight.blocking += step }
    if touches.followsMotion { view.touchesInFlight.following += step }
  }

  /// UIKit numbers the animations of one property: `position`, `position-2`, `position-3`.
  private func unusedKey(on layer: CALayer) -> String {
    let key = change.keyPath
    guard layer.animation(forKey: key) != nil else { return key }
    var number = 2
    while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }
}

// MARK: Under an animator

extension PropertyAnimation {
  /// Lets an animator decide when it ends.
  func adopt(by animator: AnimatorRun) {
    self.animator = animator
    running?.update {
      $0.isRemovedOnCompletion = false
      $0.fillMode = .both
    }
  }

  /// Runs along a curve of progress from a time on the clock, for a number of seconds.
  func run(_ curve: any MotionCurve, from time: Double, length: Double) {
    retime(curve) { timing, layer in
      timing.beginTime = layer.convertTime(time, from: nil)
      timing.duration = length
      timing.speed = 1
    }
  }

  /// Stands still at a progress.
  func hold(at progress: Double) {
    retime(HeldProgress(progress)) { timing, _ in timing.speed = 0 }
  }

  private func retime(_ curve: any MotionCurve, _ change: (inout MediaTiming, CALayer) -> Void) {
    guard let running, let layer = running.layer else { return }
    var handle = running
    if !running.isRunning {
      // What has arrived cannot be sent off again; its copy can.
      handle = layer.start(running.animation, forKey: running.key, in: running.timeline)
      self.running = handle
    }
    handle.retime {
      ($0 as? CAPropertyAnimation)?.curve = curve
      change(&$0.timing, layer)
    }
  }

  /// Whether the view is still there to be animated.
  var isAttached: Bool { running?.layer != nil }

  /// Which property of which view is animated, in full or by a component.
  struct Address: Hashable {
    let view: ObjectIdentifier?
    let property: String
  }

  var address: Address { Address(view: view.map(ObjectIdentifier.init), property: propertyKey) }

  /// The property without its component.
  var propertyKey: String { String(change.keyPath.prefix { $0 != "." }) }

  /// The model's value of the whole property.
  var property: AnimatableValue? { view?.layer.animatableValue(forKeyPath: propertyKey) }

  /// Gives the model one value of the whole property for another.
  func moveProperty(from: AnimatableValue, to: AnimatableValue) { moveModel(propertyKey, from: from, to: to) }

  /// Takes the change back.
  func revert() {
    guard !isReverted else { return }
    isReverted = true
    moveModel(change.keyPath, from: change.new, to: change.old)
    transitionEffect?.takeBack()
  }

  /// Takes the change back because the transition that it was part of is cancelled. What has ended already, as its view left the window,
  /// may have been set by its completion: that stays.
  func takeBack() {
    if !isDisowned, !isOver || isModelAsLeft { revert() }
  }

  /// Takes it off, and gives the model what it had added: nothing moves on the screen. Of a transition the new look remains.
  func removeKeepingAppearance() {
    let shown = transitionEffect == nil ? presented : nil
    remove(finished: false)
    isDisowned = true
    guard let shown, let rest = presented else { return }
    moveModel(change.keyPath, from: rest, to: shown)
  }

  /// Whether the model still has the value that the animation, or taking it back, has left it with.
  var isModelAsLeft: Bool {
    view?.layer.animatableValue(forKeyPath: change.keyPath) == (isReverted ? change.old : change.new)
  }

  /// Gives the model one value for another; what others have made of it since keeps its distance.
  private func moveModel(_ keyPath: String, from: AnimatableValue, to: AnimatableValue) {
    guard let view, let model = view.layer.animatableValue(forKeyPath: keyPath) else { return }
    let moved = AnimatableValue.difference(from: to, to: from).map(model.adding)
    view.stage.animationBlocks.suspended {
      view.layer.setValue(model == from ? to : moved ?? to, forKeyPath: keyPath)
    }
  }

  private var presented: AnimatableValue? {
    view?.layer.presentation()?.animatableValue(forKeyPath: change.keyPath)
  }

  /// The same animation by components, each of which can have a velocity of its own; nil where there are none.
  func split() -> [PropertyAnimation]? {
    let components = change.components
    guard components.count > 1, let view, let running, running.animation is CABasicAnimation else { return nil }
    let (end, animator) = (onEnd, animator)
    onEnd = nil
    remove(finished: true)
    isDisowned = true
    return components.enumerated().map { index, component in
      let part = PropertyAnimation(
        component.change, of: view, direction: component.direction, touches: touches, onEnd: index == 0 ? end : nil)
      let animation = CABasicAnimation()
      component.change.describe(animation)
      animation.duration = running.timing.duration
      animation.source = running.animation.source
      part.start(animation, in: running.timeline, at: view.stage.time(in: running.timeline))
      if let animator { part.adopt(by: animator) }
      return part
    }
  }
}
