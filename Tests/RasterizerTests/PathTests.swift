import DisplayList
import Foundation
import InterludeTestSupport
import Rasterizer
import Testing

/// Filling paths by the non-zero winding rule.
struct PathTests {
  private func fill(_ elements: Path.Element...) -> CGImage {
    draw(20, 20, .fill(.path(Path(elements)), .white, .identity))
  }

  private func square(_ low: CGFloat, _ high: CGFloat, reversed: Bool = false) -> [Path.Element] {
    let corners = [
      CGPoint(x: low, y: low), CGPoint(x: high, y: low), CGPoint(x: high, y: high), CGPoint(x: low, y: high),
    ]
    let ordered = reversed ? corners.reversed() : corners
    return [.move(ordered[0])] + ordered.dropFirst().map { .line($0) } + [.close]
  }

  @Test func aContourInsideAnotherLeavesAHoleOnlyWhenItRunsTheOtherWay() {
    let path = { Path(square(2, 18) + square(6, 14, reversed: $0)) }

    let same = draw(20, 20, .fill(.path(path(false)), .white, .identity))
    let opposite = draw(20, 20, .fill(.path(path(true)), .white, .identity))

    #expect(same.alpha(10, 10) == 255)
    #expect(opposite.alpha(10, 10) == 0)
    #expect(opposite.alpha(4, 10) == 255)
    #expect(opposite.coveredArea == 16 * 16 - 8 * 8)
  }

  @Test func fourCubicQuartersMakeACirclesArea() {
    let shape = RoundedRect(1, 1, 18, 18, radius: 9)

    let picture = draw(20, 20, .fill(.path(Path(shape)), .white, .identity))

    #expect(abs(picture.coveredArea - .pi * 81) < 0.2)
  }

  @Test func aQuadraticCurveCoversTwoThirdsOfTheBoxItArchesThrough() {
    let picture = fill(
      .move(CGPoint(x: 1, y: 19)), .quadCurve(to: CGPoint(x: 19, y: 19), control: CGPoint(x: 10, y: 1)), .close)

    // Archimedes: 4/3 of the triangle under the arch, whose height is half the control's.
    #expect(abs(picture.coveredArea - 18 * 9 * 2 / 3) < 0.1)
  }

  @Test func aCubicCurveCoversTheAreaThatGreensTheoremGives() {
    let picture = fill(
      .move(CGPoint(x: 2, y: 18)),
      .curve(to: CGPoint(x: 18, y: 18), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 18, y: 2)), .close)

    // For a cubic from (0,0) to (w,0) with controls (0,h) and (w,h) the area is 3/5 · w · h … by integration of y dx.
    #expect(abs(picture.coveredArea - 0.6 * 16 * 16) < 0.1)
  }

  @Test func anOpenContourIsClosedForFillingAndDrawingGoesOnWhereItWasClosed() {
    let open = fill(.move(CGPoint(x: 2, y: 2)), .line(CGPoint(x: 12, y: 2)), .line(CGPoint(x: 2, y: 12)))
    let goingOn = fill(
      .move(CGPoint(x: 2, y: 2)), .line(CGPoint(x: 12, y: 2)), .line(CGPoint(x: 2, y: 12)), .close,
      .line(CGPoint(x: 2, y: 12)), .line(CGPoint(x: 12, y: 12)), .line(CGPoint(x: 12, y: 2)))

    #expect(abs(open.coveredArea - 50) < 0.1)
    // The second contour starts at the first one's start, (2, 2), and winds the same square over half of it.
    #expect(goingOn.alpha(11, 11) == 255)
    #expect(goingOn.alpha(14, 14) == 0)
  }

  @Test func pathsWithoutAnInsideDrawNothing() {
    #expect(fill().coveredArea == 0)
    #expect(fill(.move(.zero), .close, .close).coveredArea == 0)
    #expect(fill(.line(CGPoint(x: 5, y: 5)), .line(CGPoint(x: 10, y: 10))).coveredArea == 0)
  }

  /// So many are taken up by all processors at once; each is drawn as it is by itself.
  @Test func manyPathsAreDrawnAsEachByItself() {
    var random = SplitMix64(seed: 53_000)
    let paths = (0..<60).map { _ in
      Path((0..<30).map { _ in .line(CGPoint(x: random.number(0...18), y: random.number(0...18))) })
    }
    let maps = paths.indices.map {
      Homography(CGAffineTransform(translationX: CGFloat($0 % 10) * 20 + 1, y: CGFloat($0 / 10) * 20 + 1))
    }
    let shapes = paths.indices.map { $0 % 2 == 0 ? Shape.path(paths[$0]) : .evenOddPath(paths[$0]) }

    let all = Rasterizer().render(
      DisplayList(
        size: CGSize(width: 200, height: 120), commands: paths.indices.map { .fill(shapes[$0], .white, maps[$0]) }),
      scale: 1, background: .black)

    for (index, shape) in shapes.enumerated() {
      let alone = draw(200, 120, on: .black, .fill(shape, .white, maps[index]))
      let (left, top) = (index % 10 * 20, index / 10 * 20)
      for y in top..<top + 20 {
        for x in left..<left + 20 { #expect(all[x, y] == alone[x, y], "path \(index), pixel \(x), \(y)") }
      }
    }
  }
}
