import Foundation
import InterludeTestSupport
import Testing

@testable import MotionQA

struct RoundingTests {
  /// By the C library's own rounding of the decimal digits.
  @Test(arguments: 0...6) func aNumberIsRoundedToTheDigitsAskedFor(digits: Int) {
    var random = SplitMix64(seed: UInt64(digits))
    for _ in 0..<500 {
      let value = Double.random(in: -1000...1000, using: &random)
      let expected = Double(String(format: "%.\(digits)f", value))
      #expect(Rounding.round(value, digits: digits) == expected, "\(value)")
    }
  }

  @Test func nothingIsRoundedToMinusZero() {
    #expect(Rounding.round(-0.0004, digits: 3).sign == .plus)
  }

  @Test(arguments: [0.0, 1, -7, 1e14, 1e15, -1e15, 1e16, 1e300, 0.1, 1.0 / 3, .leastNonzeroMagnitude])
  func textReadsBackAsTheSameNumber(
    value: Double
  ) {
    #expect(Double(Rounding.text(value)) == value)
  }
}
