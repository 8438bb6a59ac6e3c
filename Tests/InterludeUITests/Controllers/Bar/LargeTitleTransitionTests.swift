import InterludeUI
import Testing

/// Pushes and pops between screens with large titles and with small ones.
@Suite final class LargeTitleTransitionTests {
  lazy var fixture = LargeTitleFixture()
  private let (whole, least) = (LargeTitleFixture.whole, LargeTitleFixture.least)

  private var shownHeight: CGFloat { fixture.bar.layer.presentation()?.frame.height ?? 0 }

  private func advance(by seconds: Double) { fixture.world.stage.advance(to: fixture.world.stage.time + seconds) }

  @Test func theBarsHeightChangesWithThePushAndBack() {
    let (below, above) = (LargeTitleFixture.list("Herbs").screen, LargeTitleFixture.list("Thyme", .never))
    fixture.show(below)
    fixture.navigation.pushViewController(above.screen, animated: true)
    #expect(above.scroll.adjustedContentInset.top == least && below.view.safeAreaInsets.top == whole)
    advance(by: 0.1)
    #expect(shownHeight > least && shownHeight < whole)
    fixture.world.settle()
    #expect(shownHeight == least && fixture.labels("Herbs").map(\.font.pointSize) == [17])
    fixture.navigation.popViewController(animated: true)
    advance(by: 0.1)
    #expect(shownHeight > least && shownHeight < whole)
    fixture.world.settle()
    #expect(shownHeight == whole && fixture.largeTitle("Herbs") != nil && fixture.smallTitle("Herbs") == nil)
  }

  @Test func aScreenComesBackWithItsTitleAsItWas() {
    let below = LargeTitleFixture.list("Herbs")
    fixture.show(below.screen)
    below.scroll.contentOffset.y = 200
    fixture.navigation.pushViewController(LargeTitleFixture.list("Thyme").screen, animated: true)
    fixture.world.settle()
    #expect(fixture.bar.frame.height == whole)
    fixture.navigation.popViewController(animated: true)
    fixture.world.settle()
    #expect(fixture.bar.frame.height == least && below.scroll.contentOffset.y == 200)
    #expect(fixture.smallTitle("Herbs")?.alpha == 1)
  }

  @Test func theLargeTitleFliesToTheBackButtonAndTheNextOneComesWithItsScreen() throws {
    let screens = [LargeTitleFixture.list("Herbs").screen, LargeTitleFixture.list("Thyme").screen]
    fixture.show(screens[0])
    let rest = try #require(fixture.largeTitle("Herbs"))
    fixture.navigation.pushViewController(screens[1], animated: true)
    advance(by: 0.1)
    let labels = allLabels(fixture.bar).filter { $0.font.pointSize > 20 }
    let leaving = try #require(labels.first { $0.text == "Herbs" }?.layer.presentation())
    let coming = try #require(labels.first { $0.text == "Thyme" }?.layer.presentation())
    #expect(leaving.frame.midY < rest.midY && leaving.frame.width < rest.width && leaving.opacity < 1)
    #expect(leaving.frame.width > rest.width / 2)
    let screen = try #require(screens[1].view.layer.presentation())
    #expect(abs(coming.frame.minX - 16 - screen.frame.minX) < 1e-6 && coming.opacity == 1)
  }

  @Test func aPopThatIsTakenBackLeavesTheBarAsItWas() {
    fixture.show(LargeTitleFixture.list("Herbs").screen, LargeTitleFixture.list("Thyme", .never).screen)
    fixture.finger.drag(
      from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), at: 1, duration: 0.5, lifts: false)
    #expect(shownHeight > least && shownHeight < whole)
    fixture.finger.move(30, 400, at: 1.8)
    fixture.finger.up(30, 400, at: 3)
    fixture.world.settle()
    #expect(fixture.navigation.viewControllers.count == 2)
    #expect(shownHeight == least && fixture.bar.frame.height == least)
    #expect(fixture.smallTitle("Thyme")?.alpha == 1 && fixture.largeTitle("Herbs") == nil)
  }

  @Test func aScreenThatHasLeftScrollsAsAnyOther() {
    let above = LargeTitleFixture.list("Thyme")
    fixture.show(LargeTitleFixture.list("Herbs").screen, above.screen)
    above.scroll.contentOffset.y = 0
    fixture.world.layOut()
    fixture.navigation.popViewController(animated: false)
    fixture.world.show(above.screen)
    fixture.world.layOut()
    above.scroll.contentOffset.y = -50
    fixture.finger.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 320), at: 20, duration: 0.5)
    fixture.world.settle()
    #expect(above.scroll.adjustedContentInset.top == 50 && above.scroll.contentOffset.y == -50)
  }

  private func allLabels(_ view: UIView) -> [UILabel] {
    [view as? UILabel].compactMap(\.self) + view.subviews.flatMap(allLabels)
  }
}
