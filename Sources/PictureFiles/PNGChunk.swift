import CPNG
import FileSystem
import Foundation

/// A chunk of a PNG file.
public struct PNGChunk: Hashable, Sendable {
  /// Four letters.
  public let type: String
  /// What the chunk holds, without length and checksum.
  public let data: Data

  /// A chunk of a type of four letters.
  public init(type: String, data: Data) {
    self.type = type
    self.data = data
  }

  /// What every PNG file begins with.
  public static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// With its length before and its checksum behind it.
  public var bytes: Data {
    let content = Data(type.utf8) + data
    return Data(bigEndian: UInt32(data.count)) + content + Data(bigEndian: Self.checksum(of: content))
  }

  private static func checksum(of data: Data) -> UInt32 {
    data.withUnsafeBytes { CPNG_checksum($0.baseAddress, $0.count) }
  }

  /// The chunks of a file, in order.
  public static func chunks(of png: Data) throws(UserFacingError) -> [PNGChunk] {
    let bytes = [UInt8](png)
    let broken = UserFacingError("A picture is no intact PNG file: make it anew.")
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

extension Data {
  /// A number as PNG writes it.
  public init(bigEndian number: some FixedWidthInteger) {
    self = Swift.withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }
}
