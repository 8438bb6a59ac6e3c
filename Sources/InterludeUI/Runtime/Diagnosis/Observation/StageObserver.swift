/// Looks on at what happens on a stage, and changes nothing.
public protocol StageObserver: AnyObject {
  /// Something happens, as the stage's clock stands.
  func stage(_ stage: Stage, sees event: StageEvent)
}

/// Something that happens on a stage.
public enum StageEvent {
  /// A callback is about to be made: as Swift names it, on whom, and what is passed in words.
  case callback(String, of: AnyObject, detail: String)
  /// A delegate has been asked who presents, animates or drives a transition: what it answered, nil for the system's own, to which of its
  /// methods, as Swift names it. A delegate without that method answers nil.
  case answer(AnyObject?, to: String, from: AnyObject)
  /// The views in a container of transitions have changed from these.
  case subviews(of: UIView, before: [UIView])
  /// A transition with an animator gets on.
  case transition(TransitionEvent)
  /// The motion of a layer begins, ends or may jump.
  case motion(MotionEvent, of: CALayer)
  /// An animating API is called: what the call says, and what it is taken to say, with the stage's edits. Of a property animator
  /// it is told when that becomes active.
  case animates(MotionCall, as: MotionCall)
  /// What follows time without an animation, a sheet with its surroundings or a scroll view, goes another way from now on.
  case following(UIView, FollowedCourse)
  /// Everything that happens at this time has happened.
  case timeWillPass
}

extension Stage {
  /// Tells the observers. Costs nothing, words included, when there are none.
  func tell(_ event: @autoclosure () -> StageEvent) {
    guard !observers.isEmpty else { return }
    let event = event()
    for observer in observers { observer.stage(self, sees: event) }
  }
}
