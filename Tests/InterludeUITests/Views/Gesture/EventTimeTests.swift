import InterludeUI
import InterludeUITestSupport
import Testing

/// Events that the stage answers later than they happened, as a window's frame does.
@Suite final class EventTimeTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()

  private func send(_ kind: InputEvent.Kind, at time: Double, timestamp: Double?) {
    world.stage.send(InputEvent(time: time, timestamp: timestamp, kind: kind))
  }

  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 100, y: y) }

  @Test func aTouchBearsTheTimeAtWhichItHappenedWhileTheStageStandsAtThatOfTheAnswer() {
    let view = TimedView(frame: screen.view.bounds)
    screen.view.addSubview(view)

    send(.pointerDown(point(100), .primary), at: 1, timestamp: 0.98)
    send(.pointerMoved(point(120)), at: 1, timestamp: 0.99)
    send(.touches([.init(1, .began, at: point(300))]), at: 1.1, timestamp: 1.05)

    #expect(view.times == [[0.98, 0.98, 1], [0.99, 0.99, 1]])
  }

  @Test(arguments: [nil, 1, 2, .nan] as [Double?])
  func anEventThatSaysNoEarlierTimeHappenedWhenItIsAnswered(timestamp: Double?) {
    let view = TimedView(frame: screen.view.bounds)
    screen.view.addSubview(view)

    send(.pointerDown(point(100), .primary), at: 1, timestamp: timestamp)

    #expect(view.times == [[1, 1, 1]])
  }

  @Test func theVelocityOfMovesThatAreAnsweredAtOnceIsTheFingers() {
    let pan = world.write("pan", UIPanGestureRecognizer(), on: screen.view)
    send(.pointerDown(point(100), .primary), at: 1, timestamp: 1)
    for step in 1...8 {
      send(.pointerMoved(point(100 + 10 * CGFloat(step))), at: 1.1, timestamp: 1 + 0.01 * Double(step))
    }
    #expect(abs(pan.velocity(in: nil).y - 1000) < 1e-6)
    #expect(pan.translation(in: nil).y == 70)
  }

  @Test func whatAnAnswerBeginsBeginsWithTheAnswer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.view.addSubview(view)
    screen.view.addGestureRecognizer(
      UITapGestureRecognizer { _ in UIView.animate(withDuration: 1) { view.center.x = 105 } })
    send(.pointerDown(point(100), .primary), at: 1, timestamp: 0.9)
    send(.pointerUp(point(100), .primary), at: 1.2, timestamp: 1.1)

    #expect(view.layer.presentation()?.position.x == 5)
    world.stage.advance(to: 2.19)
    #expect((view.layer.presentation()?.position.x ?? 105) < 105)
    world.stage.advance(to: 2.2)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func tapsInQuickSuccessionAreCountedByWhenTheyHappened() {
    let view = TimedView(frame: screen.view.bounds)
    screen.view.addSubview(view)
    send(.pointerDown(point(100), .primary), at: 1, timestamp: 1)
    send(.pointerUp(point(100), .primary), at: 1.5, timestamp: 1.05)
    send(.pointerDown(point(100), .primary), at: 1.5, timestamp: 1.45)
    #expect(view.tapCounts == [1, 1])
  }
}

/// Writes down its touches' times, their events' and the stage's.
private final class TimedView: UIView {
  var times: [[Double]] = []
  var tapCounts: [Int] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches, event)
    tapCounts += touches.map(\.tapCount)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }

  private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches { times.append([touch.timestamp, event?.timestamp ?? .nan, CACurrentMediaTime()]) }
  }
}
