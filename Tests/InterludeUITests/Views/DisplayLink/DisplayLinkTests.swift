import InterludeUI
import InterludeUITestSupport
import Testing

/// A display link's calls, which follow the stage's time and nothing else.
@Suite final class DisplayLinkTests {
  lazy var world = World()
  var calls: [Double] = []

  /// The times of refreshes, in seconds.
  private func times(of refreshes: [Int]) -> [Double] { refreshes.map { Double($0) / 60 } }

  private func link(at time: Double = 0) -> CADisplayLink {
    world.stage.advance(to: time)
    let link = CADisplayLink { [unowned self] in calls.append($0.timestamp) }
    link.add(to: .main, forMode: .common)
    return link
  }

  nonisolated static let pacings: [[Double]] = [
    [1], even(24), even(60), even(144), [0.0001, 0.31, 0.310001, 0.9, 1],
  ]

  private nonisolated static func even(_ rate: Int) -> [Double] { (1...rate).map { Double($0) / Double(rate) } }

  @Test(arguments: pacings) func itIsCalledAtEveryRefreshWhateverTheFrames(frames: [Double]) {
    let link = link()
    for time in frames {
      world.stage.advance(to: time)
      _ = world.stage.displayList()
    }
    #expect(calls == times(of: Array(1...60)))
    #expect(link.targetTimestamp == 61.0 / 60 && link.duration == 1.0 / 60)
  }

  @Test func theClockStandsAtTheRefresh() {
    _ = world
    var seen: [Double] = []
    CADisplayLink { _ in seen.append(CACurrentMediaTime()) }.add(to: .main, forMode: .common)
    world.stage.advance(to: 0.05)
    #expect(seen == times(of: [1, 2, 3]))
  }

  @Test func aLinkThatIsAddedBetweenRefreshesWaitsForTheNext() {
    _ = link(at: 0.51)
    world.stage.advance(to: 0.54)
    #expect(calls == times(of: [31, 32]))
  }

  @Test(arguments: [(0, 60), (60, 60), (120, 60), (30, 30), (25, 30), (20, 20), (1, 1), (-5, 60)])
  func theWishedRateIsAWholePartOfTheRefreshRate(wish: Int, rate: Int) {
    let link = link()
    link.preferredFramesPerSecond = wish
    world.stage.advance(to: 2)
    let stride = 60 / rate
    #expect(calls == times(of: (1...2 * rate).map { $0 * stride }))
  }

  @Test func pausedAndRemovedItIsSilent() {
    let link = link()
    world.stage.advance(to: 0.02)
    link.isPaused = true
    world.stage.advance(to: 0.5)
    link.isPaused = false
    world.stage.advance(to: 0.52)
    link.remove(from: .main, forMode: .common)
    world.stage.advance(to: 1)
    #expect(calls == times(of: [1, 31]))
  }

  @Test func theTargetLivesUntilTheLinkIsInvalidated() {
    weak var target: LinkTarget?
    var link: CADisplayLink?
    do {
      let made = LinkTarget(world.journal)
      target = made
      link = CADisplayLink(target: made, selector: "step:")
    }
    link?.add(to: .main, forMode: .default)
    world.stage.advance(to: 0.04)
    #expect(world.journal.entries == ["step CADisplayLink", "step CADisplayLink"])
    #expect(target != nil)
    link?.invalidate()
    link = nil
    world.stage.advance(to: 1)
    #expect(target == nil)
    #expect(world.journal.entries.count == 2)
  }

  @Test func aLinkInvalidatedByItsOwnCallIsOver() {
    _ = world
    var count = 0
    let link = CADisplayLink {
      count += 1
      if count == 3 { $0.invalidate() }
    }
    link.add(to: .main, forMode: .common)
    world.stage.advance(to: 1)
    #expect(count == 3)
  }

  @Test func aTargetThatCannotPerformIsReported() {
    _ = world
    CADisplayLink(target: NSObject(), selector: "step:").add(to: .main, forMode: .common)
    world.stage.advance(to: 1)
    #expect(world.diagnostics.map(\.identifier) == ["S1"])
  }
}

private final class LinkTarget: ActionTarget {
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func perform(_ action: Selector, with sender: Any?) -> Bool {
    guard action == "step:" else { return false }
    journal.write("step \(sender.map { "\(type(of: $0))" } ?? "?")")
    return true
  }
}
