/// Finds repetitions: for every four bytes it remembers where they were last.
nonisolated struct DeflateMatcher {
  private var places = [Int32](repeating: -1, count: 1 << bits)

  private static let bits = 15
  private static let window = 32_768
  private static let longest = 258
  /// Of a block, so that its codes fit what is in it.
  static let symbolLimit = 40_000

  /// The next block of some input, from a position that moves to its end.
  mutating func block(of input: UnsafeBufferPointer<UInt8>, from position: inout Int) -> DeflateBlock {
    var block = DeflateBlock()
    block.symbols = places.withUnsafeMutableBufferPointer { places in
      [DeflateBlock.Symbol](unsafeUninitializedCapacity: Self.symbolLimit) { symbols, count in
        while position < input.count, count < Self.symbolLimit {
          let (length, distance) = Self.match(input, position, places)
          if length > 0 {
            symbols[count] = DeflateBlock.Symbol(value: UInt16(length), distance: UInt16(distance))
            block.literalCounts[DeflateTable.length(length).code] += 1
            block.distanceCounts[DeflateTable.distance(distance).code] += 1
          } else {
            symbols[count] = DeflateBlock.Symbol(value: UInt16(input[position]), distance: 0)
            block.literalCounts[Int(input[position])] += 1
          }
          position += max(1, length)
          count += 1
        }
      }
    }
    // Its end.
    block.literalCounts[256] = 1
    return block
  }

  /// How many of the bytes at a position were there already, and how far back; 0 for none. The position is remembered.
  @inline(__always)
  private static func match(
    _ input: UnsafeBufferPointer<UInt8>, _ position: Int, _ places: UnsafeMutableBufferPointer<Int32>
  ) -> (count: Int, distance: Int) {
    guard position + 4 <= input.count, let base = input.baseAddress else { return (0, 0) }
    let raw = UnsafeRawPointer(base)
    let word = raw.loadUnaligned(fromByteOffset: position, as: UInt32.self).littleEndian
    let slot = Int((word &* 0x9E37_79B1) >> UInt32(32 - bits))
    let candidate = Int(places[slot])
    places[slot] = Int32(truncatingIfNeeded: position)
    // A distance of 32768 would not fit the symbol's sixteen bits with 0 for none; one less does.
    guard candidate >= 0, position - candidate < window,
      raw.loadUnaligned(fromByteOffset: candidate, as: UInt32.self).littleEndian == word
    else { return (0, 0) }
    let limit = min(longest, input.count - position)
    var count = 4
    while count + 8 <= limit {
      let difference =
        raw.loadUnaligned(fromByteOffset: candidate + count, as: UInt64.self).littleEndian
        ^ raw.loadUnaligned(fromByteOffset: position + count, as: UInt64.self).littleEndian
      guard difference == 0 else { return (count + difference.trailingZeroBitCount / 8, position - candidate) }
      count += 8
    }
    while count < limit, input[candidate + count] == input[position + count] { count += 1 }
    return (count, position - candidate)
  }
}
