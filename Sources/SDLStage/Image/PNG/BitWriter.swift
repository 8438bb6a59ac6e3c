/// Bits in the order of Deflate: the first one lowest in the first byte (RFC 1951, 3.1.1).
nonisolated struct BitWriter {
  /// How many bytes are full.
  private(set) var count = 0
  private let bytes: UnsafeMutableRawBufferPointer
  private var held: UInt64 = 0
  private var heldCount = 0

  /// - Parameter bytes: with room for eight more than will be written.
  init(into bytes: UnsafeMutableRawBufferPointer) { self.bytes = bytes }

  /// - Parameter count: 0…32.
  @inline(__always)
  mutating func write(_ bits: Int, count: Int) {
    held |= UInt64(truncatingIfNeeded: bits) << UInt64(heldCount)
    heldCount += count
    // More than are full: the rest is written over by the next.
    bytes.storeBytes(of: held.littleEndian, toByteOffset: self.count, as: UInt64.self)
    self.count += heldCount >> 3
    held >>= UInt64(heldCount & ~7)
    heldCount &= 7
  }

  @inline(__always)
  mutating func write(_ code: HuffmanCode.Code) { write(Int(code.bits), count: Int(code.count)) }

  /// Fills the last byte with zeros.
  mutating func finish() {
    if heldCount > 0 { write(0, count: 8 - heldCount) }
  }
}
