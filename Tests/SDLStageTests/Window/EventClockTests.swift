import Testing

@testable import SDLStage

/// The windowing system's clock shows `zero` at the real time 0.
struct EventClockTests {
  private var clock = EventClock()
  private var zero: UInt32 = 44_950_000

  private func server(_ seconds: Double) -> EventClock.Stamp {
    .server(milliseconds: zero &+ UInt32((seconds * 1000).rounded()))
  }

  private mutating func hear(_ seconds: Double..., at now: Double) -> [Double] {
    clock.realTimes(of: seconds.map(server), heardAt: now)
  }

  /// To a fifth of a millisecond: the clock may run slow.
  private func expect(_ times: [Double], _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(times.count == expected.count, sourceLocation: sourceLocation)
    for (time, expected) in zip(times, expected) {
      #expect(abs(time - expected) < 2e-4, sourceLocation: sourceLocation)
    }
  }

  @Test mutating func anEventIsTakenToHaveHappenedWhenTheFirstWasHeardOf() {
    expect(hear(5, at: 5.25), [5.25])
  }

  @Test mutating func eventsHeardOfTogetherAreAsFarApartAsTheyHappened() {
    expect(hear(5, 5.01, 5.04, at: 5.04), [5, 5.01, 5.04])
  }

  @Test mutating func eventsHeardOfLateHappenedAsFarApartAsTheyDid() {
    _ = hear(5, at: 5)
    expect(hear(5.008, 5.016, 5.024, at: 5.0241), [5.008, 5.016, 5.024])
    expect(hear(5.032, 5.04, at: 5.1), [5.032, 5.04])
  }

  @Test mutating func theLeastDelayCounts() {
    _ = hear(5, at: 5.02)
    expect(hear(5.1, at: 5.105), [5.105])
    expect(hear(5.108, 5.15, at: 5.2), [5.113, 5.155])
  }

  @Test mutating func theServersClockStartsAgain() {
    zero = UInt32.max - 5003
    _ = hear(5, at: 5)
    expect(hear(5.002, 5.006, 5.03, at: 5.05), [5.002, 5.006, 5.03])
  }

  /// A clock that runs a two-thousandth slow falls behind by 1.8 s in an hour.
  @Test(arguments: [0.9995, 1, 1.0005]) mutating func aClockThatRunsAtAnotherPaceIsFollowed(pace: Double) {
    for second in 0...3600 { _ = hear(Double(second) * pace, at: Double(second)) }
    let times = hear(3600.01 * pace, 3600.05 * pace, at: 3600.06)
    #expect(abs(times[0] - 3600.01) < 2e-3)
    #expect(abs(times[1] - times[0] - 0.04) < 1.01e-3)
  }

  @Test mutating func noEventHappenedLaterThanItWasHeardOf() {
    _ = hear(5, at: 5)
    expect(hear(5.3, at: 5.1), [5.1])
  }

  @Test mutating func eventsStayInTheirOrder() {
    _ = hear(5, at: 5)
    let times = clock.realTimes(of: [server(5.03), .age(milliseconds: 40), server(5.02), server(5.05)], heardAt: 5.06)
    expect(times, [5.03, 5.03, 5.03, 5.05])
  }

  @Test mutating func anAgeCountsFromTheHearing() {
    let times = clock.realTimes(
      of: [.age(milliseconds: 12), .age(milliseconds: 0), .age(milliseconds: -1)], heardAt: 7)
    expect(times, [6.988, 7, 7])
  }

  @Test mutating func nothingHeardIsNothingTold() {
    #expect(clock.realTimes(of: [], heardAt: 3).isEmpty)
  }
}
