import FileSystem
import Foundation
import InterludeUI
import PictureFiles

/// Pictures of one size one after the other, as the Animated PNG of the third edition of the PNG specification: of each only
/// the rectangle that is not as in the one before.
public nonisolated struct AnimatedPNG {
  /// How the changes are written.
  public enum Style: Hashable, Sendable {
    /// Without alpha: each rectangle replaces what is there.
    case replacing
    /// With alpha: what stays inside of a rectangle is transparent, and the rectangle laid over what is there.
    case layering
  }

  private let framesPerSecond: UInt16
  private let style: Style
  private var size: (width: Int, height: Int)?
  private var frameCount: UInt32 = 0
  private var body: [PNGChunk] = []
  private var sequence: UInt32 = 0

  /// - Parameters:
  ///   - framesPerSecond: 1…480.
  ///   - style: How each picture is laid over the one before.
  public init(framesPerSecond: Int, style: Style) {
    self.framesPerSecond = UInt16(clamping: framesPerSecond)
    self.style = style
  }

  /// Adds the next picture. The error says that the pictures differ in size.
  public mutating func add(_ picture: Encoded) throws(UserFacingError) {
    let isFirst = size == nil
    let size = self.size ?? picture.size
    guard size == picture.size else {
      throw UserFacingError(
        "The pictures to be animated differ in size, and an animated PNG has only one: leave out --animated, or the script's "
          + "change of size.")
    }
    self.size = size
    frameCount += 1
    body.append(control(picture))
    for pixels in picture.pixels {
      body.append(
        isFirst ? PNGChunk(type: "IDAT", data: pixels) : PNGChunk(type: "fdAT", data: nextNumber() + pixels))
    }
  }

  /// The whole file; nil without a picture.
  public var data: Data? {
    guard let size else { return nil }
    // Eight bits a channel, with alpha or without, and no choice of compression, filters or interlacing.
    let header =
      Data(bigEndian: UInt32(size.width)) + Data(bigEndian: UInt32(size.height))
      + Data([8, style == .layering ? 6 : 2, 0, 0, 0])
    // Played once: 1.
    let animation = Data(bigEndian: frameCount) + Data(bigEndian: UInt32(1))
    let head = [PNGChunk(type: "IHDR", data: header), PNGChunk(type: "acTL", data: animation)]
    return (head + body + [PNGChunk(type: "IEND", data: Data())]).reduce(into: PNGChunk.signature) { $0 += $1.bytes }
  }

  /// The frame's size and place, how long it shows, and what becomes of the canvas.
  private mutating func control(_ picture: Encoded) -> PNGChunk {
    let places = [picture.box.width, picture.box.height, picture.box.x, picture.box.y]
    var data = places.reduce(nextNumber()) { $0 + Data(bigEndian: UInt32($1)) }
    // The canvas is left as it is for the next one (APNG_DISPOSE_OP_NONE, 0); the frame replaces what is there
    // (APNG_BLEND_OP_SOURCE, 0), or is laid over it (APNG_BLEND_OP_OVER, 1).
    data += Data(bigEndian: UInt16(1)) + Data(bigEndian: framesPerSecond) + Data([0, picture.isLaidOver ? 1 : 0])
    return PNGChunk(type: "fcTL", data: data)
  }

  private mutating func nextNumber() -> Data {
    defer { sequence += 1 }
    return Data(bigEndian: sequence)
  }
}

nonisolated extension AnimatedPNG {
  /// What is added for a picture: made apart, so that many can be made at a time.
  public struct Encoded: Sendable {
    fileprivate let size: (width: Int, height: Int)
    /// The rectangle that is written.
    fileprivate let box: (x: Int, y: Int, width: Int, height: Int)
    fileprivate let isLaidOver: Bool
    fileprivate let pixels: [Data]

    /// - Parameters:
    ///   - picture: The picture; opaque for the style without alpha.
    ///   - previous: The one before; nil for the first.
    ///   - style: How it is laid over that.
    public init(_ picture: CGImage, after previous: CGImage?, style: Style) {
      size = (picture.width, picture.height)
      let change = previous.flatMap { PictureChange(from: $0, to: picture) }
      let overlay = style == .layering ? change?.overlay : nil
      // A picture like the one before: any pixel of it takes the place of itself.
      let isSame = change == nil && previous.map { $0.width == picture.width && $0.height == picture.height } ?? false
      let pixel = isSame ? CGImage(width: 1, height: 1, pixels: Array(picture.pixels.prefix(1))) : nil
      let image = overlay ?? change?.replacement ?? pixel ?? picture
      box = (change?.columns.lowerBound ?? 0, change?.rows.lowerBound ?? 0, image.width, image.height)
      isLaidOver = overlay != nil
      let file = ImageFile.data(of: image, keepsAlpha: style == .layering)
      pixels = ((try? PNGChunk.chunks(of: file)) ?? []).filter { $0.type == "IDAT" }.map(\.data)
    }
  }

  /// Finds out which style makes the smaller file.
  public struct StyleChoice: Sendable {
    private var (replacing, layering) = (0, 0)
    private var isOpaque = true

    /// A choice before the first picture.
    public init() {}

    /// Takes the next picture into account.
    ///
    /// - Parameters:
    ///   - picture: The next one.
    ///   - previous: The one before; nil for the first.
    public mutating func add(_ picture: CGImage, after previous: CGImage?) {
      isOpaque = isOpaque && picture.pixels.reduce(.max, &) >= 0xFF00_0000
      let change = previous.flatMap { PictureChange(from: $0, to: picture) }
      replacing += 3 * (change?.area ?? 0)
      // Alpha hardly ever takes as much as a colour.
      layering += 3 * ((change?.area ?? 0) - (change?.stillCount ?? 0)) + (change?.area ?? 0) / 2
    }

    /// The style that makes the smaller file of the pictures so far.
    public var style: Style { isOpaque && replacing <= layering ? .replacing : .layering }
  }
}
