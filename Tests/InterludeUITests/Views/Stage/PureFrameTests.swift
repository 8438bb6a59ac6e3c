import Foundation
import InterludeUITestSupport
import Testing

@testable import InterludeUI

/// `advance(to:)` ends with layout and commit; `displayList()` only reads.
@Suite(.ownWorld) struct PureFrameTests {
  private let world: World
  private let root = CountingController()
  private let scroll = UIScrollView()
  private let log = EventLog()

  /// A glide of a scroll view and an animation are under way.
  init() {
    world = World()
    world.show(root)
    scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    scroll.contentSize = CGSize(width: 300, height: 9000)
    root.view.addSubview(scroll)
    let strip = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 8000))
    strip.backgroundColor = .red
    scroll.addSubview(strip)
    world.stage.advance(to: 0.5)
    Finger(world.stage).drag(
      from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), at: 1, duration: 0.1, steps: 12)
    UIView.animate(withDuration: 2) { strip.alpha = 0.5 }
    world.stage.advance(to: 1.2)
    world.stage.observers.append(log)
  }

  @Test func advancingEndsWithLayoutAndWithWhatFollowsTime() {
    let (layouts, offset) = (root.layoutCount, scroll.contentOffset.y)
    root.view.setNeedsLayout()

    world.stage.advance(to: 1.3)

    #expect(root.layoutCount == layouts + 1)
    #expect(scroll.contentOffset.y > offset)
  }

  @Test func theFrameIsTheSameHoweverOftenItIsRead() {
    let first = world.stage.displayList()

    #expect(world.stage.displayList() == first)
    world.stage.advance(to: 1.3)
    #expect(world.stage.displayList() != first, "both move")
  }

  @Test func readingTheFrameHasNoEffect() {
    // All of this is due: a layout, a place of the glide, a block on the main queue.
    world.stage.clock.advance(to: 1.3)
    root.view.setNeedsLayout()
    DispatchQueue.main.async { MainActor.assumeIsolated { root.view.alpha = 0.3 } }
    let before = state

    for _ in 0..<2 { _ = world.stage.displayList() }

    #expect(state == before)
    world.stage.advance(to: 1.3)
    #expect(state.layoutCount > before.layoutCount && state.views != before.views, "it is due now as it was then")
  }

  /// All that reading could change.
  private struct State: Equatable {
    var layoutCount, eventCount: Int
    var time: Double
    var nextEventTime: Double?
    var views: [String]
  }

  private var state: State {
    State(
      layoutCount: root.layoutCount, eventCount: log.count, time: world.stage.time,
      nextEventTime: world.stage.clock.nextEventTime, views: describe(world.window))
  }

  private func describe(_ view: UIView) -> [String] {
    ["\(type(of: view)) \(view.frame) \(view.bounds) \(view.alpha) \(view.layer.runningAnimations.count)"]
      + view.subviews.flatMap(describe)
  }
}

/// Counts its layouts.
private final class CountingController: UIViewController {
  private(set) var layoutCount = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutCount += 1
  }
}

/// Counts what a stage's observers are told.
private final class EventLog: StageObserver {
  private(set) var count = 0

  func stage(_ stage: Stage, sees event: StageEvent) { count += 1 }
}
