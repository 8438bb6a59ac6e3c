import InterludeUI
import InterludeUITestSupport
import MotionCurves
import Testing

/// Fingers and scroll views as measured.
@Suite final class FingerBehaviorTests {
  private lazy var world = World()
  private lazy var screen = world.showEmpty()

  /// Raw data: the lift is no sample if the finger has not moved since.
  @Test(arguments: [0.001, 0.008, 0.016])
  func aLiftThatComesLaterThanTheLastMoveCostsNoVelocity(delay: Double) {
    var velocity = CGPoint.zero
    screen.view.addGestureRecognizer(
      UIPanGestureRecognizer { pan in
        if pan.state == .ended { velocity = pan.velocity(in: nil) }
      })
    flick(liftingAfter: delay)
    #expect(velocity.x.isNear(600, within: 1e-9))
  }

  /// A finger that has come to rest before it lifts has no velocity.
  @Test func aFingerThatRestsBeforeItsLiftIsAtRest() {
    var velocity = CGPoint(x: 1, y: 1)
    screen.view.addGestureRecognizer(
      UIPanGestureRecognizer { pan in
        if pan.state == .ended { velocity = pan.velocity(in: nil) }
      })
    flick(liftingAfter: 0.11)
    #expect(velocity == .zero)
  }

  /// To the right at 600 points per second, a sample each 8 ms.
  private func flick(liftingAfter delay: Double) {
    let finger = screen.finger
    finger.down(50, 300, at: 1)
    for step in 1...12 { finger.move(50 + 4.8 * CGFloat(step), 300, at: 1 + 0.008 * Double(step)) }
    finger.up(50 + 4.8 * 12, 300, at: 1 + 0.096 + delay)
  }

  // MARK: Scroll views, iOS 26.1

  private lazy var scroll: UIScrollView = {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 640)
    screen.view.addSubview(scroll)
    return scroll
  }()

  private func offset(at time: Double) -> CGFloat {
    world.stage.advance(to: time)
    return scroll.contentOffset.y
  }

  /// Thrown against its edge, content goes on with 0.55 of its velocity, and comes back on a critical spring of ω = 10.9.
  @Test func contentThatMeetsItsEdge() {
    _ = scroll
    screen.finger.drag(
      from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), at: 1, duration: 0.1, steps: 12)
    let decay = Decay(initialVelocity: 1500)
    let arrival = (1...4000).lazy.map { Double($0) / 10000 }.first { decay.value(at: $0) * decay.distance >= 100 } ?? 0
    let speed = 0.55 * decay.velocity(at: arrival) * decay.distance
    for step in 0...20 {
      let time = Double(step) / 50
      #expect((offset(at: 1.1 + arrival + time) - 240).isNear(speed * time * exp(-10.9 * time), within: 0.2))
    }
  }

  /// Let go at rest past its edge, it starts back at 7.4 times the distance a second.
  @Test func contentThatIsLetGoPastItsEdge() {
    _ = scroll
    screen.finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 210), at: 1, lifts: false)
    screen.finger.up(100, 210, at: 2)
    let pulled = scroll.contentOffset.y
    #expect(pulled < -40)
    for step in 0...20 {
      let time = Double(step) / 50
      #expect(offset(at: 2 + time).isNear(pulled * (1 + (10.9 - 7.4) * time) * exp(-10.9 * time), within: 1e-9))
    }
  }

  /// A flick is told to go 1.7 to 2.4 points farther than it does.
  @Test(arguments: [400.0, -600])
  func theTargetOfAFlick(velocity: CGFloat) {
    scroll.contentSize.height = 5000
    scroll.contentOffset.y = 2000
    let probe = ScrollProbe(world.journal)
    scroll.delegate = probe
    screen.finger.drag(
      from: CGPoint(x: 100, y: 200 + velocity * 0.1), to: CGPoint(x: 100, y: 200), at: 1, duration: 0.1, steps: 12)
    world.settle()
    let lead = ((probe.proposed?.y ?? 0) - scroll.contentOffset.y) * (velocity < 0 ? -1 : 1)
    #expect((1.7...2.4).contains(lead))
  }
}
