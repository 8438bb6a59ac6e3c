/// A prefix code for symbols of known frequencies, canonical as in RFC 1951, 3.2.2.
nonisolated struct HuffmanCode {
  /// What stands for a symbol, the first bit lowest, as Deflate writes it.
  struct Code {
    let bits: UInt16
    let count: UInt16
  }

  /// In bits, one a symbol; 0 for what never comes.
  let lengths: [Int]
  /// One a symbol.
  let codes: [Code]

  /// - Parameter longest: How many bits a code may have; enough for as many symbols as come.
  init(frequencies: [Int], longest: Int) {
    lengths = Self.lengths(frequencies, longest: longest)
    codes = Self.codes(lengths, longest: longest)
  }

  /// By D. A. Huffman's algorithm; where that makes codes too long, frequencies are halved until it does not.
  private static func lengths(_ frequencies: [Int], longest: Int) -> [Int] {
    var frequencies = frequencies
    while true {
      let lengths = lengths(frequencies)
      if lengths.allSatisfy({ $0 <= longest }) { return lengths }
      frequencies = frequencies.map { ($0 + 1) / 2 }
    }
  }

  private static func lengths(_ frequencies: [Int]) -> [Int] {
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
    var lengths = Array(repeating: 0, count: frequencies.count)
    guard symbols.count > 1 else {
      for symbol in symbols { lengths[symbol] = 1 }
      return lengths
    }
    // Leaves by frequency, then the nodes above them in the order in which they are made, which is by weight too.
    let leaves = symbols.sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    var weights = leaves.map { frequencies[$0] }
    var parents = Array(repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, node) = (0, leaves.count)
    func next(_ weights: [Int]) -> Int {
      if leaf < leaves.count, node >= weights.count || weights[leaf] <= weights[node] {
        leaf += 1
        return leaf - 1
      }
      node += 1
      return node - 1
    }
    for _ in 1..<leaves.count {
      let (first, second) = (next(weights), next(weights))
      (parents[first], parents[second]) = (weights.count, weights.count)
      weights.append(weights[first] + weights[second])
    }
    var depths = Array(repeating: 0, count: weights.count)
    for index in (0..<weights.count - 1).reversed() { depths[index] = depths[parents[index]] + 1 }
    for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
    return lengths
  }

  private static func codes(_ lengths: [Int], longest: Int) -> [Code] {
    var counts = Array(repeating: 0, count: longest + 1)
    for length in lengths where length > 0 { counts[length] += 1 }
    var next = Array(repeating: 0, count: longest + 2)
    for length in 1...longest { next[length + 1] = (next[length] + counts[length]) << 1 }
    return lengths.map { length in
      let bits = (0..<length).reduce(0) { $0 | (next[length] >> $1 & 1) << (length - 1 - $1) }
      if length > 0 { next[length] += 1 }
      return Code(bits: UInt16(bits), count: UInt16(length))
    }
  }
}
