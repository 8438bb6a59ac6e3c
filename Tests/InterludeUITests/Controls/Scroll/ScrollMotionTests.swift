import InterludeUI
import InterludeUITestSupport
import Testing

/// What content does after the finger has left, against the formulas of its physics.
@Suite final class ScrollMotionTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()
  lazy var scroll: UIScrollView = {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 20000)
    screen.view.addSubview(scroll)
    return scroll
  }()
  lazy var delegate: ScrollProbe = {
    let delegate = ScrollProbe(world.journal)
    scroll.delegate = delegate
    return delegate
  }()

  /// Flicks upwards with a speed in points per second: the finger leaves at 1.1 s, 100 points − slop from where it was.
  private func flick(_ speed: CGFloat) {
    _ = scroll
    let end = 100.0
    screen.finger.drag(
      from: CGPoint(x: 100, y: end + speed * 0.1), to: CGPoint(x: 100, y: end), at: 1, duration: 0.1, steps: 12)
  }

  @Test func anAnimatedChangeToWhereTheContentIsIsNone() {
    _ = delegate
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    world.journal.clear()
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    world.settle()
    #expect(world.journal.entries.isEmpty)
  }

  private func offset(at time: Double) -> CGFloat {
    world.stage.advance(to: time)
    return scroll.contentOffset.y
  }

  @Test(arguments: [(UIScrollView.DecelerationRate.normal, 0.499), (.fast, 0.099)])
  func aGlideGoesAsFarAsUIKits(rate: UIScrollView.DecelerationRate, share: CGFloat) {
    scroll.decelerationRate = rate
    flick(1500)
    let start = scroll.contentOffset.y
    #expect(abs(start - 140) < 1e-9)
    // (v − 10) · r/(1 − r)/1000: .499 at .998, .099 at .99.
    #expect(abs(offset(at: 20) - start - 1490 * share) < 1e-6)
    #expect(!scroll.isDecelerating)
  }

  @Test func theGlideFollowsTheDecayAtAnyTime() {
    flick(1500)
    let start = scroll.contentOffset.y
    let decay = Decay(initialVelocity: 1500)
    for step in 0...40 {
      let time = Double(step) * 0.05
      #expect(abs(offset(at: 1.1 + time) - start - decay.value(at: time) * decay.distance) < 1e-6)
    }
  }

  /// However far apart the frames are: a timer of the app's finds the content where it is at its own time.
  @Test(arguments: [0.01, 0.3, 2])
  func whatIsDueFindsTheContentWhereItIsThen(betweenFrames: Double) {
    flick(1500)
    let (start, decay) = (scroll.contentOffset.y, Decay(initialVelocity: 1500))
    var seen = CGFloat.nan
    world.stage.clock.schedule(at: 1.45) { [scroll] in seen = scroll.contentOffset.y }

    for frame in 1...Int((2 / betweenFrames).rounded()) { _ = offset(at: 1.1 + Double(frame) * betweenFrames) }

    #expect(abs(seen - start - decay.value(at: 0.35) * decay.distance) < 1e-6)
  }

  @Test(arguments: [24.0, 60, 120])
  func theFrameRateChangesNothing(rate: Double) {
    flick(2500)
    var seen: [CGFloat] = []
    for frame in 1...Int(rate * 4) {
      let offset = offset(at: 1.1 + Double(frame) / rate)
      if frame % Int(rate / 12) == 0 { seen.append(offset) }
    }
    let decay = Decay(initialVelocity: 2500)
    let expected = (1...48).map { 240 + decay.value(at: Double($0) / 12) * decay.distance }
    #expect(zip(seen, expected).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(seen.count == 48)
  }

  @Test func theEndIsAnEventAtItsExactTime() {
    _ = delegate
    flick(1500)
    let end = 1.1 + Decay(initialVelocity: 1500).settlingTime
    world.stage.advance(to: end - 1e-6)
    #expect(!world.journal.entries.contains("didEndDecelerating"))
    world.stage.advance(to: end + 1e-6)
    #expect(world.journal.entries.suffix(2) == ["didScroll", "didEndDecelerating"])
  }

  @Test func theDelegateHearsOfEveryFrameOnce() {
    _ = delegate
    flick(1500)
    let before = delegate.offsets.count
    for frame in 1...6 {
      _ = offset(at: 1.1 + Double(frame) / 60)
      _ = offset(at: 1.1 + Double(frame) / 60)
    }
    #expect(delegate.offsets.count == before + 6)
  }

  // MARK: Edges

  /// The bounce begins with a part of the velocity that the glide has at the edge, and comes to rest there.
  @Test func contentBouncesAtItsEnd() {
    scroll.contentSize.height = 640
    flick(1500)
    // 100 points to the end of the range, at 240.
    let decay = Decay(initialVelocity: 1500)
    let arrival = (1...4000).lazy.map { Double($0) / 10000 }.first { decay.value(at: $0) * decay.distance >= 100 } ?? 0
    let speed = decay.velocity(at: arrival) * decay.distance
    // A critically damped spring set off from its rest swings v/(ω·e) far at 1/ω; ω = 10.9 per second, v = 0.55 of the speed.
    let peak = offset(at: 1.1 + arrival + 1 / 10.9) - 240
    #expect(abs(peak - 0.55 * speed / (10.9 * 2.718281828459045)) < 0.01)
    #expect(offset(at: 10) == 240)
  }

  /// All but the part of the velocity that the edge takes.
  @Test func velocityHasNoOtherJumpThanAtTheEdge() {
    scroll.contentSize.height = 640
    flick(1500)
    var speeds: [CGFloat] = []
    var last = scroll.contentOffset.y
    for step in 1...400 {
      let now = offset(at: 1.1 + Double(step) / 1000)
      speeds.append((now - last) * 1000)
      last = now
    }
    // The strongest brake is the spring's: 2ωv at the edge, some 16 points per second in a millisecond.
    let jumps = zip(speeds, speeds.dropFirst()).map { abs($0 - $1) }.filter { $0 > 25 }
    // The edge itself lies within one of these milliseconds, or in two.
    #expect((1...2).contains(jumps.count))
  }

  @Test func withoutBouncesTheGlideStopsAtTheEnd() {
    scroll.contentSize.height = 640
    scroll.bounces = false
    flick(1500)
    let offsets = (1...40).map { offset(at: 1.1 + Double($0) / 20) }
    #expect(offsets.max() == 240)
    #expect(offsets.last == 240)
  }

  @Test func contentPulledPastItsEdgeSpringsBack() {
    _ = scroll
    screen.finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 210), at: 1, lifts: false)
    screen.finger.up(100, 210, at: 2)
    let pulled = scroll.contentOffset.y
    #expect(pulled < 0)
    // Inwards at 7.4 x₀: x₀(1 + (ω − 7.4)t)e^(−ωt).
    let expected = pulled * (1 + (10.9 - 7.4) * 0.1) * exp(-10.9 * 0.1)
    #expect(abs(offset(at: 2.1) - expected) < 1e-9)
    #expect(offset(at: 10) == 0)
  }

  // MARK: Targets

  @Test func theDelegateHearsVelocityAndTargetAndMayChangeIt() {
    _ = delegate
    flick(1500)
    #expect(abs((delegate.velocity?.y ?? 0) - 1.5) < 1e-9)
    #expect(abs((delegate.proposed?.y ?? 0) - (140 + 1490 * 0.499 + 2)) < 1e-6)
    world.settle()
    scroll.contentOffset.y = 0
    delegate.target = CGPoint(x: 0, y: 1000)
    screen.finger.drag(
      from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 200), at: world.stage.time + 1, duration: 0.1)
    world.settle()
    #expect(scroll.contentOffset.y == 1000)
  }

  @Test(arguments: [(-40.0, 0.0), (110, 0), (-150, 0), (160, 300), (10, 0)])
  func pagingTurnsByHalfAPage(drag: CGFloat, page: CGFloat) {
    let pager = pager()
    screen.finger.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 240 - drag, y: 100), at: 1, lifts: false)
    screen.finger.up(240 - drag, 100, at: 2)
    world.settle()
    #expect(pager.contentOffset.x == page)
  }

  @Test(arguments: [(250.0, 100.0, 300.0), (100, 250, 0)])
  func pagingTurnsOnAFlickByOnePageOnly(from: CGFloat, to: CGFloat, page: CGFloat) {
    let pager = pager()
    screen.finger.drag(from: CGPoint(x: from, y: 100), to: CGPoint(x: to, y: 100), at: 1, duration: 0.05)
    world.settle()
    #expect(pager.contentOffset.x == page)
  }

  private func pager() -> UIScrollView {
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 1200, height: 400)
    return scroll
  }

  // MARK: By program

  @Test func anAnimatedOffsetTakesItsTimeAndTells() {
    _ = delegate
    scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    #expect(scroll.contentOffset.y == 0)
    #expect(abs(offset(at: 0.15) - 250) < 1e-9)
    #expect(offset(at: 0.3) == 500)
    #expect(world.journal.entries.last == "didEndScrollingAnimation")
  }

  @Test func anOffsetSetWhileGlidingStopsTheGlide() {
    _ = delegate
    flick(1500)
    world.stage.advance(to: 1.3)
    scroll.contentOffset = CGPoint(x: 0, y: 5)
    #expect(offset(at: 3) == 5)
    #expect(!scroll.isDecelerating)
    #expect(world.journal.entries.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test(arguments: [(300.0, 100.0, 0.0), (500, 100, 200), (3000, 100, 2700), (1000, 900, 1000)])
  func aRectangleIsBroughtIntoView(y: CGFloat, height: CGFloat, expected: CGFloat) {
    scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
    #expect(scroll.contentOffset.y == expected)
  }

  @Test func anOffsetInsideAnAnimationBlockIsAnAnimation() throws {
    _ = scroll
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [scroll] in
      scroll.contentOffset = CGPoint(x: 0, y: 100)
    }
    #expect(scroll.contentOffset.y == 100)
    world.stage.advance(to: 0.25)
    #expect(abs(try #require(scroll.layer.presentation()).bounds.minY - 25) < 1e-9)
  }

  // MARK: Insets

  @Test func theSafeAreaIsAnInset() {
    _ = scroll
    world.stage.safeAreaInsets.top = 50
    _ = offset(at: 0)
    #expect(scroll.adjustedContentInset.top == 50)
    #expect(scroll.contentOffset.y == -50)
    scroll.contentInset.top = 10
    #expect(scroll.adjustedContentInset.top == 60)
    #expect(scroll.contentOffset.y == -60)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset.top == 10)
  }

  @Test func contentThatBecomesShorterGoesBackIntoItsRange() {
    scroll.contentOffset.y = 5000
    scroll.contentSize.height = 1000
    #expect(offset(at: 1) == 600)
    scroll.frame.size.height = 800
    #expect(offset(at: 2) == 200)
  }

  @Test func anImpossibleOffsetIsIgnored() {
    scroll.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
    #expect(scroll.contentOffset == .zero)
  }
}
