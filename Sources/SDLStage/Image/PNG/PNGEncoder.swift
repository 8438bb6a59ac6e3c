import DisplayList
import Foundation

/// Makes PNG files: eight bits a channel, without alpha where everything is opaque (RFC 2083).
nonisolated enum PNGEncoder {
  static func data(of image: CGImage) -> Data {
    let isOpaque = image.pixels.allSatisfy { $0 >= 0xFF00_0000 }
    let rows = FilteredRows(of: image, channels: isOpaque ? 3 : 4)
    var header = Data(bigEndian: UInt32(image.width)) + Data(bigEndian: UInt32(image.height))
    // Bits, colour type, and no choice of compression, filters or interlacing.
    header += Data([8, isOpaque ? 2 : 6, 0, 0, 0])
    // The head of zlib's format: Deflate with a window of 32 KiB (RFC 1950).
    let stream = Data([0x78, 0x01]) + Data(Deflate(rows.bytes).bytes) + Data(bigEndian: adler32(rows.bytes))
    let chunks = [("IHDR", header), ("IDAT", stream), ("IEND", Data())]
    return chunks.reduce(PNGChunk.signature) { $0 + PNGChunk(type: $1.0, data: $1.1).bytes }
  }

  /// The checksum of zlib's format (RFC 1950, 8.2).
  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        // As many as cannot overflow.
        let end = min(start + 5552, bytes.count)
        for index in start..<end {
          a &+= UInt32(bytes[index])
          b &+= a
        }
        (a, b, start) = (a % 65521, b % 65521, end)
      }
    }
    return b << 16 | a
  }
}

/// A picture's rows of bytes, each less what its neighbours foretell: the filter with the least left over, row by row.
nonisolated private struct FilteredRows {
  /// For each row the filter's number and its bytes.
  private(set) var bytes: [UInt8]

  init(of image: CGImage, channels: Int) {
    let width = image.width * channels
    bytes = Array(repeating: 0, count: image.height * (width + 1))
    // A pixel of zeros stands before each row, as filters take what lies to the left of it.
    var row = [UInt8](repeating: 0, count: channels + width)
    var above = row
    var trials = (0..<3).map { _ in [UInt8](repeating: 0, count: width) }
    for y in 0..<image.height {
      Self.fill(&row, from: image, y, channels: channels)
      let up = Self.filter(row, above, channels, into: &trials[1]) { _, up, _ in up }
      // Where a row is as the one above there is nothing left to save.
      let sums =
        up == 0
        ? [Int.max, 0, Int.max]
        : [
          Self.filter(row, above, channels, into: &trials[0]) { left, _, _ in left }, up,
          Self.filter(row, above, channels, into: &trials[2], Self.paeth),
        ]
      let best = sums.indices.min { sums[$0] < sums[$1] } ?? 0
      let start = y * (width + 1)
      bytes[start] = [1, 2, 4][best]
      bytes.replaceSubrange(start + 1..<start + 1 + width, with: trials[best])
      swap(&row, &above)
    }
  }

  private static func fill(_ row: inout [UInt8], from image: CGImage, _ y: Int, channels: Int) {
    image.pixels.withUnsafeBufferPointer { pixels in
      row.withUnsafeMutableBufferPointer { row in
        for x in 0..<image.width {
          let pixel = pixels[y * image.width + x]
          let straight = channels == 3 ? pixel : unpremultiplied(pixel)
          let place = (x + 1) * channels
          row[place] = UInt8(truncatingIfNeeded: straight >> 16)
          row[place + 1] = UInt8(truncatingIfNeeded: straight >> 8)
          row[place + 2] = UInt8(truncatingIfNeeded: straight)
          if channels == 4 { row[place + 3] = UInt8(truncatingIfNeeded: straight >> 24) }
        }
      }
    }
  }

  /// Takes from every byte what is foretold from those to the left, above, and left above; answers with how much is left.
  @inline(__always)
  private static func filter(
    _ row: [UInt8], _ above: [UInt8], _ channels: Int, into result: inout [UInt8],
    _ predict: (UInt8, UInt8, UInt8) -> UInt8
  ) -> Int {
    var sum: UInt32 = 0
    row.withUnsafeBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        result.withUnsafeMutableBufferPointer { result in
          for index in 0..<result.count {
            let rest = row[index + channels] &- predict(row[index], above[index + channels], above[index])
            result[index] = rest
            sum &+= UInt32(Int8(bitPattern: rest).magnitude)
          }
        }
      }
    }
    return Int(sum)
  }

  /// Whichever of the three is nearest to left + up − corner (RFC 2083, 6.6).
  @inline(__always)
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(up), Int16(corner))
    let (toLeft, toUp, toCorner) = (abs(b &- c), abs(a &- c), abs(a &+ b &- 2 &* c))
    let nearest = toUp <= toCorner ? up : corner
    return toLeft <= toUp && toLeft <= toCorner ? left : nearest
  }
}
