import InterludeUI
import InterludeUITestSupport
import Testing

/// The physics of scrolling, by real touches, against the published formulas over a grid. Not one constant or line of the
/// engine's own is used on the expected side.
@Suite final class ScrollPhysicsTests {
  lazy var world = World(size: CGSize(width: 1000, height: 1000))
  lazy var screen = world.showEmpty()

  private func scrollView(_ size: CGSize, content: CGSize) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
    scroll.contentSize = content
    scroll.contentInsetAdjustmentBehavior = .never
    screen.view.addSubview(scroll)
    return scroll
  }

  /// x·c·d/(d + c·x) with c = .55, a finger at x beyond the edge after the slop of 10.
  @Test(arguments: [200.0, 400, 844], [1.0, 7, 30, 100, 190])
  func theRubberBandIsWithinAHundredthOfAPoint(dimension: CGFloat, pull: CGFloat) {
    for (vertical, sign) in [(true, 1.0), (true, -1), (false, 1), (false, -1)] {
      let scroll = scrollView(
        CGSize(width: dimension, height: dimension), content: CGSize(width: dimension + 500, height: dimension + 500))
      // Content at the edge that the finger pulls away from.
      if sign < 0 { scroll.contentOffset = CGPoint(x: 500, y: 500) }
      let way = (pull + 10) * sign
      let start = CGPoint(x: dimension / 2, y: dimension / 2)
      let end = CGPoint(x: start.x + (vertical ? 0 : way), y: start.y + (vertical ? way : 0))
      let time = world.stage.time + 1
      screen.finger.drag(from: start, to: end, at: time, steps: 13, lifts: false)
      let offset = vertical ? scroll.contentOffset.y : scroll.contentOffset.x
      let shown = sign > 0 ? -offset : offset - 500
      #expect(abs(shown - pull * 0.55 * dimension / (dimension + 0.55 * pull)) < 0.01)
      screen.finger.up(end.x, end.y, at: time + 1)
      world.settle()
      #expect((vertical ? scroll.contentOffset.y : scroll.contentOffset.x) == (sign > 0 ? 0 : 500))
      scroll.removeFromSuperview()
    }
  }

  /// (v − 10)·.499 at the normal rate, (v − 10)·.099 at the fast one.
  @Test(arguments: [(UIScrollView.DecelerationRate.normal, 0.499), (.fast, 0.099)])
  func theTargetIsWithinHalfAPointOverAGridOfVelocities(rate: UIScrollView.DecelerationRate, share: CGFloat) {
    for speed in stride(from: 25.0, through: 6000, by: 175) {
      for (vertical, sign) in [(true, 1.0), (true, -1), (false, 1), (false, -1)] {
        let scroll = scrollView(
          CGSize(width: 900, height: 900), content: CGSize(width: 20000, height: 20000))
        scroll.decelerationRate = rate
        scroll.contentOffset = CGPoint(x: 9000, y: 9000)
        let released = flick(speed, vertical: vertical, sign: sign, at: world.stage.time + 1)
        let start = vertical ? scroll.contentOffset.y : scroll.contentOffset.x
        world.stage.advance(to: released + 20)
        let end = vertical ? scroll.contentOffset.y : scroll.contentOffset.x
        #expect(abs((start - end) - sign * max(0, speed - 10) * share) < 0.5, "\(speed) \(vertical) \(sign)")
        scroll.removeFromSuperview()
      }
    }
  }

  /// The velocity falls by .998 each millisecond and stops at 10 points per second; each millisecond moves by the velocity
  /// of its end.
  @Test(arguments: [300.0, 1500, 4000])
  func theGlideIsTheSumOfItsMilliseconds(speed: CGFloat) {
    let scroll = scrollView(CGSize(width: 900, height: 900), content: CGSize(width: 900, height: 20000))
    scroll.contentOffset.y = 9000
    let released = flick(speed, vertical: true, sign: -1, at: 1)
    var (velocity, expected) = (speed, scroll.contentOffset.y)
    for millisecond in 1...6000 where velocity > 10 {
      velocity *= 0.998
      expected += velocity / 1000
      guard velocity > 10, millisecond % 50 == 0 else { continue }
      world.stage.advance(to: released + Double(millisecond) / 1000)
      #expect(abs(scroll.contentOffset.y - expected) < 0.01, "after \(millisecond) ms")
    }
    #expect(velocity <= 10)
  }

  /// Moves a finger evenly for a tenth of a second and lifts it; the time of that. A slow one has passed its slop before.
  private func flick(_ speed: CGFloat, vertical: Bool, sign: CGFloat, at time: Double) -> Double {
    func point(_ way: CGFloat) -> CGPoint {
      CGPoint(x: 450 + (vertical ? 0 : way * sign), y: 450 + (vertical ? way * sign : 0))
    }
    let (start, distance) = (-speed / 20, speed / 10)
    let finger = screen.finger
    finger.down(point(start - 10).x, point(start - 10).y, at: time)
    finger.move(point(start).x, point(start).y, at: time + 0.5)
    for step in 1...12 {
      let place = point(start + distance * CGFloat(step) / 12)
      finger.move(place.x, place.y, at: time + 0.5 + 0.1 * Double(step) / 12)
    }
    let end = point(start + distance)
    finger.up(end.x, end.y, at: time + 0.6)
    return time + 0.6
  }
}
