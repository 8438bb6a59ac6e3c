import Foundation
import Testing

@testable import DisplayList

/// A picture of one colour, blurred.
struct CoverageBlurTests {
  private func coverage(_ width: Int, _ height: Int, _ value: (Int, Int) -> UInt8) throws -> Coverage {
    try #require(
      Coverage(
        width: width, height: height, bytes: (0..<height).flatMap { y in (0..<width).map { x in value(x, y) } }))
  }

  /// A long edge blurred by a Gaussian is the normal distribution's integral; three boxes come within three hundredths of it.
  @Test(arguments: [1.0, 2, 3.5, 8])
  func anEdgeBecomesTheGaussiansIntegral(deviation: Double) throws {
    let half = 60
    let blurred = try coverage(2 * half, 120) { x, _ in x < half ? 255 : 0 }.blurred(deviation: deviation)
    for x in half - 3 * Int(deviation)..<half + 3 * Int(deviation) {
      let expected = 0.5 * erfc((Double(x) + 0.5 - Double(half)) / deviation / 2.0.squareRoot())
      #expect(abs(Double(blurred.bytes[60 * 2 * half + x]) / 255 - expected) < 0.03, "\(x)")
    }
  }

  @Test func aDotSpreadsEquallyToAllSidesAndKeepsItsWeight() throws {
    let blurred = try coverage(61, 61) { x, y in (28...32).contains(x) && (28...32).contains(y) ? 250 : 0 }
      .blurred(deviation: 4)
    func at(_ x: Int, _ y: Int) -> UInt8 { blurred.bytes[y * 61 + x] }
    for distance in 0..<30 {
      #expect(at(30 + distance, 30) == at(30 - distance, 30) && at(30, 30 + distance) == at(30, 30 - distance))
      #expect(abs(Int(at(30 + distance, 30)) - Int(at(30, 30 + distance))) <= 1)
    }
    let weight = blurred.bytes.reduce(0) { $0 + Int($1) }
    #expect(abs(weight - 25 * 250) < 25 * 250 / 10)
  }

  @Test func withoutADeviationNothingIsBlurred() throws {
    let sharp = try coverage(5, 3) { x, y in UInt8(x * 40 + y) }
    #expect(sharp.blurred(deviation: 0) == sharp && sharp.blurred(deviation: -1) == sharp)
    #expect(sharp.blurred(deviation: .nan) == sharp && sharp.blurred(deviation: -.infinity) == sharp)
  }
}
