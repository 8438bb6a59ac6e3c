import DisplayList
import Dragging
import Foundation
import Testing

@Suite struct DragSessionTests {
  private let down = CGVector(dx: 0, dy: 400)

  @Test func aFingerMovesAMotionAsFarAlongItsWayAsItGoesItself() {
    var session = DragSession(pulling: 0)
    session.drag(by: CGPoint(x: 90, y: 100), along: down)
    #expect(session.asked == 0.25)
    // On a slanting way only what lies along it counts: (30, 40) · (3, 4)/5 = 50 of 500 points.
    session.drag(by: CGPoint(x: 30, y: 40), along: CGVector(dx: 300, dy: 400))
    #expect(abs(session.asked - 0.1) < 1e-15)
  }

  @Test func whatIsCaughtGoesOnFromWhereItWas() {
    var session = DragSession(catching: 0.6)
    session.drag(by: CGPoint(x: 0, y: -40), along: down)
    #expect(abs(session.asked - 0.5) < 1e-15)
    #expect(session.start == 0.6)
  }

  @Test func aWayWithoutLengthMovesNothing() {
    var session = DragSession(catching: 0.6)
    session.drag(by: CGPoint(x: 0, y: -40), along: .zero)
    #expect(session.asked == 0.6)
  }

  @Test func aFingerThatWaversOnlyPresses() {
    var session = DragSession(catching: 0.6)
    session.drag(by: CGPoint(x: 1.8, y: 2.4), along: down)
    #expect(!session.isDragging)
    session.drag(by: CGPoint(x: 0, y: 3.1), along: down)
    #expect(session.isDragging)
    // Back where it came down it still has dragged.
    session.drag(by: .zero, along: down)
    #expect(session.isDragging)
  }

  @Test func whatIsPulledIsDraggedFromTheFirstPointOn() {
    #expect(DragSession(pulling: 0).isDragging)
    #expect(!DragSession(catching: 0).isDragging)
  }

  @Test(arguments: [(0, 2), (0.025, 1.5), (0.05, 1), (0.1, 0), (3, 0)] as [(Double, CGFloat)])
  func theVelocityOfWhatWasStoppedFadesInATenthOfASecond(wait: Double, left: CGFloat) {
    let release = DragSession(catching: 0.4, velocity: 2, at: 7).release(within: 0...1, velocity: 9, at: 7 + wait)
    #expect(release.isPress)
    #expect(release.place == 0.4)
    #expect(abs(release.velocity - left) < 1e-9)
  }

  @Test func whatIsDraggedGoesOnAtTheVelocityOfTheFinger() {
    var session = DragSession(catching: 0.4, velocity: 2, at: 7)
    session.drag(to: 0.5, after: 40)
    let release = session.release(within: 0...1, velocity: -3, at: 7)
    #expect(release == DragRelease(place: 0.5, velocity: -3, isPress: false))
  }

  @Test func beyondAnEndAMotionStandsStillHoweverFastTheFingerIs() {
    var session = DragSession(pulling: 0)
    session.drag(to: 1.2)
    #expect(session.release(within: 0...1, velocity: 5) == DragRelease(place: 1, velocity: 0, isPress: false))
    session.drag(to: -0.1)
    #expect(session.release(within: 0...1, velocity: 5) == DragRelease(place: 0, velocity: 0, isPress: false))
    session.drag(to: 1)
    #expect(session.release(within: 0...1, velocity: 5).velocity == 5)
  }

  @Test func aMotionComesToRestWhereAScrollViewWould() {
    // A scroll view sums up v/1000 · 0.998ⁿ points a millisecond, from n = 1 on.
    var place = 100.0
    var step = 1500.0 / 1000
    for _ in 0..<20_000 {
      step *= 0.998
      place += step
    }
    let projected = DragRelease(place: 100, velocity: 1500, isPress: false).projectedPlace
    #expect(abs(projected - place) < 1e-6)
  }

  @Test func theVelocityOfASpringIsInWaysThatAreLeft() {
    let release = DragRelease(place: 0.75, velocity: 2, isPress: false)
    #expect(release.velocity(relativeTo: 1) == 8)
    #expect(release.velocity(relativeTo: 0) == -2 / 0.75)
    #expect(release.velocity(relativeTo: 0.75) == 0)
  }
}
