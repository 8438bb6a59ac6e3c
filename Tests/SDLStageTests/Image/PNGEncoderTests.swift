import DisplayList
import Foundation
import Testing

@testable import SDLStage

/// SDL_image, which knows nothing of this encoder, reads back what it wrote.
struct PNGEncoderTests {
  private func readBack(_ image: CGImage) throws -> CGImage {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png").path
    defer { unlink(path) }
    try ImageFile.data(of: image).write(to: URL(fileURLWithPath: path))
    return try ImageFile.read(path)
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

/// Codes after D. A. Huffman, checked against what makes any prefix code.
struct HuffmanCodeTests {
  @Test(arguments: [[1, 1], [5, 0, 3, 9, 1], [1, 2, 4, 8, 16, 32, 64, 128, 256], Array(repeating: 7, count: 286)])
  func everySymbolHasACodeAndNoneIsWasted(frequencies: [Int]) {
    let code = HuffmanCode(frequencies: frequencies, longest: 15)

    let used = code.lengths.map { $0 > 0 }
    #expect(used == frequencies.map { $0 > 0 })
    // Kraft's equation: the codes fill the tree.
    let leaves: [Int] = code.lengths.filter { $0 > 0 }.map { 1 << (15 - $0) }
    #expect(leaves.reduce(0, +) == 1 << 15)
  }

  @Test func codesAreNoLongerThanAllowed() {
    // Fibonacci's numbers make the deepest trees.
    var frequencies = [1, 1]
    for _ in 2..<30 { frequencies.append(frequencies[frequencies.count - 1] + frequencies[frequencies.count - 2]) }

    #expect(HuffmanCode(frequencies: frequencies, longest: 15).lengths.max() == 15)
    #expect((HuffmanCode(frequencies: Array(frequencies.prefix(19)), longest: 7).lengths.max() ?? 0) <= 7)
  }

  @Test func commonSymbolsHaveShortCodes() {
    #expect(HuffmanCode(frequencies: [8, 4, 2, 1, 1], longest: 15).lengths == [1, 2, 3, 4, 4])
  }
}

struct CRC32Tests {
  /// The check value that catalogues of checksums give for ISO 3309's, and the one of the end that every PNG file has.
  @Test func agreesWithKnownChecksums() {
    #expect(CRC32.checksum(of: Data("123456789".utf8)) == 0xCBF4_3926)
    #expect(CRC32.checksum(of: Data("IEND".utf8)) == 0xAE42_6082)
    #expect(CRC32.checksum(of: Data()) == 0)
  }

  @Test func isTheRemainderBitByBit() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
    for count in [7, 8, 9, 16, 1000] {
      let slow = bytes.prefix(count).reduce(UInt32.max) { crc, byte in
        (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
      }
      #expect(CRC32.checksum(of: Data(bytes.prefix(count))) == ~slow, "\(count) bytes")
    }
  }
}
