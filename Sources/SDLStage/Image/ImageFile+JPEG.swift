import CSDL2
import DisplayList
import Foundation

extension ImageFile {
  /// An opaque picture as the bytes of a JPEG file, in which colours are a little off; nil where SDL_image cannot write any.
  ///
  /// - Parameter quality: 1…100.
  public nonisolated static func jpegData(of image: CGImage, quality: Int) -> Data? {
    guard canWriteJPEG else { return nil }
    // More than the pixels take no JPEG file is, but for its head.
    var bytes = [UInt8](repeating: 0, count: image.pixels.count * 4 + 4096)
    let length = bytes.withUnsafeMutableBytes { bytes in
      image.pixels.withUnsafeBytes { pixels in write(pixels, image.width, image.height, quality, into: bytes) }
    }
    return length.map { Data(bytes.prefix($0)) }
  }

  /// How many bytes were written; nil for a failure.
  private nonisolated static func write(
    _ pixels: UnsafeRawBufferPointer, _ width: Int, _ height: Int, _ quality: Int,
    into bytes: UnsafeMutableRawBufferPointer
  ) -> Int? {
    let surface = SDL_CreateRGBSurfaceWithFormatFrom(
      UnsafeMutableRawPointer(mutating: pixels.baseAddress), Int32(width), Int32(height), 32, Int32(4 * width),
      SDL_PIXELFORMAT_ARGB8888.rawValue)
    guard let surface, let stream = SDL_RWFromMem(bytes.baseAddress, Int32(bytes.count)) else { return nil }
    defer {
      SDL_FreeSurface(surface)
      SDL_RWclose(stream)
    }
    guard IMG_SaveJPG_RW(surface, stream, 0, Int32(quality)) == 0 else { return nil }
    let length = Int(SDL_RWtell(stream))
    return 0 < length && length <= bytes.count ? length : nil
  }

  /// Asked once, before many threads write.
  private nonisolated static let canWriteJPEG =
    IMG_Init(Int32(IMG_INIT_JPG.rawValue)) & Int32(IMG_INIT_JPG.rawValue) != 0
}
