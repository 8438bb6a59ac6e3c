import DisplayList
import Foundation
import Testing

@testable import PictureFiles

/// SDL_image, which knows nothing of the codec, reads back what it wrote, and so does the codec.
struct PNGCodecTests {
  private func readBack(_ image: CGImage) throws -> CGImage {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    defer { unlink(path) }
    let file = ImageFile.data(of: image)
    try file.write(to: URL(fileURLWithPath: path))
    let image = try ImageFile.imageBySDL(from: file, path)
    #expect(try ImageFile.read(path) == image)
    return image
  }

  private func image(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> CGImage {
    let pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
    return try #require(CGImage(width: width, height: height, pixels: pixels))
  }

  @Test(arguments: [(1, 1), (3, 2), (64, 64), (390, 30)]) func evenSurfacesAreReadBack(width: Int, height: Int) throws {
    let even = try image(width, height) { _, _ in 0xFF34_C759 }
    #expect(try readBack(even) == even)
  }

  @Test(arguments: 0..<6) func noiseIsReadBack(seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next() -> UInt32 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt32(truncatingIfNeeded: state >> 20)
    }
    // Beside noise of all colours some of few, which makes long codes and repetitions.
    let noise = try image(150, 120) { x, y in
      0xFF00_0000 | (y < 60 ? next() & 0xFF_FFFF : [0x10101, 0xFFFFFF, 0][Int(next() % 3)])
    }
    #expect(try readBack(noise) == noise, "seed \(seed)")
  }

  @Test func slopesAndRepetitionsFarBackAreReadBack() throws {
    let slope = try image(300, 200) { (x: Int, y: Int) -> UInt32 in
      0xFF00_0000 | UInt32(x * 255 / 299) << 16 | UInt32(y) << 8 | UInt32(x & y & 255)
    }
    #expect(try readBack(slope) == slope)
    let tiles = try image(256, 256) { x, y in 0xFF00_0000 | UInt32((x * 7 + y % 43 * 251) & 0xFFFFFF) }
    #expect(try readBack(tiles) == tiles)
  }

  @Test func transparencyIsReadBack() throws {
    let clear = try image(64, 32) { x, y in premultiplied(UInt32(x * 4) << 24 | UInt32(y * 8) << 8 | 0x40_0020) }
    #expect(try readBack(clear) == clear)
  }

  @Test func whatIsEvenIsSmall() throws {
    let even = try image(780, 1688) { _, y in y < 800 ? 0xFFF5_F5F7 : 0xFF12_3456 }
    #expect(ImageFile.data(of: even).count < 60_000)
  }
}
