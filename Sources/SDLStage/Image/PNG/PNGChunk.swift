import Foundation

/// A chunk of a PNG file.
public nonisolated struct PNGChunk: Hashable, Sendable {
  /// Four letters.
  public let type: String
  public let data: Data

  public init(type: String, data: Data) {
    self.type = type
    self.data = data
  }

  /// What every PNG file begins with.
  public static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// With its length before and its checksum behind it.
  public var bytes: Data {
    let content = Data(type.utf8) + data
    return Data(bigEndian: UInt32(data.count)) + content + Data(bigEndian: CRC32.checksum(of: content))
  }

  /// The chunks of a file, in order.
  public static func chunks(of png: Data) throws(StageError) -> [PNGChunk] {
    let bytes = [UInt8](png)
    let broken = StageError("A picture is no intact PNG file: make it anew.")
    guard bytes.starts(with: signature) else { throw broken }
    var chunks: [PNGChunk] = []
    var place = signature.count
    while place < bytes.count {
      guard place + 12 <= bytes.count else { throw broken }
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - place - 12 else { throw broken }
      chunks.append(
        PNGChunk(
          type: String(decoding: bytes[place + 4..<place + 8], as: UTF8.self),
          data: Data(bytes[place + 8..<place + 8 + length])))
      place += length + 12
    }
    return chunks
  }
}

/// The checksum of PNG chunks: ISO 3309, with the polynomial EDB88320 in reversed order.
nonisolated enum CRC32 {
  static func checksum(of data: Data) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      data.withUnsafeBytes { bytes in
        let whole = bytes.count & ~7
        var crc = UInt32.max
        for place in stride(from: 0, to: whole, by: 8) {
          var word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian ^ UInt64(crc)
          crc = 0
          for behind in (0..<8).reversed() {
            crc ^= tables[behind << 8 | Int(word & 0xFF)]
            word >>= 8
          }
        }
        return ~bytes[whole...].reduce(crc) { crc, byte in tables[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8) }
      }
    }
  }

  /// What a byte adds to the checksum, and in seven more tables what it adds when 1…7 bytes come behind it.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = (0..<256).map { index in
      (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    }
    for index in 0..<7 * 256 {
      let crc = tables[index]
      tables.append(tables[Int(crc & 0xFF)] ^ (crc >> 8))
    }
    return tables
  }()
}

nonisolated extension Data {
  /// A number as PNG writes it.
  public init(bigEndian number: some FixedWidthInteger) {
    self = Swift.withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }
}
