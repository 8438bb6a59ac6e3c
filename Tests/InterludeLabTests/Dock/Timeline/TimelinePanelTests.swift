import InterludeUI
import SDLStage
import Testing

@testable import InterludeLab

/// The bars of the timeline in the dock.
struct TimelinePanelTests {
  private let host = TestHost()

  @Test func aClickSelectsABarAloneAndOneWithShiftAddsItOrTakesItAway() throws {
    let window = try TestLab().slideWindow(host)
    for _ in 0..<2 {
      host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
      host.run(window, for: 1)
    }
    let (session, timeline) = (window.session, try #require(window.dock.window.descendants(TimelineView.self).first))
    let bars = timeline.model.groups.flatMap(\.rows).flatMap(\.bars).map(\.id)
    try #require(bars.count == 2)

    timeline.onSelect(bars[0], false)
    let first = session.selection
    #expect(first.count == 1)
    timeline.onSelect(bars[1], true)
    #expect(session.selection.count == 2 && session.selection.isSuperset(of: first))
    timeline.onSelect(bars[1], true)
    #expect(session.selection == first)
    timeline.onSelect(bars[0], false)
    #expect(session.selection.isEmpty)
  }
}
