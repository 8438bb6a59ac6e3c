import DisplayList
import Foundation
import Testing

struct ArcTests {
  private func arc(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    path.addArc(center: CGPoint(x: 1, y: 2), radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  @Test func clockwiseIsTheSenseOfDecreasingAngles() {
    let quarter = arc(from: 0, to: .pi / 2, clockwise: false)
    let rest = arc(from: 0, to: .pi / 2, clockwise: true)

    #expect(quarter.path.elements.count == 2)
    #expect(rest.path.elements.count == 4)
    for path in [quarter, rest] { #expect(path.currentPoint.distance(to: CGPoint(x: 1, y: 12)) < 1e-12) }
    #expect(quarter.boundingBoxOfPath.minX > 0.999)
    #expect(abs(rest.boundingBoxOfPath.minX + 9) < 1e-12)
  }

  @Test(arguments: [(0.0, 2 * Double.pi), (1, 20), (-3, 3.3)])
  func endsAFullTurnApartOrMoreGiveTheWholeCircleOnce(start: Double, end: Double) {
    let path = arc(from: start, to: end, clockwise: false)

    #expect(path.path.elements.count == 5)
    #expect(path.path.windingNumber(around: CGPoint(x: 1, y: 2)) == 1)
  }

  @Test func everyPointOfAnArcIsARadiusFromTheCentre() {
    for segment in arc(from: 0.3, to: 4, clockwise: false).path.segments() {
      for step in 0...20 {
        let point = segment.point(at: Double(step) / 20)
        #expect(abs(hypot(point.x - 1, point.y - 2) - 10) < 0.003)
      }
    }
  }

  @Test func aLineLeadsToTheArcFromWhereThePathIs() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: 1, clockwise: false)

    #expect(Array(path.path.elements.prefix(2)) == [.move(.zero), .line(CGPoint(x: 5, y: 0))])
  }
}
