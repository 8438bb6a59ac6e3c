import DisplayList

/// Which of a picture's sizes to draw from: between `level` and the next smaller one, at `fraction` / 256 of the way.
struct LevelOfDetail: Hashable, Sendable {
  var level: Int
  var fraction: UInt32

  /// Both in one number.
  var exact: Double { Double(level) + Double(fraction) / 256 }

  static let full = LevelOfDetail(level: 0, fraction: 0)

  /// - Parameter spacing: The texels from one pixel to the next.
  ///
  /// The way between 2ⁿ and 2ⁿ⁺¹ is measured straight rather than by logarithm: it is as smooth, and plain arithmetic.
  init(spacing: Double) {
    guard spacing > 1 else {
      self = .full
      return
    }
    let limited = min(spacing, 0x1p30)
    self.init(level: Int(limited.exponent), fraction: UInt32((limited.significand - 1) * 256))
  }

  private init(level: Int, fraction: UInt32) { (self.level, self.fraction) = (level, fraction) }

  /// For texel coordinates by an affine map. The texels in the area of a pixel decide: a card that turns away is neither
  /// blurred along its axis, as it would be if the denser direction did, nor does it shimmer as if the other did.
  ///
  /// - Parameter spread: How many times the texels of one pixel count.
  init(_ map: CGAffineTransform, spread: Double) {
    self.init(spacing: abs(map.a * map.d - map.b * map.c).squareRoot() * spread)
  }

  /// At a pixel, for texel coordinates by a projective map.
  init(_ map: Homography, x: Double, y: Double, spread: Double) {
    let w = map.p * x + map.q * y + map.r
    let u = (map.a * x + map.c * y + map.tx) / w
    let v = (map.b * x + map.d * y + map.ty) / w
    self.init(
      CGAffineTransform(
        (map.a - map.p * u) / w, (map.b - map.p * v) / w, (map.c - map.q * u) / w, (map.d - map.q * v) / w, 0, 0),
      spread: spread)
  }

  /// The same limited to the sizes there are.
  func limited(to count: Int) -> LevelOfDetail {
    level < count - 1 ? self : LevelOfDetail(level: count - 1, fraction: 0)
  }
}
