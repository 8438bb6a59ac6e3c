import DisplayList

/// Reads one size of a picture between its texels, by bilinear interpolation.
struct TexelSampling {
  private let pixels: UnsafePointer<UInt32>
  private let width: Int32
  private let level: Int32
  private let columns, rows: Line

  /// The texels of a column or row that may be read.
  private struct Line {
    let first, last: Int32
    /// From a texel to the next: none where there is but one.
    var step: Int32 { first < last ? 1 : 0 }

    /// A position limited to the centres of the texels, in 256ths from the centre of texel 0.
    @inline(__always)
    func clamp(_ position: Int32) -> Int32 { min(max(position &- 128, first &<< 8), last &<< 8) }

    /// The texel before a limited position; never the last, after which none follows.
    @inline(__always)
    func texel(_ position: Int32) -> Int32 { min(position &>> 8, last &- step) }
  }

  /// - Parameter texels: The part of the full-size picture that may be read.
  init(_ pixels: UnsafePointer<UInt32>, width: Int, level: Int, texels: PixelRect) {
    (self.pixels, self.width, self.level) = (pixels, Int32(width), Int32(level))
    columns = Line(first: Int32(texels.minX >> level), last: Int32((texels.maxX - 1) >> level))
    rows = Line(first: Int32(texels.minY >> level), last: Int32((texels.maxY - 1) >> level))
  }

  /// Reads a texel for each pair of coordinates, given in 256ths of the full-size picture's texels.
  func read(_ u: UnsafePointer<Int32>, _ v: UnsafePointer<Int32>, count: Int, into target: PixelPointer) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 3 * count) { buffer in
      guard let texels = buffer.baseAddress else { return }
      let (across, down) = (texels + count, texels + 2 * count)
      for index in 0..<count {
        let (x, y) = (columns.clamp(u[index] &>> level), rows.clamp(v[index] &>> level))
        let (column, row) = (columns.texel(x), rows.texel(y))
        texels[index] = row &* width &+ column
        across[index] = x &- column &<< 8
        down[index] = y &- row &<< 8
      }
      let (right, below) = (Int(columns.step), Int(rows.step &* width))
      for index in 0..<count {
        let upper = pixels + Int(texels[index])
        let lower = upper + below
        target[index] = interpolate(
          SIMD4(upper[0], upper[right], lower[0], lower[right]), UInt16(truncatingIfNeeded: across[index]),
          UInt16(truncatingIfNeeded: down[index]))
      }
    }
  }
}

/// Between four texels, the upper two first: down, then across, both in 256ths. Equal texels give themselves.
@inline(__always)
private func interpolate(_ texels: SIMD4<UInt32>, _ across: UInt16, _ down: UInt16) -> UInt32 {
  let lanes = Lanes(texels)
  let downwards = upperRow &+ Lanes(repeating: down) &* downTheRows
  let (low, high) = ((lanes.lowBytes &* downwards).words, (lanes.highBytes &* downwards).words)
  let rows = (Lanes(words: Words(low.x &+ low.y, high.x &+ high.y)) &+ Lanes(repeating: 128)).highBytes
  let sidewards = leftColumn &+ Lanes(repeating: across) &* acrossColumns
  let sums = (rows &* sidewards).words
  let (blueRed, greenAlpha) = (sums.x &+ sums.x &>> 32 &+ 0x0080_0080, sums.y &+ sums.y &>> 32 &+ 0x0080_0080)
  return UInt32(truncatingIfNeeded: blueRed &>> 8 & 0x00FF_00FF | greenAlpha & 0xFF00_FF00)
}

/// Weights of the upper row's texels where nothing is to be gone down, and their change for each 256th.
private let upperRow = Lanes(256, 256, 256, 256, 0, 0, 0, 0)
private let downTheRows = Lanes(.max, .max, .max, .max, 1, 1, 1, 1)

/// The same across, for both halves of the channels.
private let leftColumn = Lanes(256, 256, 0, 0, 256, 256, 0, 0)
private let acrossColumns = Lanes(.max, .max, 1, 1, .max, .max, 1, 1)

/// Moves pixels towards others by `fraction` / 256.
func mix(_ pixels: PixelPointer, _ others: UnsafePointer<UInt32>, fraction: UInt32, count: Int) {
  let towards = Lanes(repeating: UInt16(truncatingIfNeeded: fraction))
  let away = Lanes(repeating: 256) &- towards
  @inline(__always)
  func mix(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let (a, b, half) = (Lanes(a), Lanes(b), Lanes(repeating: 128))
    let low = a.lowBytes &* away &+ b.lowBytes &* towards &+ half
    let high = a.highBytes &* away &+ b.highBytes &* towards &+ half
    return SIMD4(low: low.highBytes, high: high.highBytes)
  }
  var index = 0
  while index &+ 4 <= count {
    (pixels + index).storeFour(mix(fourPixels(pixels + index), fourPixels(others + index)))
    index &+= 4
  }
  while index < count {
    pixels[index] = mix(SIMD4(repeating: pixels[index]), SIMD4(repeating: others[index]))[0]
    index &+= 1
  }
}
