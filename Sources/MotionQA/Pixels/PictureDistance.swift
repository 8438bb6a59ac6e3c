import InterludeUI

/// How far two pictures of one size are apart, pixel by pixel.
nonisolated struct PictureDistance {
  /// The sum over all pixels and channels of colour.
  let sum: Int
  /// Each pixel's distance channel by channel, opaque: black where both are the same.
  let image: CGImage

  /// Nil unless there are both.
  init?(_ a: CGImage?, _ b: CGImage?) {
    guard let a, let b, a.width == b.width, a.height == b.height else { return nil }
    let (own, others) = (a.pixels, b.pixels)
    var sum = 0
    var pixels = [UInt32](repeating: 0xFF00_0000, count: own.count)
    for place in own.indices where own[place] != others[place] {
      for shift: UInt32 in stride(from: 0, to: 24, by: 8) {
        let distance = abs(Int(own[place] >> shift & 0xFF) - Int(others[place] >> shift & 0xFF))
        pixels[place] |= UInt32(distance) << shift
        sum += distance
      }
    }
    guard let image = CGImage(width: a.width, height: a.height, pixels: pixels) else { return nil }
    (self.sum, self.image) = (sum, image)
  }
}
