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

  /// A picture as the bytes of a PNG file. Equal pictures make equal bytes, on any machine.
  ///
  /// - Parameter keepsAlpha: Whether alpha is written even of an opaque picture, as frames of one animation must be alike.
  public nonisolated static func data(of image: CGImage, keepsAlpha: Bool = false) -> Data {
    PNGEncoder.data(of: image, keepsAlpha: keepsAlpha)
  }
}

nonisolated extension CGImage {
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
