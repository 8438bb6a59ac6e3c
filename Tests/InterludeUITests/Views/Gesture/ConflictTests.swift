import InterludeUI
import InterludeUITestSupport
import Testing

/// Several gestures that want the same touch.
@Suite final class ConflictTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()
  lazy var child: UIView = {
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
    screen.view.addSubview(child)
    return child
  }()
  lazy var delegate = ConflictDelegate()
  var finger: Finger { screen.finger }

  private func pan() { finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), at: 1, steps: 2) }

  @Test func theInnerViewsGestureWins() {
    _ = world.write("outer", UIPanGestureRecognizer(), on: screen.view)
    _ = world.write("inner", UIPanGestureRecognizer(), on: child)
    pan()
    #expect(world.journal.entries == ["inner began", "inner changed", "inner ended"])
  }

  @Test func whoIsFirstToBeRecognisedWinsWhereverItIs() {
    _ = world.write("outer", UIPanGestureRecognizer(), on: screen.view)
    _ = world.write("inner", UISwipeGestureRecognizer(), on: child)
    finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), at: 1, steps: 10)
    #expect(world.journal.entries.first == "outer began")
    #expect(!world.journal.entries.contains("inner ended"))
  }

  @Test func whoeverIsPreventedFailsAtOnceAndIsFreshForTheNextTouch() {
    let tap = world.write("tap", UITapGestureRecognizer(), on: screen.view)
    _ = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 120, y: 100), at: 1, lifts: false)
    #expect(tap.state == .failed)
    finger.up(120, 100, at: 2)
    #expect(tap.state == .possible)
    #expect(!world.journal.entries.contains("tap ended"))
  }

  @Test func aDelegateAllowsBoth() {
    _ = world.write("outer", UIPanGestureRecognizer(), on: screen.view)
    world.write("inner", UIPanGestureRecognizer(), on: child).delegate = delegate
    delegate.allowsBoth = true
    pan()
    #expect(
      world.journal.entries == [
        "inner began", "outer began", "inner changed", "outer changed", "inner ended", "outer ended",
      ])
  }

  @Test func aRequiredFailureIsWaitedFor() {
    let double = world.write("double", UITapGestureRecognizer(), on: screen.view)
    double.numberOfTapsRequired = 2
    world.write("single", UITapGestureRecognizer(), on: screen.view).require(toFail: double)
    finger.tap(100, 100, at: 1)
    #expect(world.journal.entries.isEmpty)
    world.stage.advance(to: 1.39)
    #expect(world.journal.entries.isEmpty)
    world.stage.advance(to: 1.41)
    #expect(world.journal.entries == ["single ended"])
  }

  @Test func whoeverWaitsFailsWhenTheOtherIsRecognised() {
    let double = world.write("double", UITapGestureRecognizer(), on: screen.view)
    double.numberOfTapsRequired = 2
    world.write("single", UITapGestureRecognizer(), on: screen.view).require(toFail: double)
    finger.tap(100, 100, at: 1)
    finger.tap(100, 100, at: 1.2)
    world.stage.advance(to: 5)
    #expect(world.journal.entries == ["double ended"])
  }

  @Test func withoutARequirementADoubleTapIsASingleTapToo() {
    _ = world.write("single", UITapGestureRecognizer(), on: screen.view)
    world.write("double", UITapGestureRecognizer(), on: screen.view).numberOfTapsRequired = 2
    finger.tap(100, 100, at: 1)
    finger.tap(100, 100, at: 1.2)
    #expect(world.journal.entries == ["single ended", "double ended"])
  }

  @Test func aPanThatWaitedBeginsWhenTheOtherFailsAndStillEnds() {
    let press = world.write("press", UILongPressGestureRecognizer(), on: screen.view)
    press.allowableMovement = 30
    world.write("pan", UIPanGestureRecognizer(), on: screen.view).require(toFail: press)
    finger.down(100, 100, at: 1)
    finger.move(120, 100, at: 1.1)
    #expect(world.journal.entries.isEmpty)
    finger.move(140, 100, at: 1.2)
    #expect(world.journal.entries == ["pan began"])
    finger.up(140, 100, at: 1.3)
    #expect(world.journal.entries == ["pan began", "pan ended"])
  }

  @Test func aWaitingPanWhoseFingerLeavesBeginsAndEndsAtOnce() {
    let press = world.write("press", UILongPressGestureRecognizer(), on: screen.view)
    press.allowableMovement = 100
    world.write("pan", UIPanGestureRecognizer(), on: screen.view).require(toFail: press)
    finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), at: 1)
    #expect(world.journal.entries == ["pan began", "pan ended"])
  }

  @Test(arguments: [true, false])
  func delegatesAndSubclassesSayWhoWaits(asksForFailure: Bool) {
    let press = world.write("press", UILongPressGestureRecognizer(), on: screen.view)
    press.allowableMovement = 30
    let pan = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    if asksForFailure { (pan.delegate, delegate.waits) = (delegate, true) }
    if !asksForFailure { (press.delegate, delegate.isWaitedFor) = (delegate, true) }
    finger.down(100, 100, at: 1)
    finger.move(120, 100, at: 1.1)
    #expect(world.journal.entries.isEmpty)
    finger.move(140, 100, at: 1.2)
    #expect(world.journal.entries == ["pan began"])
    #expect(delegate.questions == 1)
  }

  @Test func gesturesThatWaitForEachOtherDoNotWaitForEver() {
    let a = world.write("a", UITapGestureRecognizer(), on: screen.view)
    let b = world.write("b", UITapGestureRecognizer(), on: screen.view)
    a.require(toFail: b)
    b.require(toFail: a)
    finger.tap(100, 100, at: 1)
    #expect(world.journal.entries == ["b ended"])
  }

  @Test func theDelegateMayForbidTheBeginning() {
    let pan = world.write("pan", UIPanGestureRecognizer(), on: child)
    pan.delegate = delegate
    delegate.mayBegin = false
    _ = world.write("outer", UIPanGestureRecognizer(), on: screen.view)
    self.pan()
    #expect(world.journal.entries == ["outer began", "outer changed", "outer ended"])
    #expect(delegate.beginnings == 1)
  }

  /// A gesture is possible until everyone who is asked has agreed.
  @Test(arguments: [true, false]) func theDelegateIsAskedWhileTheGestureIsPossible(isPan: Bool) {
    let asking = isPan ? UIPanGestureRecognizer() : UITapGestureRecognizer()
    world.write("asking", asking, on: child).delegate = delegate
    _ = world.write("other", UILongPressGestureRecognizer(), on: child)
    if isPan { pan() } else { finger.tap(100, 100, at: 1) }
    #expect(world.journal.entries.first == (isPan ? "asking began" : "asking ended"))
    #expect(delegate.states.count == 2 && Set(delegate.states) == [.possible])
  }

  @Test func aViewMayForbidTheBeginningOfItsSuperviewsGesture() {
    let guardian = Guardian(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    screen.view.addSubview(guardian)
    _ = world.write("outer", UIPanGestureRecognizer(), on: screen.view)
    pan()
    #expect(world.journal.entries.isEmpty)
  }

  @Test func aTouchThatIsNotReceivedIsNotSeen() {
    let pan = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    pan.delegate = delegate
    delegate.receives = false
    self.pan()
    #expect(world.journal.entries.isEmpty)
    #expect(pan.numberOfTouches == 0)
  }

  @Test func aHandlerMayTakeItsOwnViewAway() {
    let tap = UITapGestureRecognizer { $0.view?.removeFromSuperview() }
    child.addGestureRecognizer(tap)
    finger.tap(100, 100, at: 1)
    #expect(child.superview == nil)
    #expect(tap.state == .possible)
  }
}

/// Answers as it is told.
final class ConflictDelegate: NSObject, UIGestureRecognizerDelegate {
  var allowsBoth = false
  var waits = false
  var isWaitedFor = false
  var mayBegin = true
  var receives = true
  private(set) var questions = 0
  private(set) var beginnings = 0
  /// The gesture's at each question whether it may begin, or must wait.
  private(set) var states: [UIGestureRecognizer.State] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    beginnings += 1
    states.append(gestureRecognizer.state)
    return mayBegin
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsBoth }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if waits { questions += 1 }
    states.append(gestureRecognizer.state)
    return waits
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isWaitedFor { questions += 1 }
    return isWaitedFor
  }
}

/// A view that lets no gesture begin.
private final class Guardian: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
