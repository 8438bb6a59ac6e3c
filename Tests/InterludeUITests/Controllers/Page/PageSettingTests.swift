import Foundation
import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport
import MotionCurves
import Testing

/// Pages that the program sets, beside what fingers do.
@Suite struct PageSettingTests {
  @Test(arguments: [(UIPageViewController.NavigationDirection.forward, CGFloat(1)), (.reverse, -1)])
  func aPageComesFromTheSideOfItsDirectionAndTheDelegateHearsNothing(
    direction: UIPageViewController.NavigationDirection, side: CGFloat
  ) {
    let test = PageFixture()
    test.show()
    test.set(3, direction)
    #expect(test.shown == ["3"])
    // Half of the 0.3 s that animated scrolling takes, along ease-in-ease-out: half of the way.
    test.advance(to: 0.15)
    #expect(test.span(3) == (195 * side)...(390 + 195 * side) && test.span(0) == (-195 * side)...(390 - 195 * side))
    #expect(test.heard == ["3 willMove in", "3 viewWillAppear", "0 viewWillDisappear"])
    test.advance(to: 0.31)
    #expect(
      test.heard.dropFirst(3) == [
        "0 willMove out", "0 viewDidDisappear", "3 viewDidAppear", "0 didMove out", "3 didMove in", "set true",
      ])
    #expect(test.span(3) == 0...390 && test.span(0) == nil)
  }

  @Test func withoutAnimationThePageIsThereAtOnce() {
    let test = PageFixture()
    test.show()
    test.set(2, animated: false)
    #expect(test.span(2) == 0...390 && test.span(0) == nil && test.heard.last == "set true")
    expectBalance(test.world.journal.entries, "at once")
  }

  @Test func thePageThatIsSetBeforeTheControllerIsOnShowAppearsWithIt() {
    let test = PageFixture()
    test.set(1, animated: true)
    #expect(test.heard == ["1 willMove in", "1 didMove in", "set true"])
    test.world.show(test.pages)
    test.world.layOut()
    #expect(test.span(1) == 0...390 && test.probes[1].viewIfLoaded?.window != nil)
    test.world.window.rootViewController = UIViewController()
    #expect(test.heard == ["1 viewWillDisappear", "1 viewDidDisappear"])
  }

  @Test(arguments: [[], [0, 1]])
  func anotherNumberThanOneIsReportedAndChangesNothing(pages: [Int]) {
    let test = PageFixture()
    test.show()
    test.pages.setViewControllers(pages.map { test.probes[$0] }, direction: .forward, animated: true)
    #expect(test.world.diagnostics.map(\.identifier) == ["H5"])
    #expect(test.shown == ["0"] && test.heard.isEmpty)
  }

  @Test func aPageThatIsSetDuringATurnEndsThat() {
    let test = PageFixture()
    test.show()
    test.set(1)
    test.advance(to: 0.1)
    test.set(2)
    #expect(test.heard.contains("set false") && test.span(1) == 0...390)
    test.world.settle()
    #expect(test.shown == ["2"] && test.heard.last == "set true" && test.span(2) == 0...390)
    expectBalance(test.world.journal.entries, "two sets")
  }

  @Test func aPageThatIsSetUnderAFingerTakesThePageFromIt() {
    let test = PageFixture()
    test.show()
    test.swipe(left: 200, at: 1, lifts: false)
    test.set(3, animated: false)
    #expect(test.heard.contains("did from 0, finished false, completed false") && test.shown == ["3"])
    test.finger.move(300, 400, at: 1.5)
    #expect(test.span(3) == 0...390)
    test.finger.up(300, 400, at: 1.6)
    test.world.settle()
    #expect(test.shown == ["3"] && test.span(3) == 0...390)
    expectBalance(test.world.journal.entries, "taken away")
  }

  @Test func aFingerTurnsNothingWhileAnAnimationDoes() throws {
    let test = PageFixture()
    test.show()
    test.set(1)
    test.finger.down(300, 400, at: 0.05)
    for step in 1...5 { test.finger.move(300 - 40 * CGFloat(step), 400, at: 0.05 + 0.03 * Double(step)) }
    // As far as without it: (0.2 / 0.3) of the time.
    let share = CubicBezier.easeInEaseOut.value(at: 0.2 / 0.3)
    let left = try #require(test.span(1)).lowerBound
    #expect(left.isNear(390 * (1 - share), within: 1e-6))
    test.finger.up(100, 400, at: 0.25)
    test.world.settle()
    #expect(test.shown == ["1"] && !test.heard.contains { $0.hasPrefix("will ") } && test.heard.last == "set true")
  }

  @Test func theRowOfDotsIsAskedForWheneverPagesAreSetAndOnlyIfTheyLieSideBySide() {
    let test = PageFixture()
    test.dots = 4
    test.show()
    test.set(2, animated: false)
    #expect(test.asked == ["asked count", "asked index"])
    let vertical = PageFixture(orientation: .vertical)
    vertical.dots = 4
    vertical.show()
    #expect(vertical.pages.view.subviews.compactMap { $0 as? UIPageControl }.map(\.isHidden) == [true])
    #expect(vertical.span(0) == 0...390 && vertical.probes[0].view.frame.height == 844)
  }

  @Test func theRecognisersOfPageCurlsAreNone() {
    let test = PageFixture()
    #expect(test.pages.gestureRecognizers.isEmpty && test.pages.transitionStyle == .scroll)
  }

  @Test func theScrollViewIsFoundAmongTheSubviewsAndRestsAtTheMiddleOfThreePages() throws {
    // Code that follows a turn looks for it there, and goes by its offset.
    let test = PageFixture()
    test.show()
    let scroll = try #require(test.pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
    let probe = ScrollProbe(test.world.journal)
    scroll.delegate = probe
    #expect(scroll.contentOffset.x == 390)
    test.swipe(left: 110, at: 1, lifts: false)
    #expect(scroll.contentOffset.x == 490 && test.world.journal.entries.contains("willBeginDragging"))
    scroll.isScrollEnabled = false
    test.finger.up(270, 400, at: 1.5)
    test.world.settle()
    test.swipe(left: 110, at: 30, lifts: false)
    #expect(scroll.contentOffset.x == 390)
  }

  @Test func aWindowThatTurnsLeavesThePageWhereItIs() {
    let test = PageFixture()
    test.show()
    test.set(1)
    test.advance(to: 0.1)
    test.world.stage.send(InputEvent(time: 0.12, kind: .resize(CGSize(width: 844, height: 390), scale: 2)))
    test.world.layOut()
    #expect(test.span(1) == 0...844 && test.shown == ["1"])
    test.world.settle()
    expectBalance(test.world.journal.entries, "turned")
  }

  @Test func aDotThatEndsACaughtTurnCountsFromThePageThatIsBack() {
    let test = PageFixture()
    test.dots = 4
    test.show(1)
    test.swipe(left: 300, at: 1)
    // Past the half the second finger goes on from page 2, beside which page 1 lies.
    test.finger.down(100, 400, at: 1.21)
    test.finger.move(115, 400, at: 1.22)
    test.advance(to: 1.22)
    // It is page 1 again, and before that comes page 0.
    test.finger.up(115, 400, at: 1.23)
    test.finger.tap(140, 825, at: 1.24)
    test.world.settle()
    #expect(test.shown == ["0"] && test.span(0) == 0...390 && test.pages.children == [test.probes[0]])
    expectBalance(test.world.journal.entries, "dot")
  }

  @Test(arguments: 0..<40)
  func whateverFingersAndProgramDoOnePageIsOnShowInTheEnd(seed: UInt64) {
    let test = PageFixture()
    test.isRound = seed.isMultiple(of: 2)
    test.dots = 4
    test.show()
    var random = SplitMix64(seed: seed)
    var time = 1.0
    for _ in 0..<12 {
      let way = CGFloat(Int.random(in: -380...380, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        test.set(
          Int.random(in: 0..<4, using: &random), Bool.random(using: &random) ? .forward : .reverse,
          animated: Bool.random(using: &random))
      case 1: test.finger.tap(way > 0 ? 250 : 140, 825, at: time)
      default: test.swipe(left: way, at: time)
      }
      time += 0.2 + Double.random(in: 0.01...0.5, using: &random)
      test.advance(to: time)
    }
    test.world.settle()
    expectBalance(test.world.journal.entries, "seed \(seed)")
    let index = Int(test.shown.first ?? "") ?? 9
    #expect(test.span(index) == 0...390 && test.pages.children == [test.probes[index]])
    let others = (0..<4).filter { $0 != index }
    #expect(others.allSatisfy { test.span($0) == nil })
    #expect(test.world.diagnostics.isEmpty)
  }
}
