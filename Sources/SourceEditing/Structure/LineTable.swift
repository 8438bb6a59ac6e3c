/// Where the lines of a text begin. A line ends with a line feed, a carriage return, or both.
struct LineTable {
  /// The first byte of each line; a final line end begins an empty line more.
  let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where Tokenizer.isLineEnd(byte) {
      let isHalf = byte == UInt8(ascii: "\r") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if !isHalf { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The number of the line that a byte is in, from 1.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low, 1)
  }
}
