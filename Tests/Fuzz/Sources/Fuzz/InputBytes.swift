import Foundation

/// An input's bytes, read as numbers one after the other; zeros once they are used up.
struct InputBytes {
  private var rest: ArraySlice<UInt8>

  init(_ data: Data) { rest = Array(data)[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number from 0 up to a count, which is at most 256.
  mutating func choice(of count: Int) -> Int { Int(byte()) % count }

  /// Mostly small and plain; now and then whatever eight bytes can be, infinities and not-a-numbers included.
  mutating func number() -> Double {
    let kind = byte()
    guard kind < 240 else {
      return Double(bitPattern: (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) })
    }
    let steps = Double(Int16(bitPattern: UInt16(byte()) << 8 | UInt16(byte())))
    return steps / [1, 4, 64, 4096][Int(kind) % 4]
  }
}
