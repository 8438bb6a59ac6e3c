import DisplayList
import Foundation
import Testing

@testable import Rasterizer

/// Lines along paths, by the areas that geometry gives them.
struct StrokeTests {
  private let corner = Path([.move(CGPoint(x: 10, y: 30)), .line(CGPoint(x: 30, y: 30)), .line(CGPoint(x: 30, y: 50))])

  private func area(_ path: Path, _ change: (inout StrokeStyle) -> Void = { _ in }) -> Double {
    var style = StrokeStyle()
    style.width = 8
    change(&style)
    return draw(60, 60, .fill(.path(path.stroked(style)), .white, .identity)).coveredArea
  }

  @Test func aStraightLineIsARectangleItsCapsWhatTheyAreCalled() {
    let line = Path([.move(CGPoint(x: 10, y: 30)), .line(CGPoint(x: 40, y: 30))])
    #expect(area(line) == 240)
    #expect(area(line) { $0.cap = .square } == 240 + 64)
    #expect(abs(area(line) { $0.cap = .round } - 240 - 16 * .pi) < 0.2)
  }

  @Test func cornersAreFilledToTheOutsideWhicheverWayTheyTurn() {
    let other = Path([.move(CGPoint(x: 10, y: 30)), .line(CGPoint(x: 30, y: 30)), .line(CGPoint(x: 30, y: 10))])
    // Two bars of 160 that share a quarter of the corner's 8 × 8 square; the join is another quarter.
    for path in [corner, other] {
      #expect(abs(area(path) - (320 - 16 + 16)) < 0.1)
      #expect(abs(area(path) { $0.join = .bevel } - (320 - 16 + 8)) < 0.1)
      #expect(abs(area(path) { $0.join = .round } - (320 - 16 + 4 * .pi)) < 0.1)
      #expect(abs(area(path) { $0.miterLimit = 1.41 } - (320 - 16 + 8)) < 0.1)
      #expect(abs(area(path) { $0.miterLimit = 1.42 } - (320 - 16 + 16)) < 0.1)
    }
  }

  @Test func aCirclesLineIsARing() {
    let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40))
    let ring = Double.pi * (24 * 24 - 16 * 16)
    #expect(abs(area(circle) / ring - 1) < 2e-3)
    #expect(abs(area(circle) { ($0.start, $0.end) = (0.25, 0.75) } / (ring / 2) - 1) < 2e-3)
  }

  @Test func bitsShorterThanTheLineIsWideLeaveNoHoleAndNoBumpOnTheInnerSide() {
    // A turn of 180° in steps of 30°, 1 point each, under a line of 8: all of it lies within 4 points of the way.
    let points = (0...6).reduce(into: [CGPoint(x: 20, y: 25)]) { points, step in
      let (angle, last) = (Double(step) * .pi / 6, points[points.count - 1])
      points.append(CGPoint(x: last.x + cos(angle), y: last.y + sin(angle)))
    }
    let path = Path([.move(points[0])] + points.dropFirst().map { .line($0) })
    var style = StrokeStyle()
    (style.width, style.cap, style.join) = (8, .round, .round)

    let picture = draw(40, 50, .fill(.path(path.stroked(style)), .white, .identity))

    for y in 0..<50 {
      for x in 0..<40 {
        let distance = zip(points, points.dropFirst()).map { Self.distance(Double(x) + 0.5, Double(y) + 0.5, $0, $1) }
        let reach = 4 - (distance.min() ?? .infinity)
        if reach > 0.8 { #expect(picture.alpha(x, y) == 255, "\(x) \(y)") }
        if reach < -0.8 { #expect(picture.alpha(x, y) == 0, "\(x) \(y)") }
      }
    }
  }

  /// From a point to the line between two others.
  private static func distance(_ x: Double, _ y: Double, _ a: CGPoint, _ b: CGPoint) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let along = min(max(((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy), 0), 1)
    return hypot(x - a.x - dx * along, y - a.y - dy * along)
  }

  @Test func aClosedContourHasNoEnds() {
    let square = Path(RoundedRect(15, 15, 30, 30))
    #expect(abs(area(square) { $0.cap = .round } - (38 * 38 - 22 * 22)) < 0.1)
  }

  @Test func aPartOfALineIsMeasuredByLengthOverAllContours() {
    let lines = Path([
      .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 20, y: 10)), .move(CGPoint(x: 10, y: 40)),
      .line(CGPoint(x: 40, y: 40)),
    ])
    #expect(area(lines) { ($0.start, $0.end) = (0.125, 0.5) } == 15 * 8)
    #expect(area(lines) { ($0.start, $0.end) = (0.6, 0.4) } == 0)
  }

  @Test func dashesLeaveGapsFromTheirPhaseOn() {
    let line = Path([.move(CGPoint(x: 10, y: 30)), .line(CGPoint(x: 40, y: 30))])
    #expect(area(line) { $0.dashes = [6, 4] } == 18 * 8)
    #expect(area(line) { ($0.dashes, $0.dashPhase) = ([6, 4], 8) } == 18 * 8)
    #expect(area(line) { ($0.dashes, $0.dashPhase) = ([6, 4], -28) } == 18 * 8)
    #expect(area(line) { $0.dashes = [5] } == 15 * 8)
    #expect(area(line) { $0.dashes = [0, 0] } == 30 * 8)
    #expect(area(line) { $0.dashes = [-1, 5] } == 30 * 8)
  }

  @Test func dashesGoAroundCornersAndAreAsManyAsFit() {
    #expect(area(corner) { $0.dashes = [1000, 1] } == area(corner))
    let zigzag = Path([.move(CGPoint(x: 5, y: 5))] + (1...40).map { .line(CGPoint(x: 5 + $0, y: $0 % 2 == 0 ? 5 : 6)) })
    var style = StrokeStyle()
    (style.width, style.dashes) = (0.5, [0.75, 0.25])
    // A dash for each point of 40 bits of √2, the last one short.
    #expect(zigzag.stroked(style).elements.count { $0 == .close } == 57)
  }

  /// Finding each dash from the line's beginning took time by the square of their number.
  @Test func manyDashesAlongManyBitsAreFoundInOnePass() {
    let points = (0...20_000).map { CGPoint(x: Double($0) * 0.25, y: Double($0 % 7)) }
    let wave = Path([.move(points[0])] + points.dropFirst().map { .line($0) })
    var style = StrokeStyle()
    style.dashes = [4, 5]
    let length = zip(points, points.dropFirst()).reduce(0.0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    #expect(wave.stroked(style).elements.count { $0 == .close } == Int((length / 9).rounded(.up)))
  }

  /// A phase beside which a dash is nothing once never ended.
  @Test(arguments: [1e15, -1e17, 1e300, -1e300])
  func aHugePhaseIsWhatIsLeftOfIt(phase: CGFloat) {
    let line = Path([.move(CGPoint(x: 0, y: 10)), .line(CGPoint(x: 30, y: 10))])
    let rest = phase.truncatingRemainder(dividingBy: 10)

    let huge = area(line) { ($0.dashes, $0.dashPhase) = ([6, 4], phase) }

    #expect(huge == area(line) { ($0.dashes, $0.dashPhase) = ([6, 4], rest) })
  }

  @Test func aLineWithoutWidthOrLengthIsNothing() {
    #expect(area(corner) { $0.width = 0 } == 0)
    #expect(area(corner) { $0.width = .nan } == 0)
    #expect(area(Path([.move(CGPoint(x: 5, y: 5)), .line(CGPoint(x: 5, y: 5))])) == 0)
  }
}
