/// A font file's bytes; nothing is read beyond their end.
nonisolated struct BigEndianBytes {
  let bytes: [UInt8]

  func short(at index: Int) -> Int? {
    index + 2 <= bytes.count ? Int(bytes[index]) << 8 | Int(bytes[index + 1]) : nil
  }

  /// A number that may be negative.
  func signedShort(at index: Int) -> Int? { short(at: index).map { $0 < 0x8000 ? $0 : $0 - 0x10000 } }

  func long(at index: Int) -> Int? {
    guard let high = short(at: index), let low = short(at: index + 2) else { return nil }
    return high << 16 | low
  }

  func text(at index: Int, length: Int) -> ArraySlice<UInt8>? {
    index + length <= bytes.count ? bytes[index..<index + length] : nil
  }

  /// Where a table of the font begins, or of the first one in a collection.
  func tableOffset(_ tag: String) -> Int? {
    let isCollection = bytes.starts(with: "ttcf".utf8)
    guard let font = isCollection ? long(at: 12) : 0, let count = short(at: font + 4) else { return nil }
    let record = (0..<count).lazy.map { font + 12 + 16 * $0 }
      .first { text(at: $0, length: 4)?.elementsEqual(tag.utf8) == true }
    return record.flatMap { long(at: $0 + 8) }
  }
}
