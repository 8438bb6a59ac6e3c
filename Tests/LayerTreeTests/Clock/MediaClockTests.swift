import InterludeTestSupport
import Testing

@testable import LayerTree

@Suite struct MediaClockTests {
  @Test func eventsRunInTimeOrderThenInsertionOrderAtTheirOwnTime() {
    let clock = MediaClock()
    var log: [String] = []
    for (name, time) in [("c", 0.3), ("a", 0.1), ("b", 0.1), ("d", 0.7)] {
      clock.schedule(at: time) { log.append("\(name)@\(clock.time)") }
    }
    clock.advance(to: 0.5)
    #expect(log == ["a@0.1", "b@0.1", "c@0.3"])
    #expect(clock.time == 0.5)
    #expect(clock.nextEventTime == 0.7)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func manyEventsRunAsAStableSortWould(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let clock = MediaClock()
    var ran: [Int] = []
    let times = (0..<500).map { _ in random.number(0...20).rounded() }
    let events = times.enumerated().map { index, time in clock.schedule(at: time) { ran.append(index) } }
    let cancelled = Set((0..<100).map { _ in Int(random.number(0...499)) })
    for index in cancelled { events[index].cancel() }

    while clock.runNextEvent() {}

    let expected = times.indices.filter { !cancelled.contains($0) }.sorted { (times[$0], $0) < (times[$1], $1) }
    #expect(ran == expected, "seed \(seed)")
  }

  @Test func anEventOfThePastRunsWithinTheSameAdvanceAndTimeNeverGoesBack() {
    let clock = MediaClock(time: 5)
    var log: [Double] = []
    clock.schedule(at: 6) {
      clock.schedule(at: 2) { log.append(clock.time) }
      clock.schedule(at: 6) { log.append(clock.time) }
    }
    clock.advance(to: 7)
    #expect(log == [6, 6])
    clock.advance(to: 1)
    #expect(clock.time == 7)
  }

  @Test func aCancelledEventDoesNotRunAndDoesNotCountAsNext() {
    let clock = MediaClock()
    var ran = 0
    let event = clock.schedule(at: 1) { ran += 1 }
    clock.schedule(at: 2) { ran += 10 }
    event.cancel()
    #expect(!event.isPending)
    #expect(clock.nextEventTime == 2)
    clock.advance(to: 3)
    #expect(ran == 10)
  }

  @Test func anEndlessChainAtOneInstantIsCutAndReported() {
    let clock = MediaClock()
    var (links, reports) = (0, [LayerDiagnostic]())
    clock.onDiagnostic = { reports.append($0) }
    func again() {
      links += 1
      clock.schedule(at: clock.time) { again() }
    }
    clock.schedule(at: 1) { again() }
    clock.advance(to: 2)
    #expect(links == MediaClock.maximumChain)
    #expect(reports.map(\.kind) == [.endlessEvents])
    #expect(clock.time == 2)
  }

  @Test func manyEventsOfOneInstantAreNoChain() {
    let clock = MediaClock()
    var ran = 0
    clock.schedule(at: 1) {
      for _ in 0..<5000 { clock.schedule(at: 1) { ran += 1 } }
    }
    clock.advance(to: 1)
    #expect(ran == 5000)
  }

  @Test func timesThatAreNotNumbersAreReportedAndHarmless() {
    let clock = MediaClock()
    var reports: [LayerDiagnostic.Kind] = []
    clock.onDiagnostic = { reports.append($0.kind) }
    let never = clock.schedule(at: .nan) { Issue.record("ran") }
    clock.schedule(at: .infinity) { Issue.record("ran") }
    clock.advance(to: .nan)
    clock.advance(to: .infinity)
    clock.advance(to: 1)
    #expect(!never.isPending)
    #expect(reports == [.invalidNumber, .invalidNumber, .invalidNumber])
    #expect(clock.time == 1)
  }
}
