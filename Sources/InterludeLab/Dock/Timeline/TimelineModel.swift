/// Everything that a timeline shows of a take. Times are in seconds on the take's clock.
nonisolated struct TimelineModel: Hashable, Sendable {
  /// One transition, or the motions outside of any.
  struct Group: Hashable, Sendable, Identifiable {
    var id: Int
    /// Such as `present · HerbDetailViewController`.
    var title: String
    var start: Double
    /// Nil while it goes on.
    var end: Double?
    var rows: [Row]

    /// Where all of its animations were made; nil where they come from several lines.
    var commonSource: String? {
      let sources = Set(rows.flatMap { $0.bars.map(\.source) })
      return sources.count == 1 ? sources.first : nil
    }
  }

  /// The properties of one view that move together.
  struct Row: Hashable, Sendable, Identifiable {
    /// Unique in its group.
    var id: Int
    /// Such as `herb · position, bounds`.
    var title: String
    var bars: [Bar]
  }

  /// One animation as it ran.
  struct Bar: Hashable, Sendable, Identifiable {
    enum Role: Hashable, Sendable {
      /// Moves, turns or resizes.
      case motion
      /// Fades or recolours.
      case appearance
    }

    enum State: Hashable, Sendable {
      /// It ran to its end, or still runs.
      case completed
      /// It was ended before its time.
      case interrupted
      /// Another bar goes on from its value and velocity.
      case handedOver(to: Int)
    }

    /// Unique in the model.
    var id: Int
    var start: Double
    /// Nil while it runs.
    var end: Double?
    /// When its curve arrives unless it is interrupted; nil if that is not known. It then rests until its animator ends.
    var arrival: Double?
    /// Such as `spring ζ 0.55 · 0.80 s`.
    var text: String
    /// Such as `PopAnimator.swift:47`.
    var source: String
    var role: Role
    var state: State = .completed

    /// The end as it is drawn while the take reaches to a time: nil while it moves.
    func shownEnd(at time: Double) -> Double? {
      if let end { return end }
      guard let arrival, arrival <= time else { return nil }
      return arrival
    }

    /// The bar that took its place.
    var successor: Int? { if case .handedOver(let other) = state { other } else { nil } }
  }

  /// A moment with a name.
  struct Tick: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case touchDown, touchMove, touchUp, key, callback, diagnostic }

    var time: Double
    var name: String
    var kind: Kind
    /// Sentences about it, for the pointer that rests on it; nil if the name is all.
    var text: String?

    var isInput: Bool { kind != .callback && kind != .diagnostic }
  }

  var groups: [Group] = []
  /// In the order of time.
  var ticks: [Tick] = []
  /// The take, from its beginning to its end or to now.
  var extent: ClosedRange<Double> = 0...0
  /// Where the scene's clock has its zero: labels count from there.
  var zero = 0.0

  /// Such as `7 animations`.
  var summary: String {
    let count = groups.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.bars.count } }
    return count == 1 ? "1 animation" : "\(count) animations"
  }
}
