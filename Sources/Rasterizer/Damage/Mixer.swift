import Foundation

/// Mixes numbers into one that is the same for the same numbers, in a few steps each: a hash takes five times as long.
struct Mixer {
  private var mixed: UInt64

  /// Goes on from a signature: numbers mixed in two parts are as mixed in one.
  init(from signature: Int = 0) { mixed = UInt64(truncatingIfNeeded: signature) }

  var signature: Int { Int(truncatingIfNeeded: mixed) }

  /// 2⁶⁴ divided by the golden ratio: odd, and its bits look random.
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  mutating func combine(_ number: UInt64) {
    mixed = (mixed ^ number) &* Self.factor
    mixed ^= mixed >> 29
  }

  @inline(__always)
  mutating func combine(_ number: Int) { combine(UInt64(truncatingIfNeeded: number)) }

  /// Equal numbers have equal bits, but for zero.
  @inline(__always)
  mutating func combine(_ number: CGFloat) { combine(UInt64((number == 0 ? 0 : number).bitPattern)) }

  mutating func combine(_ rect: PixelRect) {
    combine(UInt64(truncatingIfNeeded: rect.minX) << 32 | UInt64(UInt32(truncatingIfNeeded: rect.minY)))
    combine(UInt64(truncatingIfNeeded: rect.maxX) << 32 | UInt64(UInt32(truncatingIfNeeded: rect.maxY)))
  }
}
