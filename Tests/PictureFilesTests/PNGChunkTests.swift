import FileSystem
import Foundation
import Testing

@testable import PictureFiles

struct PNGChunkTests {
  /// The end chunk as it stands in every PNG file.
  @Test func theEndChunkIsThatOfTheSpecification() {
    #expect(
      [UInt8](PNGChunk(type: "IEND", data: Data()).bytes) == [
        0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
      ])
  }

  @Test func aDamagedFileIsRefused() {
    let file = PNGChunk.signature + PNGChunk(type: "IEND", data: Data()).bytes
    #expect(throws: UserFacingError.self) { try PNGChunk.chunks(of: file.dropLast(3)) }
    #expect(throws: UserFacingError.self) { try PNGChunk.chunks(of: Data([1, 2, 3])) }
  }
}
