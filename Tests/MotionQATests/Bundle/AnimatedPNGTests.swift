import Foundation
import Testing

@testable import MotionQA
@testable import SDLStage

struct AnimatedPNGTests {
  /// The check value of this CRC, from the catalogue of R. Cook: that of the nine digits.
  @Test func checksum() { #expect(CRC32.checksum(of: Data("123456789".utf8)) == 0xCBF4_3926) }

  /// The end chunk as it stands in every PNG file.
  @Test func theEndChunkIsThatOfTheSpecification() {
    #expect(
      [UInt8](PNGChunk(type: "IEND", data: Data()).bytes) == [
        0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
      ])
  }

  private func png(width: UInt8, pixels: [UInt8]) -> Data {
    let header = PNGChunk(type: "IHDR", data: Data([0, 0, 0, width, 0, 0, 0, 2, 8, 6, 0, 0, 0]))
    let chunks = [header, PNGChunk(type: "IDAT", data: Data(pixels)), PNGChunk(type: "IEND", data: Data())]
    return chunks.reduce(PNGChunk.signature) { $0 + $1.bytes }
  }

  @Test func picturesFollowEachOtherWithTheirTimes() throws {
    var animation = AnimatedPNG(framesPerSecond: 60, frameCount: 2)
    try animation.add(png(width: 3, pixels: [1, 2]))
    try animation.add(png(width: 3, pixels: [7]))
    let chunks = try PNGChunk.chunks(of: try #require(animation.data))

    #expect(chunks.map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect([UInt8](chunks[1].data) == [0, 0, 0, 2, 0, 0, 0, 1])
    // Number, width, height, x, y, 1 / 60 s, nothing disposed of, nothing blended.
    #expect(
      [UInt8](chunks[4].data) == [0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 2] + [UInt8](repeating: 0, count: 8) + [
        0, 1, 0, 60, 0, 0,
      ])
    #expect([UInt8](chunks[5].data) == [0, 0, 0, 2, 7])
  }

  @Test func picturesOfTwoSizesAndDamagedOnesAreRefused() throws {
    var animation = AnimatedPNG(framesPerSecond: 60, frameCount: 2)
    try animation.add(png(width: 3, pixels: [1]))
    #expect { try animation.add(png(width: 4, pixels: [1])) } throws: { "\($0)".contains("differ in size") }
    #expect { try animation.add(png(width: 3, pixels: [1]).dropLast(3)) } throws: { "\($0)".contains("no intact PNG") }
  }
}
