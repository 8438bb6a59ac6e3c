import DisplayList

/// A picture at ever smaller sizes, each half of the one before: what to draw from when it is shrunk.
///
/// Texel (x, y) of level n is the mean of the square of 2ⁿ × 2ⁿ texels of the picture at (2ⁿ·x, 2ⁿ·y), or of the part of
/// it that exists.
struct MipmapChain: Sendable {
  /// The picture itself first, a single texel last.
  let levels: [CGImage]

  init(_ image: CGImage) {
    var levels = [image]
    while let last = levels.last, last.width > 1 || last.height > 1, let next = last.halved { levels.append(next) }
    self.levels = levels
  }
}

extension CGImage {
  /// The picture at half its size, odd sides rounded up.
  var halved: CGImage? { stencil == nil ? halved(UInt32.self) : halved(UInt8.self) }

  private func halved<T: Texel>(_ type: T.Type) -> CGImage? {
    let (newWidth, newHeight) = ((width + 1) / 2, (height + 1) / 2)
    let means = [T](unsafeUninitializedCapacity: newWidth * newHeight) { target, count in
      T.read(self) { source in
        for y in 0..<newHeight {
          let upper = 2 * y * width
          let lower = min(2 * y + 1, height - 1) * width
          for x in 0..<newWidth {
            let (left, right) = (2 &* x, min(2 &* x &+ 1, width &- 1))
            target[y &* newWidth &+ x] = T.mean(
              source[upper &+ left], source[upper &+ right], source[lower &+ left], source[lower &+ right])
          }
        }
      }
      count = newWidth * newHeight
    }
    return T.image(width: newWidth, height: newHeight, means)
  }
}
