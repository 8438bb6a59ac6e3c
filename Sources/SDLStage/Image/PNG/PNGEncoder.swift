import DisplayList
import Foundation

/// Makes PNG files: eight bits a channel, without alpha where everything is opaque (RFC 2083).
nonisolated enum PNGEncoder {
  /// - Parameter keepsAlpha: Whether alpha is written in any case.
  static func data(of image: CGImage, keepsAlpha: Bool = false) -> Data {
    let isOpaque = !keepsAlpha && image.pixels.reduce(.max, &) >= 0xFF00_0000
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

/// A picture's rows of bytes, each less the pixel to its left; one like the row above it is all zeros.
///
/// Trying more filters makes pictures of interfaces no smaller, and takes most of the time.
nonisolated private struct FilteredRows {
  /// For each row the filter's number (RFC 2083, 6) and its bytes.
  let bytes: [UInt8]

  init(of image: CGImage, channels: Int) {
    let (width, length) = (image.width, 1 + image.width * channels)
    bytes = [UInt8](unsafeUninitializedCapacity: image.height * length) { bytes, count in
      image.pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<image.height {
          let row = UnsafeMutableBufferPointer(rebasing: bytes[y * length..<(y + 1) * length])
          let source = UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
          let isAsAbove = y > 0 && source.elementsEqual(pixels[(y - 1) * width..<y * width])
          row.initialize(repeating: 0)
          row[0] = isAsAbove ? 2 : 1
          if !isAsAbove { Self.fill(row.dropFirst(), with: source, channels: channels) }
        }
      }
      count = image.height * length
    }
  }

  private static func fill(
    _ row: Slice<UnsafeMutableBufferPointer<UInt8>>, with source: UnsafeBufferPointer<UInt32>, channels: Int
  ) {
    let row = UnsafeMutableBufferPointer(rebasing: row)
    // A pixel of zeros stands before each row.
    var left = SIMD4<UInt8>()
    for x in source.indices {
      let straight = channels == 3 ? source[x] : unpremultiplied(source[x])
      let pixel = unsafeBitCast(straight.littleEndian, to: SIMD4<UInt8>.self)
      let rest = pixel &- left
      row[x * channels] = rest.z
      row[x * channels + 1] = rest.y
      row[x * channels + 2] = rest.x
      if channels == 4 { row[x * channels + 3] = rest.w }
      left = pixel
    }
  }
}
