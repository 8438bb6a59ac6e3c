/// A moment at which the motion of a property begins, ends or takes another way.
public nonisolated struct MotionTurn: Hashable, Sendable {
  /// Exact, in seconds from the script's zero.
  public var time: Double
  /// What shows then; nil where that is not on record.
  public var value: Double?

  /// A turn at a time, with the value there.
  public init(time: Double, value: Double? = nil) {
    self.time = time
    self.value = value
  }
}

nonisolated extension Trace {
  /// The views, each of their moving properties with the turns of its motion: its own where animations move it or it follows
  /// time; those of the nearest view around it and of the transitions where code moves it, as layout does. And with the touches.
  static func withTurns(
    _ views: [ViewTrace], _ transitions: [TransitionTrace], _ touches: [ClosedRange<Double>]
  ) -> [ViewTrace] {
    let known = Dictionary(views.map { ($0.name, $0) }) { first, _ in first }
    let shared = transitions.flatMap(\.turns)
    return views.map { view in
      var view = view
      for index in view.moving.indices {
        let own = view.turns[view.moving[index].property] ?? []
        view.moving[index].turns = own.isEmpty ? turns(around: view, in: known, shared) : own
        view.moving[index].hasOwnTurns = !own.isEmpty
        view.moving[index].touches = touches
      }
      return view
    }
  }

  private static func turns(
    around view: ViewTrace, in views: [String: ViewTrace], _ shared: [Double]
  ) -> [MotionTurn] {
    var times = shared
    var holder = view.superviews.last.flatMap { views[$0.name] }
    // More steps than views are a circle, which only a file that was tampered with has.
    for _ in 0..<views.count {
      guard let current = holder else { break }
      if !current.turns.isEmpty {
        times += current.turns.values.flatMap { $0.map(\.time) }
        break
      }
      holder = current.superviews.last.flatMap { views[$0.name] }
    }
    return Set(times).sorted().map { MotionTurn(time: $0) }
  }
}
