import Testing

/// A transition of a scene one way or the other, in which a finger can catch it anywhere.
nonisolated struct Flight: Sendable, CustomStringConvertible {
  let transition: SceneTransition
  let way: Way

  var description: String { "\(transition), \(way)" }

  @MainActor static var all: [Flight] { flights(of: SceneTransition.all.filter { !$0.isSheet }) }

  /// Those of screens that a hand can carry anywhere.
  @MainActor static var carried: [Flight] { flights(of: SceneTransition.carried) }

  private static func flights(of transitions: [SceneTransition]) -> [Flight] {
    transitions.flatMap { transition in Way.allCases.map { Flight(transition: transition, way: $0) } }
  }

  /// A scene in which the transition is still to begin.
  @MainActor func prepare() throws -> Rehearsal { try Rehearsal(transition, way) }

  /// How many frames it takes, at 60 a second.
  @MainActor func frameCount() throws -> Int {
    let rehearsal = try prepare()
    rehearsal.begin()
    return Int(rehearsal.duration * 60)
  }
}
