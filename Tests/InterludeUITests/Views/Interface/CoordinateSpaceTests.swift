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

  /// Apple's documentation: the origin of the fixed space is the screen's upper left corner held upright. On its side, with the top on
  /// the left, that is the lower left one.
  @Test func theFixedSpaceStaysUprightWhenTheScreenTurns() {
    let screen = world.showEmpty()
    let box = UIView(frame: CGRect(x: 20, y: 50, width: 30, height: 10))
    screen.view.addSubview(box)
    func fixed() -> any UICoordinateSpace { UIScreen.main.fixedCoordinateSpace }
    #expect(fixed().bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(box.convert(box.bounds, to: fixed()) == box.frame)

    world.stage.send(InputEvent(time: 0, kind: .resize(CGSize(width: 844, height: 390), scale: 2)))
    #expect(UIScreen.main.bounds.size == CGSize(width: 844, height: 390))
    #expect(fixed().bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    let places: [(CGPoint, CGPoint)] = [
      (CGPoint(x: 0, y: 390), .zero), (.zero, CGPoint(x: 390, y: 0)),
      (CGPoint(x: 844, y: 390), CGPoint(x: 0, y: 844)), (CGPoint(x: 100, y: 90), CGPoint(x: 300, y: 100)),
    ]
    let now = UIScreen.main.coordinateSpace
    for (turned, upright) in places {
      #expect(now.convert(turned, to: fixed()) == upright && fixed().convert(upright, to: now) == turned)
      #expect(now.convert(upright, from: fixed()) == turned && fixed().convert(turned, from: now) == upright)
    }
    #expect(box.convert(box.bounds, to: fixed()) == CGRect(x: 330, y: 20, width: 10, height: 30))
    #expect(box.convert(CGRect(x: 330, y: 20, width: 10, height: 30), from: fixed()) == box.bounds)
    #expect(fixed().convert(box.bounds, from: box) == CGRect(x: 330, y: 20, width: 10, height: 30))
    #expect(world.window.windowScene?.coordinateSpace.bounds == UIScreen.main.bounds)
  }
}
