import Foundation
import InterludeUI
import PictureFiles
import Testing

/// Reads an Animated PNG: takes its frames apart into files of one picture each, which SDL_image reads, and puts them together
/// as the PNG specification says. It knows nothing of how the file was made.
struct AnimationReader {
  private let header: PNGChunk
  private let frameParts: [(control: [UInt8], pixels: [Data])]

  init(_ file: Data) throws {
    let chunks = try PNGChunk.chunks(of: file)
    header = try #require(chunks.first)
    var parts: [(control: [UInt8], pixels: [Data])] = []
    for chunk in chunks {
      switch chunk.type {
      case "fcTL": parts.append(([UInt8](chunk.data), []))
      case "IDAT": parts[parts.count - 1].pixels.append(chunk.data)
      case "fdAT": parts[parts.count - 1].pixels.append(chunk.data.dropFirst(4))
      default: break
      }
    }
    frameParts = parts
  }

  private func number(_ bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Width, height, x and y of each frame.
  var boxes: [[Int]] { frameParts.map { part in [4, 8, 12, 16].map { number(part.control, at: $0) } } }

  /// What is on the canvas in each frame.
  func frames() throws -> [CGImage] {
    let size = [UInt8](header.data)
    let (width, height) = (number(size, at: 0), number(size, at: 4))
    var canvas = [UInt32](repeating: 0, count: width * height)
    return try frameParts.enumerated().map { index, part in
      let box = boxes[index]
      let (dispose, blend) = (part.control[24], part.control[25])
      try #require(dispose == 0, "nothing here is disposed of")
      let image = try picture(part.pixels, width: box[0], height: box[1], like: size)
      for y in 0..<box[1] {
        for x in 0..<box[0] {
          let pixel = image.pixels[y * box[0] + x]
          let place = (box[3] + y) * width + box[2] + x
          if blend == 0 || pixel >> 24 == 255 {
            canvas[place] = pixel
          } else {
            try #require(pixel == 0, "nothing half transparent is laid over")
          }
        }
      }
      return try #require(CGImage(width: width, height: height, pixels: canvas))
    }
  }

  private func picture(_ pixels: [Data], width: Int, height: Int, like header: [UInt8]) throws -> CGImage {
    let size = Data(bigEndian: UInt32(width)) + Data(bigEndian: UInt32(height)) + Data(header[8...])
    let chunks =
      [PNGChunk(type: "IHDR", data: size)] + pixels.map { PNGChunk(type: "IDAT", data: $0) }
      + [PNGChunk(type: "IEND", data: Data())]
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    defer { unlink(path) }
    try chunks.reduce(PNGChunk.signature) { $0 + $1.bytes }.write(to: URL(fileURLWithPath: path))
    return try ImageFile.read(path)
  }
}
