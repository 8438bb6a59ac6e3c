import DisplayList
import Foundation
import Testing

struct RoundedRectTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  /// Points along a path, its curves cut into 32.
  private func points(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .curve(let end, let c1, let c2):
        guard let start = points.last else { continue }
        for step in 1...32 {
          let t = CGFloat(step) / 32
          let s = 1 - t
          let blend = { (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat) in
            s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          }
          points.append(CGPoint(x: blend(start.x, c1.x, c2.x, end.x), y: blend(start.y, c1.y, c2.y, end.y)))
        }
      case .quadCurve(let end, _): points.append(end)
      case .close: break
      }
    }
    return points
  }

  @Test func cornersAreCircles() {
    let radius = 25.0
    for point in points(Path(RoundedRect(rect, radius: radius))) {
      // The circle's centre of whichever corner the point is in.
      let center = CGPoint(
        x: min(max(point.x, rect.minX + radius), rect.maxX - radius),
        y: min(max(point.y, rect.minY + radius), rect.maxY - radius))
      let distance = ((point.x - center.x) * (point.x - center.x) + (point.y - center.y) * (point.y - center.y))
        .squareRoot()
      #expect(abs(distance - radius) < 0.0003 * radius)
    }
  }

  @Test func theOutlineRunsClockwiseAndEnclosesTheShapesArea() {
    let outline = points(Path(RoundedRect(rect, radius: 25)))

    var doubled = 0.0
    for (index, b) in outline.enumerated() {
      let a = outline[(index + outline.count - 1) % outline.count]
      doubled += a.x * b.y - b.x * a.y
    }

    // Positive is clockwise where y points down.
    #expect(abs(doubled / 2 - (100 * 60 - (4 - .pi) * 625)) < 2)
  }

  @Test(arguments: [
    (CACornerMask.layerMinXMinYCorner, 0), (.layerMaxXMinYCorner, 1), (.layerMaxXMaxYCorner, 2),
    (.layerMinXMaxYCorner, 3),
  ])
  func aCornerThatIsNotInTheMaskIsSharp(mask: CACornerMask, corner: Int) {
    let outline = points(Path(RoundedRect(rect, radius: 10, corners: mask)))

    for index in 0..<4 {
      let isSharp = outline.contains { $0.distance(to: rect.corners[index]) < 1e-9 }
      #expect(isSharp == (index != corner))
    }
  }

  @Test func theRadiusIsDrawnWithin0AndHalfTheShorterSide() {
    #expect(RoundedRect(rect, radius: 99).effectiveRadius == 30)
    #expect(RoundedRect(rect, radius: -4).effectiveRadius == 0)
    #expect(RoundedRect(rect, radius: 12).effectiveRadius == 12)
  }

  @Test func anInsetKeepsCornersConcentric() {
    let inner = RoundedRect(rect, radius: 12).inset(by: 5)

    #expect(inner == RoundedRect(CGRect(x: 15, y: 25, width: 90, height: 50), radius: 7))
    #expect(RoundedRect(rect, radius: 12).inset(by: 20)?.radius == 0)
    #expect(RoundedRect(rect).inset(by: 30) == nil)
  }

  @Test func aShapesPathIsItsOutline() {
    let shape = RoundedRect(rect, radius: 3)
    let triangle = Path([.move(.zero), .line(CGPoint(x: 1, y: 0)), .line(CGPoint(x: 0, y: 1)), .close])

    #expect(Shape.roundedRect(shape).path == Path(shape))
    #expect(Shape.path(triangle).path == triangle)
  }
}
