import InterludeUI
import InterludeUITestSupport
import Testing

/// Coordinates of views and of the screen.
@Suite final class CoordinateSpaceTests {
  lazy var world = World()

  @Test func aViewsPointIsTheScreensByTheWindowsPlace() {
    let screen = world.showEmpty()
    let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
    inner.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    screen.view.addSubview(outer)
    outer.addSubview(inner)
    world.window.frame.origin = CGPoint(x: 3, y: 4)
    let space: any UICoordinateSpace = UIScreen.main.coordinateSpace
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 19, y: 30))
    #expect(inner.convert(CGPoint(x: 19, y: 30), from: space) == CGPoint(x: 1, y: 1))
    #expect(space.convert(inner.bounds, from: inner) == CGRect(x: 18, y: 29, width: 20, height: 20))
    let other: any UICoordinateSpace = outer
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: 6, y: 6))
  }
}
