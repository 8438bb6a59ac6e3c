import CSDL2
import DisplayList
import FileSystem
import Foundation

extension ImageFile {
  /// An opaque picture as the bytes of a JPEG file, in which colours are a little off; nil where SDL_image cannot write any.
  ///
  /// - Parameters:
  ///   - image: The picture, taken as opaque.
  ///   - quality: 1…100.
  public static func jpegData(of image: CGImage, quality: Int) -> Data? {
    guard canWriteJPEG else { return nil }
    // More than the pixels take no JPEG file is, but for its head.
    var bytes = [UInt8](repeating: 0, count: image.pixels.count * 4 + 4096)
    let length = bytes.withUnsafeMutableBytes { bytes in
      image.pixels.withUnsafeBytes { pixels in write(pixels, image.width, image.height, quality, into: bytes) }
    }
    return length.map { Data(bytes.prefix($0)) }
  }

  /// How many bytes were written; nil for a failure.
  private static func write(
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
  private static let canWriteJPEG =
    IMG_Init(Int32(IMG_INIT_JPG.rawValue)) & Int32(IMG_INIT_JPG.rawValue) != 0

  /// The version of SDL_image that this process runs with, as it tells it: `2.6.3`.
  public static var sdlImageVersion: String {
    IMG_Linked_Version().map { "\($0.pointee.major).\($0.pointee.minor).\($0.pointee.patch)" } ?? ""
  }

  /// Reads a picture of any kind that SDL_image knows from the bytes of its file.
  static func imageBySDL(from file: Data, _ name: String) throws(UserFacingError) -> CGImage {
    let loaded = file.withUnsafeBytes { bytes in
      SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)).flatMap { IMG_Load_RW($0, 1) }
    }
    guard let loaded else { throw unreadable(name, lastSDLError) }
    defer { SDL_FreeSurface(loaded) }
    guard let surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else {
      throw UserFacingError(
        "\(name) cannot be converted to 32-bit colour (\(lastSDLError)): save it as a plain PNG file.")
    }
    defer { SDL_FreeSurface(surface) }
    guard let image = CGImage(straight: surface.pointee) else {
      throw UserFacingError("\(name) holds no pixels: save the picture again.")
    }
    return image
  }

  private static var lastSDLError: String { String(cString: SDL_GetError()) }
}

extension CGImage {
  /// The pixels of a surface whose colours are not premultiplied, `0xAARRGGBB` each.
  fileprivate convenience init?(straight surface: SDL_Surface) {
    guard let base = surface.pixels else { return nil }
    let (width, height, stride) = (Int(surface.w), Int(surface.h), Int(surface.pitch) / 4)
    let source = base.assumingMemoryBound(to: UInt32.self)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      for y in 0..<height {
        for x in 0..<width { pixels[y * width + x] = premultiplied(source[y * stride + x]) }
      }
      count = width * height
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
