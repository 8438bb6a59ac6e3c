import InterludeUI
import InterludeUITestSupport
import Testing

/// What becomes of a touch that several parties want, and of a gesture whose ground gives way. Named by the conflict.
@Suite final class SharedTouchTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()
  lazy var scroll: UIScrollView = {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    scroll.contentSize = CGSize(width: 390, height: 2000)
    screen.view.addSubview(scroll)
    return scroll
  }()
  lazy var delegate = ConflictDelegate()
  var finger: Finger { screen.finger }
  var fingers: Fingers { world.fingers }

  /// Up by a distance of at least the slop, through the scroll view.
  private func dragUp(by distance: CGFloat, at time: Double, lifts: Bool = true) {
    finger.drag(
      from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 450 - distance), at: time, steps: 10, lifts: lifts)
  }

  // MARK: Scroll views

  @Test func scrollViewUnderPanThatRecognisesSimultaneously() {
    let pan = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    (pan.delegate, delegate.allowsBoth) = (delegate, true)
    _ = scroll
    dragUp(by: 110, at: 1, lifts: false)
    #expect(scroll.contentOffset.y.isNear(100) && scroll.isDragging)
    #expect(pan.translation(in: nil).y.isNear(-100))
    finger.up(200, 340, at: 3)
    #expect(!scroll.isDragging && world.journal.entries.last == "pan ended")
  }

  @Test func scrollViewUnderPanThatDoesNot() {
    _ = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    _ = scroll
    dragUp(by: 110, at: 1)
    #expect(world.journal.entries.isEmpty && scroll.contentOffset.y > 0)
  }

  @Test func edgeSwipeOverScrollViewAcrossIt() {
    let edge = world.write("edge", UIScreenEdgePanGestureRecognizer(), on: screen.view)
    edge.edges = .left
    scroll.contentSize = CGSize(width: 390, height: 2000)
    finger.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 205, y: 300), at: 1)
    #expect(world.journal.entries.first == "edge began" && world.journal.entries.last == "edge ended")
    #expect(scroll.contentOffset == .zero && !scroll.isTracking)
  }

  @Test(arguments: [true, false])
  func edgeSwipeOverScrollViewAlongIt(edgeGoesFirst: Bool) {
    let edge = world.write("edge", UIScreenEdgePanGestureRecognizer(), on: screen.view)
    edge.edges = .left
    scroll.contentSize = CGSize(width: 2000, height: 400)
    scroll.contentOffset.x = 500
    if edgeGoesFirst { scroll.panGestureRecognizer.require(toFail: edge) }
    finger.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 115, y: 300), at: 1, lifts: false)
    #expect(world.journal.entries.contains("edge began") == edgeGoesFirst)
    #expect(scroll.contentOffset.x.isNear(edgeGoesFirst ? 500 : 400))
    finger.up(115, 300, at: 3)
    // Away from the edge, the edge's recogniser fails at once, and the content follows.
    let start = scroll.contentOffset.x
    finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 90, y: 300), at: 5, lifts: false)
    #expect(scroll.contentOffset.x.isNear(start + 100))
  }

  @Test func scrollViewInScrollViewOfTheSameAxisAtItsEnd() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    inner.contentSize = CGSize(width: 390, height: 1000)
    scroll.addSubview(inner)
    dragUp(by: 110, at: 1, lifts: false)
    #expect(inner.contentOffset.y.isNear(100) && scroll.contentOffset == .zero)
    #expect(inner.isDragging && !scroll.isDragging)
  }

  @Test func scrollViewInScrollViewAcrossIt() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    inner.contentSize = CGSize(width: 1000, height: 400)
    scroll.addSubview(inner)
    dragUp(by: 110, at: 1, lifts: false)
    #expect(inner.contentOffset == .zero && scroll.contentOffset.y.isNear(100))
  }

  @Test func buttonInScrollViewIsCancelledWhenScrollingBegins() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 200, width: 200, height: 160)
    for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel")] {
      button.addAction(UIAction { [world] _ in world.journal.write(name) }, for: event)
    }
    let eager = EagerScrollView(frame: scroll.frame)
    eager.contentSize = scroll.contentSize
    screen.view.addSubview(eager)
    eager.addSubview(button)
    finger.down(200, 450, at: 1)
    world.stage.advance(to: 1.5)
    #expect(button.isHighlighted && button.isTracking)
    finger.move(200, 340, at: 2)
    #expect(world.journal.entries == ["down", "cancel"])
    #expect(!button.isHighlighted && !button.isTracking && eager.contentOffset.y.isNear(100))
    finger.up(200, 340, at: 3)
    #expect(world.journal.entries == ["down", "cancel"])
  }

  // MARK: Taps

  @Test func tapOverPan() {
    _ = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    screen.view.addSubview(view)
    _ = world.write("tap", UITapGestureRecognizer(), on: view)
    finger.tap(100, 100, at: 1)
    #expect(world.journal.entries == ["tap ended"])
    world.journal.clear()
    // Too far for the pan's slop, though not for the tap's: the pan asks first.
    finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 130, y: 100), at: 5, steps: 3)
    #expect(world.journal.entries == ["pan began", "pan changed", "pan changed", "pan ended"])
  }

  @Test func doubleTapAgainstSingleTap() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    screen.view.addSubview(view)
    let double = world.write("double", UITapGestureRecognizer(), on: view)
    double.numberOfTapsRequired = 2
    world.write("single", UITapGestureRecognizer(), on: screen.view).require(toFail: double)
    finger.tap(100, 100, at: 1)
    finger.tap(100, 100, at: 1.3)
    world.settle()
    #expect(world.journal.entries == ["double ended"])
    world.journal.clear()
    finger.tap(100, 100, at: 20)
    #expect(world.journal.entries.isEmpty)
    world.settle()
    #expect(world.journal.entries == ["single ended"])
    world.journal.clear()
    // Two taps at different places are two single taps.
    finger.tap(100, 100, at: 40)
    finger.tap(300, 700, at: 40.2)
    world.settle()
    #expect(!world.journal.entries.contains("double ended"))
    #expect(world.journal.entries.filter { $0 == "single ended" }.count == 1)
  }

  // MARK: Pinch and rotation

  @Test func pinchAndRotationTogether() {
    let pinch = world.write("pinch", UIPinchGestureRecognizer(), on: screen.view)
    let rotation = world.write("rotation", UIRotationGestureRecognizer(), on: screen.view)
    (pinch.delegate, delegate.allowsBoth) = (delegate, true)
    fingers.pair(.began, distance: 100, at: 1)
    fingers.pair(.moved, distance: 220, angle: 0.5, at: 1.1)
    fingers.pair(.moved, distance: 330, angle: 1, at: 1.2)
    #expect(pinch.scale.isNear(3))
    // The rotation begins where the fingers are 220 apart, 10 points of 0.5 · 110 round.
    #expect(rotation.rotation.isNear(1 - 10 / 110.0))
    fingers.pair(.ended, distance: 330, angle: 1, at: 1.3)
    #expect(
      world.journal.entries == [
        "pinch began", "rotation began", "pinch changed", "rotation changed", "pinch ended", "rotation ended",
      ])
  }

  @Test func pinchAgainstRotation() {
    _ = world.write("pinch", UIPinchGestureRecognizer(), on: screen.view)
    _ = world.write("rotation", UIRotationGestureRecognizer(), on: screen.view)
    fingers.pair(.began, distance: 100, at: 1)
    fingers.pair(.moved, distance: 100, angle: 0.5, at: 1.1)
    fingers.pair(.moved, distance: 300, angle: 1, at: 1.2)
    fingers.pair(.ended, distance: 300, angle: 1, at: 1.3)
    #expect(world.journal.entries == ["rotation began", "rotation changed", "rotation ended"])
  }

  @Test func pinchOverScrollView() {
    let pinch = world.write("pinch", UIPinchGestureRecognizer(), on: scroll)
    fingers.pair(.began, about: CGPoint(x: 200, y: 300), distance: 100, at: 1)
    fingers.pair(.moved, about: CGPoint(x: 200, y: 300), distance: 220, at: 1.1)
    #expect(pinch.scale.isNear(2) && !scroll.isDragging && scroll.contentOffset == .zero)
  }

  // MARK: Ground that gives way

  @Test func recogniserDisabledMidGesture() {
    let outer = world.write("outer", UIPanGestureRecognizer(), on: screen.view)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    screen.view.addSubview(view)
    let inner = world.write("inner", UIPanGestureRecognizer(), on: view)
    finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), at: 1, steps: 1, lifts: false)
    inner.isEnabled = false
    finger.move(250, 100, at: 2)
    finger.up(250, 100, at: 3)
    #expect(world.journal.entries == ["inner began", "inner cancelled"])
    #expect(inner.state == .possible && outer.state == .possible)
    finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), at: 5, steps: 1)
    #expect(world.journal.entries.suffix(2) == ["outer began", "outer ended"])
  }

  @Test func scrollingDisabledMidDrag() {
    _ = scroll
    dragUp(by: 60, at: 1, lifts: false)
    scroll.panGestureRecognizer.isEnabled = false
    #expect(!scroll.isDragging)
    finger.up(200, 390, at: 2)
    world.settle()
    #expect(!scroll.isTracking && scroll.contentOffset.y.isNear(50))
  }

  @Test func viewRemovedMidGesture() {
    let view = world.touchProbe("view", CGRect(x: 0, y: 0, width: 390, height: 400), in: screen.view)
    let pan = world.write("pan", UIPanGestureRecognizer(), on: view)
    finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), at: 1, steps: 1, lifts: false)
    view.removeFromSuperview()
    #expect(world.journal.entries == ["view began", "pan began", "view cancelled", "pan cancelled"])
    finger.move(250, 100, at: 2)
    finger.up(250, 100, at: 3)
    #expect(world.journal.entries.count == 4)
    #expect(pan.state == .possible)
    screen.view.addSubview(view)
    finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), at: 5, steps: 1)
    #expect(world.journal.entries.suffix(3) == ["pan began", "view cancelled", "pan ended"])
  }

  @Test func contentRemovedWhileItsScrollViewIsDragged() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    scroll.addSubview(content)
    dragUp(by: 60, at: 1, lifts: false)
    content.removeFromSuperview()
    finger.move(200, 340, at: 2)
    #expect(scroll.contentOffset.y.isNear(100) && scroll.isDragging)
    finger.up(200, 340, at: 4)
    #expect(!scroll.isDragging && !scroll.isTracking)
  }

  @Test func scrollViewRemovedMidDrag() {
    _ = scroll
    dragUp(by: 60, at: 1, lifts: false)
    scroll.removeFromSuperview()
    #expect(!scroll.isDragging)
    finger.up(200, 390, at: 2)
    #expect(!scroll.isTracking && scroll.panGestureRecognizer.state == .possible)
  }

  @Test func windowResizedMidGesture() {
    let pan = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100), at: 1, steps: 2, lifts: false)
    world.stage.send(InputEvent(time: 2, kind: .resize(CGSize(width: 844, height: 390), scale: 2)))
    #expect(pan.translation(in: nil).x.isNear(50))
    finger.move(600, 100, at: 3)
    #expect(pan.translation(in: nil).x.isNear(490))
    finger.up(600, 100, at: 4)
    #expect(world.journal.entries.last == "pan ended" && pan.state == .possible)
  }

  @Test func scrollViewResizedMidDrag() {
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dragUp(by: 110, at: 1, lifts: false)
    world.stage.send(InputEvent(time: 2, kind: .resize(CGSize(width: 300, height: 600), scale: 2)))
    #expect(scroll.contentOffset.y.isNear(100) && scroll.isDragging)
    finger.move(200, 290, at: 3)
    #expect(scroll.contentOffset.y.isNear(150))
    finger.up(200, 290, at: 5)
    #expect(!scroll.isDragging)
  }

  // MARK: Subclasses

  @Test func aRecogniserThatIgnoresItsOnlyTouchIsFreshForTheNext() {
    let picky = PickyRecognizer(target: nil, action: nil)
    screen.view.addGestureRecognizer(picky)
    finger.tap(300, 100, at: 1)
    #expect(picky.resets == 1)
    finger.tap(100, 100, at: 5)
    #expect(picky.taps == 1 && picky.resets == 2)
  }

  @Test func anEventThatIsNotReceivedIsNotSeen() {
    let picky = PickyRecognizer(target: nil, action: nil)
    picky.receives = false
    screen.view.addGestureRecognizer(picky)
    finger.tap(100, 100, at: 1)
    #expect(picky.taps == 0)
  }

  @Test(arguments: [true, false])
  func subclassesSayWhomTheyPrevent(prevents: Bool) {
    let picky = PickyRecognizer(target: nil, action: nil)
    picky.prevents = prevents
    screen.view.addGestureRecognizer(picky)
    _ = world.write("tap", UITapGestureRecognizer(), on: screen.view)
    finger.tap(100, 100, at: 1)
    #expect(world.journal.entries == (prevents ? [] : ["tap ended"]))
  }
}

/// Lets a drag take a touch from controls too.
private final class EagerScrollView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// Recognises a touch that ends, unless it is in the right half of the screen.
private final class PickyRecognizer: UIGestureRecognizer {
  var receives = true
  var prevents = true
  private(set) var taps = 0
  private(set) var resets = 0

  override func shouldReceive(_ event: UIEvent) -> Bool { receives }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where touch.location(in: view).x > 195 { ignore(touch, for: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    taps += 1
    state = .recognized
  }

  override func reset() {
    super.reset()
    resets += 1
  }
}
