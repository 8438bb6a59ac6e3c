import DisplayList
import Foundation
import InterludeTestSupport
import Testing

struct BorderTests {
  @Test(arguments: 0..<12)
  func aBorderCoversTheOuterShapeLessTheInnerOne(seed: Int) {
    var random = SplitMix64(seed: 3000 + seed)
    let shape = RoundedRect(-9, -7, 18, 14, radius: random.number(0...7))
    let width = random.number(0.3...4)
    let map = random.affineMap(middle: 14)

    let picture = draw(28, 28, .border(shape, width: CGFloat(width), .white, map))

    let outer = ExactCoverage(width: 28, height: 28, of: shape.polygon(through: map))
    let innerShape = RoundedRect(
      -9 + width, -7 + width, 18 - 2 * width, 14 - 2 * width, radius: max(0, shape.radius - width))
    let inner = ExactCoverage(width: 28, height: 28, of: innerShape.polygon(through: map))
    var worst = 0.0
    for y in 0..<28 {
      for x in 0..<28 { worst = max(worst, abs((outer[x, y] - inner[x, y]) * 255 - Double(picture.alpha(x, y)))) }
    }
    #expect(worst <= 1.5, "seed \(seed)")
  }

  @Test func aBorderWiderThanHalfTheShapeFillsAllOfIt() {
    let shape = RoundedRect(2, 2, 8, 12, radius: 3)

    let border = draw(12, 16, .border(shape, width: 4, .white, .identity))

    #expect(border == draw(12, 16, .fill(shape, .white)))
  }

  @Test(arguments: [0, -1, .nan] as [CGFloat])
  func aBorderWithoutAWidthDrawsNothing(width: CGFloat) {
    let picture = draw(12, 12, .border(RoundedRect(2, 2, 8, 8), width: width, .white, .identity))

    #expect(picture.coveredArea == 0)
  }

  @Test func aBorderOfWholePixelsHasHardEdges() {
    let picture = draw(8, 8, .border(RoundedRect(1, 1, 6, 6), width: 2, .white, .identity))

    #expect(picture.coveredArea == 36 - 4)
    #expect(picture.alpha(2, 4) == 255)
    #expect(picture.alpha(3, 4) == 0)
  }
}
