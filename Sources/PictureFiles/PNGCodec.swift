import CPNG
import DisplayList
import Foundation

/// Reads and writes PNG files by libpng.
///
/// libpng runs at zlib's level 1, without filters. An encoder in Swift, made for these pictures, was less than twice as fast,
/// which is too little to keep it; one thread of a busy machine, the milliseconds and bytes of a picture of a recording:
///
/// | | `card`, 780 × 1688 | `herb-pop`, 390 × 844 |
/// | --- | --- | --- |
/// | libpng | 56 ms, 674 kB | 26 ms, 303 kB |
/// | encoder in Swift | 52 ms, 769 kB | 14 ms, 305 kB |
/// | libdeflate, which knows no PNG files | 43 ms, 682 kB | 15 ms, 272 kB |
enum PNGCodec {
  /// The pixels of a file. The error tells in libpng's words what is wrong with it.
  static func image(from file: Data) throws(PNGError) -> CGImage {
    let (width, height, pixels) = try decode(file)
    guard let image = CGImage(width: width, height: height, pixels: pixels) else {
      throw PNGError(reason: "it holds no pixels")
    }
    return image
  }

  /// The picture of an intact file, whose pixels are made when they are asked for; nil for any other file.
  static func laterImage(from file: Data) -> CGImage? {
    var picture = CPNG_Picture()
    var hasAlpha: Int32 = 0
    guard file.withUnsafeBytes({ CPNG_measure($0.baseAddress, $0.count, &picture, &hasAlpha) != 0 }) else { return nil }
    let (width, height) = (Int(picture.width), Int(picture.height))
    guard 1...mostLater ~= width.multipliedReportingOverflow(by: height).partialValue else { return nil }
    return CGImage(width: width, height: height, isOpaque: hasAlpha == 0) {
      // What is intact is clear only where there is no memory, or where the program that wrote the file was wrong.
      (try? decode(file).pixels) ?? Array(repeating: 0, count: width * height)
    }
  }

  /// Of so many pixels it is told at once whether there is memory for them.
  private static let mostLater = 1 << 26

  private static func decode(_ file: Data) throws(PNGError) -> (width: Int, height: Int, pixels: [UInt32]) {
    var picture = CPNG_Picture()
    var message = [CChar](repeating: 0, count: 64)
    let isRead = file.withUnsafeBytes { CPNG_read($0.baseAddress, $0.count, &picture, &message) != 0 }
    defer { free(picture.pixels) }
    guard isRead, let pixels = picture.pixels else {
      throw PNGError(reason: String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    let (width, height) = (Int(picture.width), Int(picture.height))
    return (width, height, UnsafeBufferPointer(start: pixels, count: width * height).map { premultiplied($0) })
  }

  /// A file with eight bits a channel, without alpha where everything is opaque.
  ///
  /// - Parameter keepsAlpha: Whether alpha is written in any case.
  static func data(of image: CGImage, keepsAlpha: Bool) -> Data {
    let isOpaque = image.pixels.reduce(.max, &) >= 0xFF00_0000
    var straight = isOpaque ? image.pixels : image.pixels.map { unpremultiplied($0) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let isWritten = straight.withUnsafeMutableBufferPointer { pixels in
      var picture = CPNG_Picture(
        pixels: pixels.baseAddress, width: UInt32(image.width), height: UInt32(image.height))
      return CPNG_write(&picture, keepsAlpha || !isOpaque ? 1 : 0, &bytes, &count) != 0
    }
    guard isWritten, let bytes else {
      preconditionFailure("there is no memory for a picture of \(image.width) × \(image.height) pixels")
    }
    return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
  }
}

/// What is wrong with a PNG file.
struct PNGError: Error {
  let reason: String
}
