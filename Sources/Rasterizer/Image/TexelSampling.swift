import DisplayList

/// Reads one size of a picture between its texels, by bilinear interpolation.
struct TexelSampling<T: Texel> {
  private let pixels: UnsafePointer<T>
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

    /// The texel that a position is in, in 256ths from the edge of texel 0.
    @inline(__always)
    func texel(at position: Int32) -> Int32 { min(max(position &>> 8, first), last) }

    /// The texel before a limited position; never the last, after which none follows.
    @inline(__always)
    func texel(_ position: Int32) -> Int32 { min(position &>> 8, last &- step) }
  }

  /// - Parameter texels: The part of the full-size picture that may be read.
  init(_ pixels: UnsafePointer<T>, width: Int, level: Int, texels: PixelRect) {
    (self.pixels, self.width, self.level) = (pixels, Int32(width), Int32(level))
    columns = Line(first: Int32(texels.minX >> level), last: Int32((texels.maxX - 1) >> level))
    rows = Line(first: Int32(texels.minY >> level), last: Int32((texels.maxY - 1) >> level))
  }

  /// Reads the texel that each pair of coordinates is in, given in 256ths of a texel.
  func readNearest(
    _ u: UnsafePointer<Int32>, _ v: UnsafePointer<Int32>, count: Int, into target: UnsafeMutablePointer<T>
  ) {
    for index in 0..<count {
      let (column, row) = (columns.texel(at: u[index]), rows.texel(at: v[index]))
      target[index] = pixels[Int(row) * Int(width) + Int(column)]
    }
  }

  /// Reads a texel for each pair of coordinates, given in 256ths of the full-size picture's texels.
  func read(_ u: UnsafePointer<Int32>, _ v: UnsafePointer<Int32>, count: Int, into target: UnsafeMutablePointer<T>) {
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
        target[index] = T.interpolate(
          (upper[0], upper[right]), (lower[0], lower[right]), UInt16(truncatingIfNeeded: across[index]),
          UInt16(truncatingIfNeeded: down[index]))
      }
    }
  }
}
