import InterludeUI
import InterludeUITestSupport
import Testing

/// A scroll view under a finger or a wheel: 300 × 400 points at (0, 100), content of 300 × 2000.
@Suite final class ScrollDragTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()
  lazy var scroll: UIScrollView = {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    screen.view.addSubview(scroll)
    return scroll
  }()
  lazy var delegate = ScrollProbe(world.journal)
  var finger: Finger { screen.finger }

  @Test func theContentFollowsTheFingerBeyondTheSlop() {
    _ = scroll
    finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 290), at: 1, lifts: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
    #expect(scroll.isDragging && scroll.isTracking && !scroll.isDecelerating)
    #expect(scroll.bounds.origin == scroll.contentOffset)
  }

  @Test(arguments: [10.0, 110, 300, 390])
  func pastItsEdgeTheContentGivesWayAsARubberBand(pull: CGFloat) {
    _ = scroll
    finger.drag(from: CGPoint(x: 100, y: 105), to: CGPoint(x: 100, y: 115 + pull), at: 1, lifts: false)
    // x·c·d / (d + c·x) with c = 0.55 and the view's 400 points.
    #expect(abs(scroll.contentOffset.y + pull * 0.55 * 400 / (400 + 0.55 * pull)) < 1e-9)
  }

  @Test func withoutBouncesTheEdgeIsHard() {
    scroll.bounces = false
    finger.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 400), at: 1, lifts: false)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func contentThatFitsDoesNotMoveUnlessItAlwaysBounces() {
    scroll.contentSize.height = 200
    finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), at: 1)
    #expect(scroll.contentOffset == .zero)
    scroll.alwaysBounceVertical = true
    finger.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 410), at: 2, lifts: false)
    #expect(scroll.contentOffset.y < 0)
  }

  @Test func theCallbacksOfADragComeInOrder() {
    scroll.delegate = delegate
    finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), at: 1)
    world.settle()
    #expect(
      world.journal.entries.filter { $0 != "didScroll" } == [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didEndDecelerating",
      ])
  }

  @Test func aFingerThatStopsLeavesTheContentWhereItIs() {
    scroll.delegate = delegate
    finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), at: 1, lifts: false)
    finger.up(100, 300, at: 2)
    #expect(scroll.contentOffset.y == 90)
    #expect(
      world.journal.entries.filter { $0 != "didScroll" } == [
        "willBeginDragging", "willEndDragging", "didEndDragging false",
      ])
  }

  // MARK: Touches of the content

  private func button() -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 50, y: 50, width: 200, height: 100)
    button.addAction(UIAction { [world] _ in world.journal.write("tapped") }, for: .touchUpInside)
    button.addAction(UIAction { [world] _ in world.journal.write("pressed") }, for: .touchDown)
    scroll.addSubview(button)
    return button
  }

  @Test func aTapReachesTheContentAtOnceWhenTheFingerLeaves() {
    _ = button()
    finger.tap(100, 200, at: 1)
    #expect(world.journal.entries == ["pressed", "tapped"])
  }

  @Test func aPressReachesTheContentAfterAMoment() {
    let button = button()
    finger.down(100, 200, at: 1)
    world.stage.advance(to: 1.149)
    #expect(!button.isHighlighted)
    world.stage.advance(to: 1.151)
    #expect(button.isHighlighted)
    scroll.delaysContentTouches = false
    finger.up(100, 200, at: 1.5)
    finger.down(100, 200, at: 3)
    #expect(button.isHighlighted)
  }

  @Test func aDragNeverReachesTheContent() {
    _ = button()
    finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 140), at: 1, duration: 0.1)
    #expect(world.journal.entries.isEmpty)
    #expect(scroll.contentOffset.y >= 50)
  }

  @Test func aDragTakesATouchFromAViewButNotFromAControl() {
    let probe = world.touchProbe("view", CGRect(x: 0, y: 200, width: 300, height: 100), in: scroll)
    _ = button()
    finger.down(100, 350, at: 1)
    finger.move(100, 300, at: 1.5)
    #expect(world.journal.entries == ["view began", "view cancelled"])
    #expect(scroll.contentOffset.y == 40)
    finger.up(100, 300, at: 2.5)
    probe.removeFromSuperview()
    world.journal.clear()
    finger.down(100, 200, at: 5)
    finger.move(100, 150, at: 5.5)
    #expect(scroll.contentOffset.y == 40)
    #expect(world.journal.entries == ["pressed"])
  }

  @Test func aTouchOnGlidingContentOnlyStopsIt() {
    _ = button()
    scroll.delegate = delegate
    finger.drag(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 350), at: 1, duration: 0.1)
    world.stage.advance(to: 1.3)
    #expect(scroll.isDecelerating)
    finger.down(100, 300, at: 1.4)
    let stopped = scroll.contentOffset
    #expect(!scroll.isDecelerating && scroll.isTracking)
    finger.up(100, 300, at: 1.6)
    world.settle()
    #expect(scroll.contentOffset == stopped)
    #expect(!world.journal.entries.contains("pressed"))
    #expect(world.journal.entries.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test func contentHeldPastItsEdgeGoesBackWhenLetGo() {
    scroll.contentOffset.y = -60
    finger.tap(100, 300, at: 1)
    world.settle()
    #expect(scroll.contentOffset.y == 0)
  }

  // MARK: Nesting

  @Test func theInnerScrollViewTakesOnlyItsOwnAxis() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentSize = CGSize(width: 1000, height: 400)
    scroll.addSubview(inner)
    finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 90, y: 300), at: 1, lifts: false)
    #expect(inner.contentOffset.x == 100 && scroll.contentOffset == .zero)
    finger.up(90, 300, at: 3)
    finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 190), at: 5, lifts: false)
    #expect(inner.contentOffset.x == 100 && scroll.contentOffset.y == 100)
  }

  @Test func theWheelMovesTheNearestScrollViewThatCanGoThatWay() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentSize = CGSize(width: 1000, height: 450)
    scroll.addSubview(inner)
    finger.scroll(100, 200, by: CGVector(dx: 0, dy: -40), at: 1)
    #expect(inner.contentOffset.y == 40 && scroll.contentOffset.y == 0)
    finger.scroll(100, 200, by: CGVector(dx: 0, dy: -40), at: 2)
    #expect(inner.contentOffset.y == 50 && scroll.contentOffset.y == 0)
    finger.scroll(100, 200, by: CGVector(dx: -30, dy: -40), at: 3)
    #expect(inner.contentOffset == CGPoint(x: 30, y: 50) && scroll.contentOffset.y == 40)
    finger.scroll(100, 200, by: CGVector(dx: 0, dy: 400), at: 4)
    #expect(inner.contentOffset.y == 0)
  }

  @Test func theWheelTurnsSidewaysWhereNothingScrollsUpAndDown() {
    scroll.contentSize = CGSize(width: 1000, height: 400)
    finger.scroll(100, 200, by: CGVector(dx: 0, dy: -40), at: 1)
    #expect(scroll.contentOffset == CGPoint(x: 40, y: 0))
  }

  @Test func aListAtItsEndDoesNotTurnWhatIsInItSideways() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentSize = CGSize(width: 1000, height: 400)
    scroll.addSubview(inner)
    finger.scroll(100, 200, by: CGVector(dx: 0, dy: 40), at: 1)
    #expect(inner.contentOffset == .zero)
  }

  // MARK: Indicators

  @Test func indicatorsShowWhileScrollingAndFade() throws {
    _ = scroll
    #expect(scroll.subviews.isEmpty)
    finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 290), at: 1, lifts: false)
    let bar = try #require(scroll.subviews.last)
    // 394 points of track, of which 400/2000 are shown, 100/1600 of the way.
    #expect(abs(bar.frame.height - 394 * 0.2) < 1e-9)
    #expect(abs(bar.frame.minY - (100 + 3 + (394 - 78.8) / 16)) < 1e-9)
    #expect(bar.alpha == 1)
    finger.up(100, 290, at: 3)
    world.settle()
    #expect(bar.layer.presentation()?.opacity == 0)
  }

  @Test func indicatorsStayWithinTheirInsetsNotWithinTheContents() throws {
    scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 50, right: 0)
    scroll.contentOffset.y = -50
    scroll.flashScrollIndicators()
    let bar = try #require(scroll.subviews.last)
    // At its upper end, 3 points from the edge.
    #expect(abs(bar.frame.minY - (-50 + 3)) < 1e-9)
    #expect(abs(bar.frame.maxX - (scroll.bounds.maxX - 3)) < 1e-9)
    // 300 of 2000 points show, and the track is the whole height.
    #expect(abs(bar.frame.height - 394 * 0.15) < 1e-9)

    scroll.scrollIndicatorInsets = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 5)
    #expect(abs(bar.frame.minY - (-50 + 20 + 3)) < 1e-9)
    #expect(abs(bar.frame.maxX - (scroll.bounds.maxX - 5 - 3)) < 1e-9)
    #expect(abs(bar.frame.height - 334 * 0.15) < 1e-9)

    scroll.verticalScrollIndicatorInsets.top = 30
    #expect(abs(bar.frame.minY - (-50 + 30 + 3)) < 1e-9)
    #expect(scroll.horizontalScrollIndicatorInsets.top == 20)
  }

  @Test func indicatorsStayWithinTheSafeAreaUnlessTold() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    world.show(navigation)
    let page = try #require(navigation.topViewController?.view)
    let scroll = UIScrollView(frame: page.bounds)
    scroll.contentSize = CGSize(width: page.bounds.width, height: 3000)
    page.addSubview(scroll)
    world.stage.advance(to: world.stage.time)
    let top = scroll.safeAreaInsets.top
    #expect(top > 0)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentOffset = .zero
    scroll.flashScrollIndicators()
    let bar = try #require(scroll.subviews.last)
    #expect(abs(bar.frame.minY - (top + 3)) < 1e-9)
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(abs(bar.frame.minY - 3) < 1e-9)
  }

  @Test func flashedIndicatorsShowForAMomentWhereThereIsMoreToSee() throws {
    scroll.flashScrollIndicators()
    let bar = try #require(scroll.subviews.last)
    #expect(bar.alpha == 0 && bar.layer.presentation()?.opacity == 1)
    world.settle()
    #expect(bar.layer.presentation()?.opacity == 0)
  }

  @Test(arguments: [true, false]) func nothingIsFlashedWhereThereIsNot(fits: Bool) {
    if fits { scroll.contentSize.height = 400 } else { scroll.showsVerticalScrollIndicator = false }
    scroll.flashScrollIndicators()
    #expect(scroll.subviews.isEmpty)
  }

  /// On the dark ground of the dark appearance a dark bar would not be seen.
  @Test func theDefaultIndicatorIsLightInTheDark() throws {
    func white(_ style: UIScrollView.IndicatorStyle, _ appearance: UIUserInterfaceStyle) throws -> CGFloat {
      scroll.indicatorStyle = style
      scroll.flashScrollIndicators()
      let color = try #require(scroll.subviews.last?.backgroundColor)
      var white: CGFloat = -1
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: appearance)).getWhite(&white, alpha: nil)
      return white
    }
    #expect(try white(.default, .light) == 0 && white(.default, .dark) == 1)
    #expect(try white(.black, .dark) == 0 && white(.white, .light) == 1)
  }
}
