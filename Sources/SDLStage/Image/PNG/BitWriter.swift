/// Bits in the order of Deflate: the first one lowest in the first byte (RFC 1951, 3.1.1).
nonisolated struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var held: UInt64 = 0
  private var heldCount = 0

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// - Parameter count: 0…32.
  @inline(__always)
  mutating func write(_ bits: Int, count: Int) {
    held |= UInt64(truncatingIfNeeded: bits) << UInt64(heldCount)
    heldCount += count
    while heldCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: held))
      held >>= 8
      heldCount -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func finish() {
    if heldCount > 0 { write(0, count: 8 - heldCount) }
  }
}
