import CSDL2
import DisplayList
import Foundation

/// Pictures as PNG files.
public enum ImageFile {
  /// Reads a picture. The error names the file and says what to do about it.
  public static func read(_ path: String) throws(StageError) -> CGImage {
    guard FileManager.default.fileExists(atPath: path) else {
      throw StageError("There is no picture at \(path): check the path.")
    }
    guard let loaded = IMG_Load(path) else {
      throw StageError("\(path) cannot be read as a picture (\(lastSDLError)): check that it is an intact PNG file.")
    }
    defer { SDL_FreeSurface(loaded) }
    guard let surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else {
      throw StageError("\(path) cannot be converted to 32-bit colour (\(lastSDLError)): save it as a plain PNG file.")
    }
    defer { SDL_FreeSurface(surface) }
    guard let image = CGImage(straight: surface.pointee) else {
      throw StageError("\(path) holds no pixels: save the picture again.")
    }
    return image
  }

  /// Writes a picture, so that the file is replaced as a whole or not at all. Equal pictures make equal bytes.
  public static func write(_ image: CGImage, to path: String) throws(StageError) {
    let aside = "\(path).part"
    var pixels = image.pixels.map(unpremultiplied)
    let written = pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(image.width), Int32(image.height), 32, Int32(image.width * 4),
        SDL_PIXELFORMAT_ARGB8888.rawValue)
      defer { SDL_FreeSurface(surface) }
      return surface != nil && IMG_SavePNG(surface, aside) == 0
    }
    guard written, rename(aside, path) == 0 else {
      let reason = written ? String(cString: strerror(errno)) : lastSDLError
      unlink(aside)
      throw StageError(
        "The picture \(path) cannot be written (\(reason)): check that its folder exists, may be written to and has room."
      )
    }
  }
}

nonisolated extension CGImage {
  /// The pixels of a surface whose colours are not premultiplied, `0xAARRGGBB` each.
  fileprivate convenience init?(straight surface: SDL_Surface) {
    guard let base = surface.pixels else { return nil }
    let (width, height, stride) = (Int(surface.w), Int(surface.h), Int(surface.pitch) / 4)
    let source = base.assumingMemoryBound(to: UInt32.self)
    let rows = (0..<height).map { UnsafeBufferPointer(start: source + $0 * stride, count: width) }
    self.init(width: width, height: height, pixels: rows.flatMap { $0.map(premultiplied) })
  }
}
