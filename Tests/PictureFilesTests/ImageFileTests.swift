import DisplayList
import FileSystem
import Foundation
import InterludeTestSupport
import Testing

@testable import PictureFiles

struct ImageFileTests {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/picture.png" }

  init() throws { folder = try TemporaryFolder() }

  private func image(width: Int, height: Int, seed: UInt64, isOpaque: Bool) throws -> CGImage {
    var state = seed
    let pixels = (0..<width * height).map { _ -> UInt32 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let pixel = UInt32(truncatingIfNeeded: state >> 32)
      return isOpaque ? pixel | 0xFF00_0000 : premultiplied(pixel)
    }
    return try #require(CGImage(width: width, height: height, pixels: pixels))
  }

  @Test(arguments: [(1, 1), (7, 3), (64, 65)], [true, false])
  func aPictureReadsBackAsWritten(size: (Int, Int), isOpaque: Bool) throws {
    let image = try image(width: size.0, height: size.1, seed: 1, isOpaque: isOpaque)

    try ImageFile.data(of: image).write(to: URL(fileURLWithPath: path))

    #expect(try ImageFile.read(path) == image)
  }

  @Test(arguments: [(1, 1), (7, 3), (300, 200)], [true, false])
  func aPictureThatIsReadAsideIsTheSame(size: (Int, Int), isOpaque: Bool) throws {
    let image = try image(width: size.0, height: size.1, seed: 1, isOpaque: isOpaque)
    try ImageFile.data(of: image).write(to: URL(fileURLWithPath: path))

    let aside = try ImageFile.readAside(path)

    #expect(aside.width == size.0 && aside.height == size.1)
    #expect(aside.isOpaque == image.isOpaque)
    #expect(aside == image && aside.hashValue == image.hashValue && aside.pixels == image.pixels)
    #expect(try aside == ImageFile.readAside(path))
  }

  /// What is wrong with a file is told when it is read, not when its pixels are wanted.
  @Test(arguments: [0.2, 0.5, 0.9])
  func aBrokenFileIsToldOfThoughItIsReadAside(part: Double) throws {
    let image = try image(width: 60, height: 50, seed: 3, isOpaque: false)
    let file = ImageFile.data(of: image)
    let place = Int(Double(file.count) * part)
    var damaged = file
    damaged[place] ^= 0x55
    for bytes in [file.prefix(place), damaged] {
      try bytes.write(to: URL(fileURLWithPath: path))
      #expect(throws: UserFacingError.self) { try ImageFile.readAside(path) }
    }
  }

  @Test func theFileIsAnUnassociatedPNG() throws {
    let image = try #require(CGImage(width: 1, height: 1, pixels: [0x8040_2000]))

    try ImageFile.data(of: image).write(to: URL(fileURLWithPath: path))

    let bytes = [UInt8](try #require(FileManager.default.contents(atPath: path)))
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Width, height, eight bits, red-green-blue with alpha: the PNG specification, 11.2.2.
    #expect(bytes[16..<26] == [0, 0, 0, 1, 0, 0, 0, 1, 8, 6])
  }

  @Test func equalPicturesMakeEqualBytes() throws {
    let (one, other) = (
      try image(width: 40, height: 30, seed: 2, isOpaque: false),
      try image(width: 40, height: 30, seed: 2, isOpaque: false)
    )

    #expect(ImageFile.data(of: one) == ImageFile.data(of: other))
  }

  @Test func theBytesOfAFileAreReadAsTheFileIs() throws {
    let image = try image(width: 9, height: 5, seed: 4, isOpaque: false)

    #expect(try ImageFile.image(from: ImageFile.data(of: image)) == image)
  }

  @Test func aJPEGFileIsReadNearlyAsItWas() throws {
    let color: UInt32 = 0xFF30_80C0
    let even = try #require(CGImage(width: 16, height: 8, pixels: Array(repeating: color, count: 128)))
    let file = try #require(ImageFile.jpegData(of: even, quality: 95))

    let read = try ImageFile.image(from: file)

    #expect(read.width == 16 && read.height == 8)
    for shift in [0, 8, 16] as [UInt32] {
      #expect(read.pixels.allSatisfy { abs(Int($0 >> shift & 255) - Int(color >> shift & 255)) <= 3 })
    }
  }

  @Test(arguments: [Data(), Data("not a picture".utf8), Data([0xFF, 0xD8, 0xFF])])
  func bytesThatAreNoPictureAreToldOf(bytes: Data) {
    let error = #expect(throws: UserFacingError.self) { try ImageFile.image(from: bytes) }

    #expect(error?.description.hasPrefix("The data cannot be read as a picture (") == true)
  }

  @Test func aMissingFileIsNamed() {
    let error = #expect(throws: UserFacingError.self) { try ImageFile.read(path) }

    #expect(error?.description == "There is no picture at \(path): check the path.")
  }

  @Test func aFileThatIsNoPictureIsNamed() throws {
    try Data("not a picture".utf8).write(to: URL(fileURLWithPath: path))

    let error = #expect(throws: UserFacingError.self) { try ImageFile.read(path) }

    #expect(error?.description.hasPrefix("\(path) cannot be read as a picture (") == true)
    #expect(error?.description.hasSuffix("): check that it is an intact PNG file.") == true)
  }
}
