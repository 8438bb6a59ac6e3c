import InterludeUI
import InterludeUITestSupport
import Testing

/// Several fingers at once, without gestures.
@Suite final class MultiTouchTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()
  var fingers: Fingers { world.fingers }

  private func counter(_ frame: CGRect, multiple: Bool) -> TouchCounter {
    let view = TouchCounter(frame: frame)
    view.isMultipleTouchEnabled = multiple
    view.journal = world.journal
    screen.view.addSubview(view)
    return view
  }

  @Test func aViewHearsOfFingersThatMoveTogetherAtOnce() {
    _ = counter(CGRect(x: 0, y: 0, width: 390, height: 844), multiple: true)
    fingers.pair(.began, distance: 100, at: 1)
    fingers.pair(.moved, distance: 120, at: 1.1)
    fingers.pair(.ended, distance: 120, at: 1.2)
    #expect(world.journal.entries == ["began 2 of 2", "moved 2 of 2", "ended 2 of 2"])
  }

  @Test func aViewForOneTouchHearsOfTheFirstOnly() {
    _ = counter(CGRect(x: 0, y: 0, width: 390, height: 844), multiple: false)
    fingers.down(7, 100, 100, at: 1)
    fingers.down(9, 200, 100, at: 1.1)
    fingers.move(9, 250, 100, at: 1.2)
    fingers.up(7, 100, 100, at: 1.3)
    fingers.up(9, 250, 100, at: 1.4)
    #expect(world.journal.entries == ["began 1 of 1", "ended 1 of 2"])
  }

  @Test func fingersOnTwoViewsAreTheirOwn() {
    let left = counter(CGRect(x: 0, y: 0, width: 100, height: 100), multiple: false)
    let right = counter(CGRect(x: 200, y: 0, width: 100, height: 100), multiple: false)
    fingers.down(1, 50, 50, at: 1)
    fingers.down(2, 250, 50, at: 1.1)
    fingers.move(1, 60, 50, at: 1.2)
    #expect(left.last?.location(in: left) == CGPoint(x: 60, y: 50))
    #expect(left.last?.previousLocation(in: left) == CGPoint(x: 50, y: 50))
    #expect(right.last?.location(in: right) == CGPoint(x: 50, y: 50))
    #expect(right.last?.phase == .stationary)
    #expect(left.event?.touches(for: right) == right.last.map { [$0] })
    #expect(left.event?.touches(for: world.window)?.count == 2)
    #expect(left.event?.timestamp == 1.2)
  }

  @Test func aFingerThatGoesUpAndDownAtOnceIsTwoTouches() {
    _ = counter(CGRect(x: 0, y: 0, width: 390, height: 844), multiple: true)
    let point = CGPoint(x: 100, y: 100)
    fingers.send([.init(1, .began, at: point), .init(1, .ended, at: point), .init(1, .began, at: point)], at: 1)
    #expect(world.journal.entries == ["began 1 of 1", "ended 1 of 1", "began 1 of 1"])
  }

  @Test func aFingerWhoseEndWasLostIsCancelledWhenItComesDownAgain() {
    _ = counter(CGRect(x: 0, y: 0, width: 390, height: 844), multiple: true)
    fingers.down(1, 100, 100, at: 1)
    fingers.down(1, 150, 100, at: 2)
    #expect(world.journal.entries == ["began 1 of 1", "cancelled 1 of 1", "began 1 of 1"])
  }

  @Test func whatIsUnknownOrNowhereIsIgnored() {
    _ = counter(CGRect(x: 0, y: 0, width: 390, height: 844), multiple: true)
    fingers.move(4, 100, 100, at: 1)
    fingers.up(4, 100, 100, at: 1)
    fingers.down(4, .nan, 100, at: 1)
    fingers.down(4, .infinity, 100, at: 1)
    fingers.send([], at: 1)
    #expect(world.journal.entries.isEmpty)
  }

  @Test func theMouseAndFingersAreDifferentPointers() {
    _ = counter(CGRect(x: 0, y: 0, width: 390, height: 844), multiple: true)
    screen.finger.down(100, 100, at: 1)
    fingers.down(1, 200, 100, at: 1)
    screen.finger.up(100, 100, at: 2)
    #expect(world.journal.entries == ["began 1 of 1", "began 1 of 2", "ended 1 of 2"])
  }

  @Test func eachFingersTapsAreCountedByThemselves() {
    let view = counter(CGRect(x: 0, y: 0, width: 390, height: 844), multiple: true)
    var counts: [[Int]] = []
    for time in [1.0, 1.2] {
      fingers.pair(.began, distance: 200, at: time)
      counts.append(view.event?.allTouches?.map(\.tapCount) ?? [])
      fingers.pair(.ended, distance: 200, at: time + 0.05)
    }
    #expect(counts == [[1, 1], [2, 2]])
  }

  @Test func aWindowAwayFromTheOriginHasItsOwnCoordinates() {
    _ = screen
    let front = UIWindow(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    front.windowLevel = .alert
    front.isHidden = false
    let view = TouchCounter(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    front.addSubview(view)
    fingers.down(1, 150, 250, at: 1)
    fingers.move(1, 160, 250, at: 1.1)
    #expect(view.last?.location(in: nil) == CGPoint(x: 60, y: 50))
    #expect(view.last?.location(in: view) == CGPoint(x: 50, y: 40))
    #expect(view.last?.previousLocation(in: nil) == CGPoint(x: 50, y: 50))
  }

  @Test func aWindowOnShowThatChangesItsLevelTakesItsPlaceAtOnce() {
    func window(_ level: UIWindow.Level) -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.windowLevel = level
      window.isHidden = false
      return window
    }
    let (low, high) = (window(.normal), window(.alert))
    var windows: [UIWindow] { low.windowScene?.windows ?? [] }
    low.windowLevel = .alert + 1
    #expect(windows.last === low)
    low.windowLevel = .normal
    #expect(windows.last === high && windows.contains { $0 === low })
    low.isHidden = true
    low.windowLevel = .alert + 1
    #expect(!windows.contains { $0 === low })
    low.isHidden = false
    #expect(windows.last === low)
  }

  @Test func aViewThatLeavesItsWindowLosesItsTouch() {
    let view = counter(CGRect(x: 0, y: 0, width: 100, height: 100), multiple: false)
    fingers.down(1, 50, 50, at: 1)
    view.removeFromSuperview()
    screen.view.addSubview(view)
    fingers.up(1, 50, 50, at: 1.1)
    #expect(world.journal.entries == ["began 1 of 1", "cancelled 1 of 1"])
  }

  @Test func aViewThatMovesWithinItsWindowKeepsItsTouch() {
    let view = counter(CGRect(x: 0, y: 0, width: 100, height: 100), multiple: false)
    let other = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    screen.view.addSubview(other)
    fingers.down(1, 50, 50, at: 1)
    other.addSubview(view)
    fingers.up(1, 50, 50, at: 1.1)
    #expect(world.journal.entries == ["began 1 of 1", "ended 1 of 1"])
  }

  @Test func anEventSaysWhichTouchesARecogniserReceives() throws {
    let view = counter(CGRect(x: 0, y: 0, width: 200, height: 844), multiple: true)
    let (tap, other) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    tap.name = "tap"
    view.addGestureRecognizer(tap)
    screen.view.addGestureRecognizer(other)
    fingers.down(1, 50, 50, at: 1)
    fingers.down(2, 250, 50, at: 1.1)
    let (event, touch) = (try #require(view.event), try #require(view.last))
    #expect(event.touches(for: tap) == [touch] && event.touches(for: UITapGestureRecognizer()) == nil)
    #expect(event.touches(for: other)?.contains(touch) == true)
    #expect(touch.gestureRecognizers?.map(\.name) == ["tap", nil])
    #expect(touch.type == .direct && touch.force == 0 && touch.maximumPossibleForce == 0)
  }
}

/// Writes down how many touches it hears of, and how many there are in all.
private final class TouchCounter: UIView {
  var journal: Journal?
  private(set) var last: UITouch?
  private(set) var event: UIEvent?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches, event) }

  private func note(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    journal?.write("\(what) \(touches.count) of \(event?.allTouches?.count ?? 0)")
    (last, self.event) = (touches.first, event)
  }
}
