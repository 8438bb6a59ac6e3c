import DisplayList
import Foundation

/// Random values that are the same in every run, by SplitMix64.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &self) }

  mutating func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: number(rect.minX...rect.maxX), y: number(rect.minY...rect.maxY))
  }

  mutating func color(alpha: CGFloat) -> CGColor {
    CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: alpha)
  }

  /// A rectangle with sides of a range of lengths and its centre in an area.
  mutating func rect(around area: CGRect, side: ClosedRange<CGFloat>) -> CGRect {
    let (center, width, height) = (point(in: area), number(side), number(side))
    return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
