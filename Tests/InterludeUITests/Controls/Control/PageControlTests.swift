import InterludeUI
import InterludeUITestSupport
import Testing

/// The dots of pages, and the steps of a number.
@Suite final class PageControlTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()
  var finger: Finger { screen.finger }

  /// A control at (100, 100) that writes down its changes.
  private func show<Control: UIControl>(_ control: Control) -> Control {
    control.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: control.intrinsicContentSize)
    screen.view.addSubview(control)
    control.addAction(UIAction { [world] _ in world.journal.write("changed") }, for: .valueChanged)
    world.stage.commit()
    return control
  }

  private func pages(_ count: Int) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    return show(control)
  }

  /// The dots' widths, from the left.
  private func dots(of control: UIPageControl) -> [CGFloat] {
    world.layOut()
    return control.subviews.dropFirst().map(\.bounds.width)
  }

  // MARK: Pages

  @Test func aTapOnAHalfTurnsThePageAndTellsOnlyOfAChange() {
    let control = pages(3)
    let (left, right) = (control.frame.minX + 20, control.frame.maxX - 20)
    finger.tap(left, 113, at: 1)
    #expect(control.currentPage == 0 && world.journal.entries.isEmpty)
    for time in [2.0, 3, 4] { finger.tap(right, 113, at: time) }
    #expect(control.currentPage == 2)
    finger.tap(left, 113, at: 5)
    #expect(control.currentPage == 1)
    #expect(world.journal.entries == ["changed", "changed", "changed"])
  }

  @Test(arguments: [(true, 3, 3), (false, 1, 1)])
  func aFingerAlongTheDotsPassesAPageForEach(isAllowed: Bool, page: Int, changes: Int) {
    let control = pages(6)
    control.allowsContinuousInteraction = isAllowed
    // Three dots on are 55.5 points, still on the right half: without following, it is a tap there.
    let start = CGPoint(x: control.frame.midX + 10, y: 113)
    finger.drag(from: start, to: CGPoint(x: start.x + 55.5, y: 113), at: 1, lifts: false)
    #expect((control.interactionState == .continuous) == isAllowed)
    finger.up(start.x + 55.5, 113, at: 2)
    #expect(control.interactionState == .none)
    #expect(control.currentPage == page && world.journal.entries.count == changes)
  }

  @Test func thePageStaysAmongThoseThereAre() {
    let control = pages(5)
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    #expect(world.journal.entries.isEmpty)
  }

  @Test func asManyDotsShowAsThereIsRoomForAndTheLastOnesAreSmallWherePagesFollow() throws {
    let control = pages(40)
    control.frame.size.width = 100
    #expect(dots(of: control) == [8, 8, 8, 8, 4])
    control.currentPage = 20
    control.currentPageIndicatorTintColor = .red
    #expect(dots(of: control) == [4, 8, 8, 8, 4])
    #expect(control.subviews.first { $0.backgroundColor == .red }?.center.x == 50)
    control.currentPage = 39
    #expect(dots(of: control) == [4, 8, 8, 8, 8])
    control.numberOfPages = 1
    #expect(dots(of: control).count == 1)
    control.hidesForSinglePage = true
    #expect(dots(of: control).isEmpty)
  }

  // MARK: Steps

  @Test func aTapStepsAndStopsAtTheEnds() {
    let stepper = show(UIStepper())
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    (stepper.maximumValue, stepper.stepValue) = (5, 2)
    finger.tap(120, 116, at: 1)
    #expect(stepper.value == 0 && world.journal.entries.isEmpty)
    for time in [2.0, 3, 4, 5] { finger.tap(170, 116, at: time) }
    #expect(stepper.value == 5 && world.journal.entries.count == 3)
    stepper.wraps = true
    finger.tap(170, 116, at: 6)
    #expect(stepper.value == 0)
    finger.tap(120, 116, at: 7)
    #expect(stepper.value == 5)
  }

  @Test(arguments: [(true, true, 5, 5), (true, false, 5, 1), (false, true, 1, 1)])
  func aFingerThatIsHeldStepsOn(repeats: Bool, isContinuous: Bool, value: Double, changes: Int) {
    let stepper = show(UIStepper())
    (stepper.autorepeat, stepper.isContinuous) = (repeats, isContinuous)
    finger.down(170, 116, at: 1)
    // After half a second, and every tenth of one after it: five times by 0.95 s.
    world.stage.advance(to: 1.95)
    finger.up(170, 116, at: 1.95)
    world.settle()
    #expect(stepper.value == value && world.journal.entries.count == changes)
  }

  @Test func aFingerThatHasLeftDoesNotStep() {
    let stepper = show(UIStepper())
    finger.down(170, 116, at: 1)
    finger.move(170, 400, at: 1.2)
    world.stage.advance(to: 3)
    finger.up(170, 400, at: 3)
    #expect(stepper.value == 0 && world.journal.entries.isEmpty)
  }

  @Test func aValueStaysBetweenItsBounds() {
    let stepper = UIStepper()
    stepper.value = 700
    #expect(stepper.value == 100)
    stepper.value = .nan
    #expect(stepper.value == 100)
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
    (stepper.minimumValue, stepper.value) = (-5, -9)
    #expect(stepper.value == -5)
  }
}
