import DisplayList
import Foundation
import InterludeTestSupport
import Testing

/// Most of a picture of text is clear, and is not gone through: equal bytes as when all of it is.
struct InkTests {
  @Test(arguments: 0..<200)
  func whatIsClearIsLeftOut(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    func whole(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
    let (width, height) = (whole(8...90), whole(8...90))
    let (left, top) = (whole(1...width - 4), whole(1...height - 4))
    let (right, bottom) = (whole(left...width - 3), whole(top...height - 3))
    func picture(isMarked: Bool) -> CGImage {
      image(width, height) { x, y in
        if left...right ~= x, top...bottom ~= y { return 0xFF00_0000 | UInt32(x * 2) << 16 | UInt32(y * 2) }
        // Hardly to be seen, but then all of the picture is gone through.
        return isMarked && [0, width - 1].contains(x) && [0, height - 1].contains(y) ? 0x0100_0000 : 0
      }
    }
    func factor() -> CGFloat { exp(.random(in: -3...1.4, using: &random)) * (Bool.random(using: &random) ? 1 : -1) }
    let (x, y) = seed % 4 == 0 ? (1, 1) : (factor(), factor())
    let destination = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let map = CGAffineTransform(
      x, 0, 0, y, (x < 0 ? CGFloat(width) * -x : 0) + CGFloat(whole(-20...20)) * 0.75,
      (y < 0 ? CGFloat(height) * -y : 0) + CGFloat(whole(-20...20)) * 0.75)

    let drawn = [false, true].map { draw(120, 100, .image(picture(isMarked: $0), destination, Homography(map))) }

    let area = destination.applying(map)
    let texel = max(1, 1 / abs(x * y).squareRoot())
    let reach = CGSize(width: 3 * texel * abs(x) + 3, height: 3 * texel * abs(y) + 3)
    for row in 0..<100 {
      for column in 0..<120 {
        let isAtCorner =
          min(abs(CGFloat(column) - area.minX), abs(CGFloat(column) - area.maxX)) < reach.width
          && min(abs(CGFloat(row) - area.minY), abs(CGFloat(row) - area.maxY)) < reach.height
        if !isAtCorner, drawn[0][column, row] != drawn[1][column, row] {
          Issue.record("seed \(seed): \(column), \(row) of \(width) × \(height) by \(x), \(y)")
          return
        }
      }
    }
  }

  @Test func aClearPictureDrawsNothing() {
    let picture = draw(6, 4, .image(image(3, 3) { _, _ in 0 }, CGRect(x: 0.5, y: 0, width: 5, height: 4)))
    #expect(picture.pixels.allSatisfy { $0 == 0 })
  }
}
