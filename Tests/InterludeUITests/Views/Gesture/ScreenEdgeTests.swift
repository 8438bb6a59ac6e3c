import InterludeUI
import InterludeUITestSupport
import Testing

/// A screen edge pan starts at the edges that it is told, and nowhere else.
@Suite final class ScreenEdgeTests {
  /// An edge of a screen of 390 × 844 points, the middle of it, and the way inwards.
  struct Side: CustomTestStringConvertible {
    var testDescription: String
    var edge: UIRectEdge
    var middle: CGPoint
    var inwards: CGVector
  }

  nonisolated static let sides = [
    Side(testDescription: "top", edge: .top, middle: CGPoint(x: 195, y: 0), inwards: CGVector(dx: 0, dy: 1)),
    Side(testDescription: "left", edge: .left, middle: CGPoint(x: 0, y: 422), inwards: CGVector(dx: 1, dy: 0)),
    Side(testDescription: "bottom", edge: .bottom, middle: CGPoint(x: 195, y: 844), inwards: CGVector(dx: 0, dy: -1)),
    Side(testDescription: "right", edge: .right, middle: CGPoint(x: 390, y: 422), inwards: CGVector(dx: -1, dy: 0)),
  ]

  lazy var world = World()
  lazy var screen = world.showEmpty()

  /// Whether a finger that comes down some way from a side, and goes further inwards, begins the pan.
  private func begins(_ edges: UIRectEdge, from side: Side, distance: CGFloat) -> Bool {
    world.write("edge", UIScreenEdgePanGestureRecognizer(), on: screen.view).edges = edges
    let point = { (way: CGFloat) in
      CGPoint(x: side.middle.x + way * side.inwards.dx, y: side.middle.y + way * side.inwards.dy)
    }
    screen.finger.drag(from: point(distance), to: point(distance + 100), at: 1)
    return world.journal.entries.first == "edge began"
  }

  @Test(arguments: sides) func itStartsAtItsOwnEdge(side: Side) {
    #expect(begins(side.edge, from: side, distance: 5))
  }

  /// As far inwards as along the edge is inwards, at the sides.
  @Test(arguments: [(1.0, 17.0), (389, 373)]) func atTheSidesADiagonalIsInwards(start: CGFloat, end: CGFloat) {
    world.write("edge", UIScreenEdgePanGestureRecognizer(), on: screen.view).edges = [.left, .right]
    screen.finger.down(start, 400, at: 1)
    screen.finger.move(end, 416, at: 1.1)
    #expect(world.journal.entries == ["edge began"])
  }

  @Test(arguments: sides) func itDoesNotStartAtTheOthers(side: Side) {
    #expect(!begins(.all.subtracting(side.edge), from: side, distance: 5))
  }

  @Test(arguments: sides) func itDoesNotStartAwayFromItsEdge(side: Side) {
    #expect(!begins(side.edge, from: side, distance: 60))
  }
}
