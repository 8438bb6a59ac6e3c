/// Compresses bytes as RFC 1951 says: repetitions found by one look into a table, and a code of its own for each block.
/// It is the same on every machine, and made for speed: a recording writes hundreds of pictures.
nonisolated struct Deflate {
  /// The compressed stream.
  let bytes: [UInt8]

  init(_ input: [UInt8]) {
    // At the worst each byte is a code of 15 bits, and four bytes are a repetition of 48; before a block come its codes.
    let capacity = 2 * input.count + (1 + input.count / DeflateMatcher.symbolLimit) * 1024
    bytes = [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
      var writer = BitWriter(into: UnsafeMutableRawBufferPointer(output))
      input.withUnsafeBufferPointer { input in
        var matcher = DeflateMatcher()
        var position = 0
        repeat {
          let block = matcher.block(of: input, from: &position)
          Self.write(block, isLast: position >= input.count, to: &writer)
        } while position < input.count
      }
      writer.finish()
      count = writer.count
    }
  }

  private static func write(_ block: DeflateBlock, isLast: Bool, to writer: inout BitWriter) {
    let literals = HuffmanCode(frequencies: block.literalCounts.indices.map { block.literalCounts[$0] }, longest: 15)
    // One distance code at least, for readers that want one.
    let distanceCounts = block.distanceCounts.indices.map { block.distanceCounts[$0] }
    let distances = HuffmanCode(
      frequencies: distanceCounts.contains { $0 > 0 } ? distanceCounts : [1], longest: 15)
    writer.write(isLast ? 1 : 0, count: 1)
    writer.write(2, count: 2)
    writeCodes(literals, distances, to: &writer)
    for symbol in block.symbols {
      guard symbol.distance > 0 else {
        writer.write(literals.codes[Int(symbol.value)])
        continue
      }
      let length = DeflateTable.length(Int(symbol.value))
      writer.write(literals.codes[length.code])
      writer.write(length.extra, count: length.extraCount)
      let distance = DeflateTable.distance(Int(symbol.distance))
      writer.write(distances.codes[distance.code])
      writer.write(distance.extra, count: distance.extraCount)
    }
    writer.write(literals.codes[256])
  }

  /// The lengths of the codes, themselves coded (RFC 1951, 3.2.7); repetitions of zero alone are worth the trouble.
  private static func writeCodes(_ literals: HuffmanCode, _ distances: HuffmanCode, to writer: inout BitWriter) {
    let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let runs = runs(Array(literals.lengths.prefix(literalCount) + distances.lengths.prefix(distanceCount)))
    var counts = Array(repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = HuffmanCode(frequencies: counts, longest: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let shown = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    writer.write(literalCount - 257, count: 5)
    writer.write(distanceCount - 1, count: 5)
    writer.write(shown - 4, count: 4)
    for symbol in order.prefix(shown) { writer.write(code.lengths[symbol], count: 3) }
    for run in runs {
      writer.write(code.codes[run.symbol])
      writer.write(run.extra, count: run.extraCount)
    }
  }

  private static func runs(_ lengths: [Int]) -> [(symbol: Int, extra: Int, extraCount: Int)] {
    var runs: [(symbol: Int, extra: Int, extraCount: Int)] = []
    var index = 0
    while index < lengths.count {
      let zeros = lengths[index...].prefix(138).prefix { $0 == 0 }.count
      switch zeros {
      case 11...: runs.append((18, zeros - 11, 7))
      case 3...10: runs.append((17, zeros - 3, 3))
      default: runs.append((lengths[index], 0, 0))
      }
      index += zeros >= 3 ? zeros : 1
    }
    return runs
  }
}

/// A stretch of input as literals and repetitions, and how often each code comes.
nonisolated struct DeflateBlock {
  /// A byte, or a length with a distance that is not 0.
  struct Symbol {
    let value: UInt16
    let distance: UInt16
  }

  var symbols: [Symbol] = []
  var literalCounts = InlineArray<286, Int>(repeating: 0)
  var distanceCounts = InlineArray<30, Int>(repeating: 0)
}

/// Codes of lengths and distances, with the bits that follow them (RFC 1951, 3.2.5).
nonisolated enum DeflateTable {
  typealias Entry = (code: Int, extra: Int, extraCount: Int)

  /// - Parameter length: 3…258.
  @inline(__always)
  static func length(_ length: Int) -> Entry {
    guard length < 258 else { return (285, 0, 0) }
    guard length > 10 else { return (254 + length, 0, 0) }
    let offset = length - 3
    let extraCount = Int.bitWidth - 3 - offset.leadingZeroBitCount
    return (257 + 4 * extraCount + offset >> extraCount, offset & (1 << extraCount - 1), extraCount)
  }

  /// - Parameter distance: 1…32768.
  @inline(__always)
  static func distance(_ distance: Int) -> Entry {
    let offset = distance - 1
    guard offset > 3 else { return (offset, 0, 0) }
    let extraCount = Int.bitWidth - 2 - offset.leadingZeroBitCount
    return (2 * extraCount + offset >> extraCount, offset & (1 << extraCount - 1), extraCount)
  }
}
