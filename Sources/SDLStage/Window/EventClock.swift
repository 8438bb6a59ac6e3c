/// Tells the real times at which events happened from what they say about it.
///
/// A windowing system's clock has its own zero. No event is heard of before it happened, so the event that was heard of with
/// the least delay tells how that clock and the real one lie to each other; every other event happened that much earlier.
nonisolated struct EventClock: Hashable, Sendable {
  /// What an event says about when it happened.
  enum Stamp: Hashable, Sendable {
    /// On the windowing system's clock, whose zero is anywhere and which starts again after 2³².
    case server(milliseconds: UInt32)
    /// How long before it was heard of; not at all below 0, which is two clocks' rounding.
    case age(milliseconds: Int32)
  }

  /// How much slower the windowing system's clock may run, in seconds per second: twice what a system's clock is adjusted
  /// by at most.
  static let drift = 0.001

  /// A time of the windowing system's clock, the earliest real time that it can have been, and when it was heard of.
  private struct Anchor: Hashable, Sendable {
    var milliseconds: UInt32
    var realTime: Double
    var hearing: Double

    /// The clock starts again after 2³² ms: times are at most half of that apart.
    func realTime(of milliseconds: UInt32) -> Double {
      realTime + Double(Int32(bitPattern: milliseconds &- self.milliseconds)) / 1000
    }
  }

  private var anchor: Anchor?

  /// The real times, in seconds, of events that were heard of together, in their order: none before the one ahead of it, and
  /// none after `now`.
  mutating func realTimes(of stamps: [Stamp], heardAt now: Double) -> [Double] {
    for case .server(let milliseconds) in stamps { compare(milliseconds, heardAt: now) }
    var latest = -Double.infinity
    return stamps.map { stamp in
      latest = max(latest, min(realTime(of: stamp, heardAt: now), now))
      return latest
    }
  }

  private mutating func compare(_ milliseconds: UInt32, heardAt now: Double) {
    let expected = anchor.map { $0.realTime(of: milliseconds) + Self.drift * (now - $0.hearing) }
    anchor = Anchor(milliseconds: milliseconds, realTime: min(expected ?? now, now), hearing: now)
  }

  private func realTime(of stamp: Stamp, heardAt now: Double) -> Double {
    switch stamp {
    case .server(let milliseconds): anchor?.realTime(of: milliseconds) ?? now
    case .age(let milliseconds): now - Double(milliseconds) / 1000
    }
  }
}
