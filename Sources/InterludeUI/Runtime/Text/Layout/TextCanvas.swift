/// Pixels that pictures of text and rectangles are laid over each other in.
nonisolated struct TextCanvas {
  private static let longestSide: CGFloat = 16384
  /// A hair of arithmetic noise beyond a whole pixel is none.
  private static let noise: CGFloat = 0.001

  private let width: Int
  private let height: Int
  private let scale: CGFloat
  private var pixels: [UInt32]

  /// Clear pixels for a box in points; nil when there are none, or more than a picture may have.
  init?(size: CGSize, scale: CGFloat) {
    let width = (size.width * scale - Self.noise).rounded(.up)
    let height = (size.height * scale - Self.noise).rounded(.up)
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height) else { return nil }
    (self.width, self.height, self.scale) = (Int(width), Int(height), scale)
    pixels = Array(repeating: 0, count: self.width * self.height)
  }

  var image: CGImage? { CGImage(width: width, height: height, pixels: pixels) }

  /// Fills a rectangle in points, at the nearest whole pixels.
  mutating func fill(_ rect: CGRect, _ color: CGColor) {
    let pixel = color.premultipliedPixel()
    let columns = Self.range(rect.minX * scale, rect.maxX * scale, within: width)
    for row in Self.range(rect.minY * scale, rect.maxY * scale, within: height) {
      for index in row * width + columns.lowerBound..<row * width + columns.upperBound {
        pixels[index] = Self.over(pixel, pixels[index])
      }
    }
  }

  private static func range(_ start: CGFloat, _ end: CGFloat, within limit: Int) -> Range<Int> {
    let start = Int(min(max(start.rounded(), 0), CGFloat(limit)))
    return start..<max(start, Int(min(max(end.rounded(), 0), CGFloat(limit))))
  }

  /// Lays a picture over the pixels, its top left corner at theirs.
  mutating func draw(_ image: CGImage) {
    let (upper, columns) = (image.pixels, min(width, image.width))
    for row in 0..<min(height, image.height) {
      for column in 0..<columns {
        let pixel = upper[row * image.width + column]
        if pixel != 0 { pixels[row * width + column] = Self.over(pixel, pixels[row * width + column]) }
      }
    }
  }

  /// A premultiplied pixel over another.
  private static func over(_ upper: UInt32, _ lower: UInt32) -> UInt32 {
    let rest = 255 - upper >> 24
    guard rest > 0 else { return upper }
    func channel(_ shift: UInt32) -> UInt32 {
      let sum = (upper >> shift & 0xFF) + ((lower >> shift & 0xFF) * rest * 2 + 255) / 510
      return min(sum, 255) << shift
    }
    return channel(24) | channel(16) | channel(8) | channel(0)
  }
}
