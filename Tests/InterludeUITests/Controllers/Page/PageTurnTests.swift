import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// Pages that a finger turns: 390 points wide, in a window of 390 × 844.
@Suite struct PageTurnTests {
  @Test func aSwipeTurnsToTheNextPageAndTellsEveryone() {
    let test = PageFixture()
    test.show()
    test.swipe(left: 300, at: 1)
    #expect(test.shown == ["0"])
    test.world.settle()
    #expect(
      test.heard == [
        "will to 1", "1 willMove in", "1 viewWillAppear", "0 viewWillDisappear", "0 willMove out", "0 viewDidDisappear",
        "1 viewDidAppear", "0 didMove out", "1 didMove in", "did from 0, finished true, completed true",
      ])
    #expect(test.shown == ["1"] && test.pages.children == [test.probes[1]])
    #expect(test.span(1) == 0...390 && test.span(0) == nil)
  }

  /// As in UIKit, where each page lies in a view of its own: a viewer drags its page from its centre and back.
  @Test func aPageIsAtTheOriginOfItsSuperview() throws {
    let test = PageFixture()
    test.show()
    test.swipe(left: 300, at: 1)
    test.world.settle()
    test.swipe(left: 110, at: 5, lifts: false)
    for index in [1, 2] {
      let page = try #require(test.probes[index].viewIfLoaded)
      #expect(page.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }
    let slot = try #require(test.probes[1].view.superview)
    let slots = slot.superview?.subviews.filter { type(of: $0) == type(of: slot) }
    #expect(slots?.count == 2 && test.probes[0].view.superview == nil)
  }

  @Test func aPageThatIsLetGoOfTooEarlyGoesBackAndItsTransitionIsNotCompleted() {
    let test = PageFixture()
    test.show()
    test.swipe(left: 110, at: 1, lifts: false)
    // The first 10 points are the pan's.
    #expect(test.span(0) == -100...290 && test.span(1) == 290...680)
    test.finger.up(270, 400, at: 2)
    test.world.settle()
    #expect(
      test.heard == [
        "will to 1", "1 willMove in", "1 viewWillAppear", "0 viewWillDisappear", "1 willMove out", "0 viewWillAppear",
        "1 viewWillDisappear", "1 viewDidDisappear", "0 viewDidAppear", "1 didMove out",
        "did from 0, finished true, completed false",
      ])
    #expect(test.shown == ["0"] && test.pages.children == [test.probes[0]] && test.span(0) == 0...390)
  }

  @Test func theDataSourceIsAskedOncePerPageAsTheFingerBegins() {
    let test = PageFixture()
    test.show(1)
    test.swipe(left: 60, at: 1, lifts: false)
    test.finger.up(320, 400, at: 2)
    test.world.settle()
    test.swipe(left: -60, at: 20, lifts: false)
    test.finger.up(70, 400, at: 21)
    test.world.settle()
    #expect(test.asked == ["asked after 1", "asked before 1"])
    test.pages.dataSource = test
    test.world.journal.clear()
    test.swipe(left: 300, at: 40)
    #expect(test.asked == ["asked after 1", "asked before 1"])
  }

  @Test(arguments: [(0, CGFloat(-200)), (3, 200)])
  func pastTheFirstAndTheLastPageTheContentGivesWay(page: Int, way: CGFloat) throws {
    let test = PageFixture()
    test.show(page)
    test.swipe(left: way, at: 1, lifts: false)
    let span = try #require(test.span(page))
    // As the rubber band of any scroll view: x·c·d / (d + c·x) for the 190 points beyond the pan's, c = 0.55, d = 390.
    #expect((abs(span.lowerBound) - 190 * 0.55 * 390 / (390 + 0.55 * 190)).magnitude < 1e-9)
    test.finger.up(200, 400, at: 2)
    test.world.settle()
    #expect(test.span(page) == 0...390 && test.heard.isEmpty)
  }

  @Test func withoutADataSourceNoFingerTurnsPages() {
    let test = PageFixture()
    test.show()
    test.pages.dataSource = nil
    test.swipe(left: 300, at: 1, lifts: false)
    #expect(test.span(0) == 0...390 && test.heard.isEmpty)
  }

  @Test func pagesLieOneAboveTheOtherIfTheirOrientationIsVertical() throws {
    let test = PageFixture(orientation: .vertical)
    test.show()
    test.finger.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 490), at: 1, lifts: false)
    let frame = test.probes[1].view.convert(test.probes[1].view.bounds, to: nil)
    #expect(frame == CGRect(x: 0, y: 644, width: 390, height: 844))
    test.finger.up(200, 490, at: 1.2)
    test.world.settle()
    #expect(test.shown == ["1"])
  }

  @Test(arguments: 0..<4)
  func pagesKeepTheirDistanceAndFillTheViewAtRest(kind: Int) {
    let numbers: [Any] = [20, CGFloat(20), Float(20), NSNumber(value: 20)]
    let test = PageFixture(options: [.interPageSpacing: numbers[kind]])
    test.show()
    test.swipe(left: 110, at: 1, lifts: false)
    #expect(test.span(0) == -100...290 && test.span(1) == 310...700)
    test.finger.up(270, 400, at: 1.2)
    test.world.settle()
    #expect(test.span(1) == 0...390)
  }

  @Test func thePageThatAFingerCatchesPastItsHalfIsTheOneThatGoesOn() {
    let test = PageFixture()
    test.show()
    test.swipe(left: 340, at: 1)
    // Page 1 covers more than half of the way; a second flick goes on to page 2, as though 1 had rested.
    test.swipe(left: 340, at: 1.3)
    test.world.settle()
    #expect(test.shown == ["2"])
    #expect(
      test.heard.filter { $0.hasPrefix("will ") || $0.hasPrefix("did ") } == [
        "will to 1", "did from 0, finished true, completed true", "will to 2",
        "did from 1, finished true, completed true",
      ])
    expectBalance(test.world.journal.entries, "two flicks")
  }

  @Test(arguments: [(1.25, "0"), (1.45, "1")])
  func aTapThatStopsAPageLeavesItAtTheNearerPlace(time: Double, rest: String) {
    let test = PageFixture()
    test.show()
    test.swipe(left: 100, at: 1)
    test.finger.tap(200, 400, at: time)
    test.world.settle()
    #expect(test.shown == [rest] && test.span(Int(rest) ?? 9) == 0...390)
    expectBalance(test.world.journal.entries, "stopped at \(time)")
  }

  @Test func fromOneSideToTheOtherAFingerLeavesOnePageAndTakesTheNext() {
    let test = PageFixture()
    test.show(1)
    test.finger.down(200, 400, at: 1)
    for (step, x) in [150, 100, 200, 300, 390].enumerated() {
      test.finger.move(CGFloat(x), 400, at: 1.1 + 0.1 * Double(step))
    }
    #expect(test.span(2) == nil && test.span(0) == -190...200)
    test.finger.up(390, 400, at: 1.7)
    test.world.settle()
    #expect(
      test.heard.filter { $0.hasPrefix("will ") || $0.hasPrefix("did ") } == [
        "will to 2", "did from 1, finished true, completed false", "will to 0",
        "did from 1, finished true, completed true",
      ])
    #expect(test.shown == ["0"])
    expectBalance(test.world.journal.entries, "to and fro")
  }

  @Test func aTapOnTheDotsTurnsAndTheFingerMovesTheDotToo() throws {
    let test = PageFixture()
    test.dots = 4
    test.show(1)
    let dots = try #require(test.pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(!dots.isHidden && dots.numberOfPages == 4 && dots.currentPage == 1)
    // The pages end where the row of dots begins.
    #expect(test.probes[1].view.frame.height == dots.frame.minY)
    test.swipe(left: 300, at: 1)
    test.world.settle()
    #expect(dots.currentPage == 2 && !test.asked.contains("asked count") && !test.asked.contains("asked index"))
    test.finger.tap(150, dots.frame.midY, at: 20)
    test.world.settle()
    #expect(test.shown == ["1"] && dots.currentPage == 1)
    #expect(test.heard.suffix(1) == ["did from 2, finished true, completed true"])
  }
}
