import Foundation
import SDLStage

/// Puts PNG pictures of one size one after the other, as the Animated PNG of the third edition of the PNG specification.
///
/// The pictures' compressed pixels are taken over as they are: only the chunks around them are new.
public nonisolated struct AnimatedPNG {
  private let framesPerSecond: UInt16
  private let frameCount: UInt32
  private var header: PNGChunk?
  private var body: [PNGChunk] = []
  private var sequence: UInt32 = 0

  /// - Parameter framesPerSecond: 1…480.
  public init(framesPerSecond: Int, frameCount: Int) {
    self.framesPerSecond = UInt16(clamping: framesPerSecond)
    self.frameCount = UInt32(clamping: frameCount)
  }

  /// Adds the next picture. The error says what is wrong with it.
  public mutating func add(_ png: Data) throws(StageError) {
    let chunks = try PNGChunk.chunks(of: png)
    guard let size = chunks.first, size.type == "IHDR", size.data.count == 13 else {
      throw StageError("A picture to be animated has no header: it is no intact PNG file; record it anew.")
    }
    if let header, header != size {
      throw StageError(
        "The pictures to be animated differ in size or kind, and an animated PNG has only one: leave out --animated, or the "
          + "script's change of size.")
    }
    let isFirst = header == nil
    header = size
    body.append(control(size))
    for chunk in chunks where chunk.type == "IDAT" {
      body.append(isFirst ? chunk : PNGChunk(type: "fdAT", data: nextNumber() + chunk.data))
    }
  }

  /// The whole file; nil without a picture.
  public var data: Data? {
    guard let header else { return nil }
    // Played once: 1.
    let animation = PNGChunk(type: "acTL", data: Data(bigEndian: frameCount) + Data(bigEndian: UInt32(1)))
    let chunks = [header, animation] + body + [PNGChunk(type: "IEND", data: Data())]
    return chunks.reduce(PNGChunk.signature) { $0 + $1.bytes }
  }

  /// The frame's size and place, and how long it shows.
  private mutating func control(_ header: PNGChunk) -> PNGChunk {
    var data = nextNumber() + header.data.prefix(8)
    for zero in [UInt32(0), 0] { data += Data(bigEndian: zero) }
    // Neither disposed of nor blended: every picture is whole.
    data += Data(bigEndian: UInt16(1)) + Data(bigEndian: framesPerSecond) + Data([0, 0])
    return PNGChunk(type: "fcTL", data: data)
  }

  private mutating func nextNumber() -> Data {
    defer { sequence += 1 }
    return Data(bigEndian: sequence)
  }
}
