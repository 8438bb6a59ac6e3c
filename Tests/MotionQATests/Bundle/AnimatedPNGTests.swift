import Foundation
import InterludeUI
import PictureFiles
import Testing

@testable import MotionQA

/// A reader of its own puts the frames together as the PNG specification says, 13.2 and 11.3.4, and gets the pictures back.
struct AnimatedPNGTests {
  private func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> CGImage {
    let pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
    return try #require(CGImage(width: width, height: height, pixels: pixels))
  }

  private func file(of pictures: [CGImage], style: AnimatedPNG.Style? = nil) throws -> (
    data: Data, style: AnimatedPNG.Style
  ) {
    let before = [nil] + pictures.map { $0 }
    var choice = AnimatedPNG.StyleChoice()
    for (picture, previous) in zip(pictures, before) { choice.add(picture, after: previous) }
    let style = style ?? choice.style
    var animation = AnimatedPNG(framesPerSecond: 60, style: style)
    for (picture, previous) in zip(pictures, before) {
      try animation.add(AnimatedPNG.Encoded(picture, after: previous, style: style))
    }
    return (try #require(animation.data), style)
  }

  /// A photograph that slides over a still ground, then rests, then a small sign far away that changes.
  private func film(noise: UInt32) throws -> [CGImage] {
    func photograph(_ x: Int, _ y: Int) -> UInt32 {
      (UInt32(truncatingIfNeeded: x &* 2_654_435_761 ^ y &* 40_503) & noise)
    }
    return try (0..<6).map { frame in
      try picture(40, 30) { x, y in
        if (x, y) == (39, 29), frame >= 4 { return 0xFF00_00FF }
        let shift = min(frame, 3) * 3
        let isInside = shift..<shift + 12 ~= x && 4..<20 ~= y
        return 0xFF00_0000 | (isInside ? photograph(x - shift, y) : 0x20_4060)
      }
    }
  }

  @Test(arguments: [AnimatedPNG.Style.replacing, .layering], [0xFF_FFFF, 0] as [UInt32])
  func theFramesComeBackExactly(style: AnimatedPNG.Style, noise: UInt32) throws {
    let pictures = try film(noise: noise)
    let frames = try AnimationReader(try file(of: pictures, style: style).data).frames()

    #expect(frames.map(\.pixels) == pictures.map(\.pixels))
  }

  /// Pixels that become transparent or half so cannot be laid over what was there.
  @Test func transparencyComesBackExactly() throws {
    let pictures = try (0..<5).map { frame in
      try picture(20, 10) { x, y in
        switch (x + frame) % 4 {
        case 0: 0
        case 1: 0x8040_2010
        case 2: 0xFF10_2030
        default: 0xFF00_0000 | UInt32(y)
        }
      }
    }
    let (data, style) = try file(of: pictures)

    #expect(style == .layering)
    #expect(try AnimationReader(data).frames().map(\.pixels) == pictures.map(\.pixels))
  }

  @Test func onlyWhatChangesIsWritten() throws {
    let boxes = try AnimationReader(try file(of: try film(noise: 0xFF_FFFF)).data).boxes

    #expect(boxes[0] == [40, 30, 0, 0])
    #expect(boxes[1] == [15, 16, 0, 4], "where the photograph was and is")
    // The last step of the photograph is the third; then comes the sign, and then nothing.
    #expect(boxes[4] == [1, 1, 39, 29] && boxes[5] == [1, 1, 0, 0])
  }

  @Test func whatIsFarApartIsLaidOverWhatStays() throws {
    let pictures = try (0..<4).map { frame in
      try picture(60, 60) { x, y in
        let isSign = (x < 2 && y < 2) || (x > 57 && y > 57)
        return isSign && frame % 2 == 1 ? 0xFFFF_FFFF : 0xFF00_0000 | UInt32((x &* 7919 ^ y &* 104_729) & 0xFF_FFFF)
      }
    }
    let (data, style) = try file(of: pictures)

    #expect(style == .layering)
    #expect(data.count * 2 < (try file(of: pictures, style: .replacing)).data.count)
    #expect(try AnimationReader(data).frames().map(\.pixels) == pictures.map(\.pixels))
  }

  /// Number, width, height, x, y, 1 / 60 s, left as it is, in the place of what was there.
  @Test func theControlChunkIsThatOfTheSpecification() throws {
    let chunks = try PNGChunk.chunks(of: try file(of: try film(noise: 0xFF_FFFF), style: .replacing).data)

    #expect(chunks.map(\.type).prefix(5) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL"])
    #expect([UInt8](chunks[1].data) == [0, 0, 0, 6, 0, 0, 0, 1])
    #expect(
      [UInt8](chunks[4].data) == [0, 0, 0, 1, 0, 0, 0, 15, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 60, 0, 0])
    #expect([UInt8](chunks[5].data.prefix(4)) == [0, 0, 0, 2])
  }

  @Test func picturesOfTwoSizesAreRefused() throws {
    let pictures = [try picture(3, 2) { _, _ in 0xFF00_0000 }, try picture(4, 2) { _, _ in 0xFF00_0000 }]
    #expect { try file(of: pictures) } throws: { "\($0)".contains("differ in size") }
  }
}
