import DisplayList
import Foundation
import Testing

struct CGPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  /// Green's theorem over fine chords.
  private func area(_ path: CGPath) -> Double {
    path.path.segments(closingAll: true).reduce(0) { sum, segment in
      let points = (0...400).map { segment.point(at: Double($0) / 400) }
      return sum + zip(points, points.dropFirst()).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }
  }

  @Test func areasAreThoseOfTheShapes() {
    let corners = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 10, transform: nil)

    #expect(abs(area(CGPath(rect: rect, transform: nil)) - 6000) < 1e-9)
    // The Bézier circle's area is 0.0274 % more than the circle's.
    #expect(abs(area(CGPath(ellipseIn: rect, transform: nil)) / (.pi * 50 * 30) - 1.000274) < 2e-5)
    #expect(abs(area(corners) - (6000 - (4 - .pi) * 200)) < 0.2)
  }

  @Test func cornersTooLargeForARectangleKeepTheirRatio() {
    let path = CGPath(roundedRect: rect, cornerWidth: 80, cornerHeight: 40, transform: nil)

    // Half the width is the limit: 50 by 25.
    #expect(path.path.elements.first == .move(CGPoint(x: 60, y: 20)))
    #expect(path.contains(CGPoint(x: 10.1, y: 50)))
    #expect(abs(area(path) - (6000 - (4 - .pi) * 50 * 25)) < 1.2)
  }

  @Test func aTransformAppliesToWhatIsAdded() {
    var turn = CGAffineTransform(0, 1, -1, 0, 0, 0)
    let path = CGPath(rect: rect, transform: &turn)

    #expect(path.boundingBox == CGRect(x: -80, y: 10, width: 60, height: 100))
  }

  @Test func aCopyDoesNotFollowTheOriginal() {
    let path = CGMutablePath()
    path.addRect(rect)
    let copy = path.copy()
    path.move(to: .zero)

    #expect(copy == CGPath(rect: rect, transform: nil))
    #expect(copy != path.copy())
  }

  @Test func afterClosingThePathStandsWhereTheContourBegan() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.closeSubpath()

    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.path.segments().count == 3)
  }

  @Test func aLineWithoutACurrentPointAddsNothing() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.closeSubpath()

    #expect(path.isEmpty)
  }

  @Test func aCopyUnderATransformLeavesThePath() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
    var map = CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 5, ty: 0)
    #expect(path.copy(using: &map)?.boundingBox == CGRect(x: -15, y: 0, width: 20, height: 20))
    #expect(path.copy(using: nil) == path && path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func coloursAreOfOneSpace() {
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.name == "kCGColorSpaceSRGB" && CGColorSpace(name: "other") == nil)
    #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
    #expect(CGColor.white.numberOfComponents == CGColor.white.components?.count)
  }
}
