import DisplayList
import FileSystem
import Foundation

/// Pictures as files: PNG by libpng, JPEG and what else there is by SDL_image.
public enum ImageFile {
  /// Reads a picture. The error names the file and says what to do about it.
  public static func read(_ path: String) throws(UserFacingError) -> CGImage {
    guard let file = FileManager.default.contents(atPath: path) else {
      throw UserFacingError("There is no picture at \(path): check the path.")
    }
    return try image(from: file, named: path)
  }

  /// The picture in the bytes of a file.
  ///
  /// - Parameters:
  ///   - file: All of its bytes.
  ///   - name: What the error calls them.
  public static func image(from file: Data, named name: String = "The data") throws(UserFacingError) -> CGImage {
    guard file.starts(with: PNGChunk.signature) else { return try imageBySDL(from: file, name) }
    do {
      return try PNGCodec.image(from: file)
    } catch {
      throw unreadable(name, error.reason)
    }
  }

  /// Reads a picture as `read` does; but of an intact PNG file the size only. Another thread decodes the pixels at once; a
  /// read of them before that is done waits.
  public static func readAside(_ path: String) throws(UserFacingError) -> CGImage {
    guard let file = FileManager.default.contents(atPath: path), file.starts(with: PNGChunk.signature),
      let image = PNGCodec.laterImage(from: file)
    else { return try read(path) }
    decoder.async { _ = image.pixels }
    return image
  }

  /// One after the other: many pictures that are asked for at once leave the other cores to who has asked. Who needs one that has
  /// not been begun makes it without waiting.
  private static let decoder = DispatchQueue(label: "pictures")

  /// A picture as the bytes of a PNG file. Equal pictures make equal bytes where zlib's version is the same.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - keepsAlpha: Whether alpha is written even of an opaque picture, as frames of one animation must be alike.
  public static func data(of image: CGImage, keepsAlpha: Bool = false) -> Data {
    PNGCodec.data(of: image, keepsAlpha: keepsAlpha)
  }

  static func unreadable(_ path: String, _ reason: String) -> UserFacingError {
    UserFacingError("\(path) cannot be read as a picture (\(reason)): check that it is an intact PNG file.")
  }
}

extension OutputFile {
  /// Writes a picture as PNG.
  public static func write(_ image: CGImage, to path: String) throws(UserFacingError) {
    try write(ImageFile.data(of: image), to: path)
  }
}
