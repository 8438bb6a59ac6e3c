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
    var sum = 0
    let pixels = zip(a.pixels, b.pixels).map { a, b -> UInt32 in
      guard a != b else { return 0xFF00_0000 }
      var pixel: UInt32 = 0xFF00_0000
      for shift: UInt32 in [0, 8, 16] {
        let (own, other) = (a >> shift & 0xFF, b >> shift & 0xFF)
        let distance = own > other ? own - other : other - own
        pixel |= distance << shift
        sum += Int(distance)
      }
      return pixel
    }
    guard let image = CGImage(width: a.width, height: a.height, pixels: pixels) else { return nil }
    (self.sum, self.image) = (sum, image)
  }
}
