import InterludeUI

/// Collects the turns of motions as a stage tells of them, each with what shows once everything that happens at its time has
/// happened.
final class TurnLog {
  /// A turn of some properties of a view.
  nonisolated struct Turn {
    let view: UIView
    /// On the stage's clock, in seconds.
    let time: Double
    /// Nil for whatever moves.
    let properties: Set<TraceProperty>?
    /// How what follows time by itself goes on, as far as that is known.
    var ways: [KnownWay] = []
    /// When what shows is read; nil for never.
    let readingTime: Double?
    /// What shows; nil where that was not known yet.
    var reading: ViewReading?
    /// Where an animation that ends has led to. It counts for a view that leaves the screen then: what its completion makes of the
    /// view, such as putting it back as it was, is not seen.
    var arrival: ViewReading?
  }

  /// Those that have not been taken yet, in the order of their coming.
  private var turns: [Turn] = []
  /// The animations that are held, so that a hand that moves them makes no turns.
  private var held: Set<ObjectIdentifier> = []

  /// Hands out what there is.
  func take() -> [Turn] {
    defer { turns = [] }
    return turns
  }

  func note(_ event: MotionEvent, at now: Double) {
    switch event {
    case .breaks: break
    case .begins(let animation, let time):
      held.remove(ObjectIdentifier(animation))
      if time > now { add(animation, delayedTo: time, at: now) } else { add(animation, at: now) }
    case .isHeld(let animation):
      if held.insert(ObjectIdentifier(animation)).inserted { add(animation, at: now) }
    case .ends(let animation):
      held.remove(ObjectIdentifier(animation))
      // What others go on moving does not turn.
      guard let (view, moving) = place(of: animation) else { return }
      let layer = view.layer
      add(
        view, moving.subtracting(others(than: animation, in: view)), at: now, readAt: now,
        arrival: ViewReading(values: layer.numbers(mask: layer.mask)))
    }
  }

  /// What follows time by itself goes another way.
  func noteFollowing(_ view: UIView, _ course: FollowedCourse, at now: Double) {
    let ways = if case .goes(let ways) = course { ways.compactMap { KnownWay($0) } } else { [KnownWay]() }
    turns.append(Turn(view: view, time: now, properties: nil, ways: ways, readingTime: now))
  }

  /// Reads what shows at the turns of now.
  func timeWillPass(at now: Double) {
    for index in turns.indices where turns[index].reading == nil && turns[index].readingTime == now {
      let (view, arrival) = (turns[index].view, turns[index].arrival)
      turns[index].reading = (view.window == nil ? arrival : nil) ?? ViewReading(of: view)
    }
  }

  private func add(_ animation: RunningAnimation, at now: Double) {
    guard let (view, moving) = place(of: animation) else { return }
    add(view, moving, at: now)
  }

  /// An animation that waits shows its start until its time comes, unless something else moves the property until then.
  private func add(_ animation: RunningAnimation, delayedTo time: Double, at now: Double) {
    guard let (view, moving) = place(of: animation) else { return }
    let others = others(than: animation, in: view)
    add(view, moving.subtracting(others), at: time, readAt: now)
    add(view, moving.intersection(others), at: time, readAt: nil)
  }

  private func add(_ view: UIView, _ properties: Set<TraceProperty>, at time: Double) {
    add(view, properties, at: time, readAt: time)
  }

  private func add(
    _ view: UIView, _ properties: Set<TraceProperty>, at time: Double, readAt readingTime: Double?,
    arrival: ViewReading? = nil
  ) {
    guard !properties.isEmpty else { return }
    turns.append(
      Turn(view: view, time: time, properties: properties, readingTime: readingTime, arrival: arrival))
  }

  /// The view that an animation shows in, and what it moves there.
  private func place(of animation: RunningAnimation) -> (view: UIView, moving: Set<TraceProperty>)? {
    animation.layer?.viewItShowsIn.map { ($0, animation.moves(in: $0)) }
  }

  /// What the other animations of the same layer move.
  private func others(than animation: RunningAnimation, in view: UIView) -> Set<TraceProperty> {
    let others = animation.layer?.runningAnimations.filter { $0 !== animation && $0.isRunning } ?? []
    return others.reduce(into: []) { $0.formUnion($1.moves(in: view)) }
  }
}

extension RunningAnimation {
  /// The properties of a view's trace that it changes on its way.
  fileprivate func moves(in view: UIView) -> Set<TraceProperty> {
    let looks = [0, 0.25, 0.5, 0.75, 1].compactMap(snapshot(atProgress:)).map { look in
      let isMask = layer === view.layer.mask
      return (isMask ? view.layer : look).numbers(mask: isMask ? look : view.layer.mask)
    }
    guard let first = looks.first else { return [] }
    let changed = TraceProperty.allCases.enumerated().filter { index, _ in looks.contains { $0[index] != first[index] }
    }
    return Set(changed.map(\.element))
  }
}

extension CALayer {
  /// The view whose layer, or whose layer's mask, this is.
  fileprivate var viewItShowsIn: UIView? {
    if let view = delegate as? UIView, view.layer === self { return view }
    guard let owner = superlayer, owner.mask === self else { return nil }
    return owner.delegate as? UIView
  }
}
