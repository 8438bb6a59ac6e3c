/// A blurred silhouette in its colour.
struct Shade: Sendable {
  let mask: ShadowMask
  /// The colour by the mask's value, in 1024ths.
  let tints: [UInt32]

  init(_ mask: ShadowMask, color: UInt32) {
    self.mask = mask
    tints = (0...1024).map { tint(color, $0) }
  }
}

/// A premultiplied colour times `amount` / 1024, rounded to nearest.
private func tint(_ color: UInt32, _ amount: UInt32) -> UInt32 {
  let (blue, green) = ((color & 0xFF) * amount + 512, (color >> 8 & 0xFF) * amount + 512)
  let (red, alpha) = ((color >> 16 & 0xFF) * amount + 512, (color >> 24) * amount + 512)
  return blue >> 10 | (green >> 10) << 8 | (red >> 10) << 16 | (alpha >> 10) << 24
}
