import DisplayList
import Foundation

/// How much of each pixel text covers, gathered from samples that are narrower than a pixel.
///
/// Glyphs stand at quarters of a pixel: fonts are drawn `samplesPerPixel` times as wide as they are shown, and every
/// `samplesPerPixel` columns are added up here. Each column holds exact area coverage, so the sum does too.
nonisolated struct CoverageMask {
  static let samplesPerPixel = 4
  private static let full = 255 * samplesPerPixel
  private static let longestSide = 16384
  /// A hair of arithmetic noise beyond a whole pixel: with a pixel of its own, it would press all text together a little.
  private static let noise = 0.001

  private let width: Int
  private let height: Int
  /// 0…`full` a pixel, rows from the top.
  private var coverage: [UInt16]

  /// A clear mask for a box in points; nil when it has no pixels, or more than a picture may have.
  init?(size: CGSize, scale: CGFloat) {
    let width = (size.width * scale - Self.noise).rounded(.up)
    let height = (size.height * scale - Self.noise).rounded(.up)
    let sides = 1...CGFloat(Self.longestSide)
    guard sides.contains(width), sides.contains(height) else { return nil }
    self.width = Int(width)
    self.height = Int(height)
    coverage = Array(repeating: 0, count: self.width * self.height)
  }

  /// Adds a block of `0xAA……` pixels whose top left corner lies at a column, counted in samples, and a row.
  mutating func add(_ block: CoverageBlock, column: Int, row: Int) {
    let samples = Self.samplesPerPixel
    let rows = max(0, -row)..<max(0, -row, min(block.height, height - row))
    let columns = max(0, -column)..<max(0, -column, min(block.width, width * samples - column))
    for y in rows {
      let line = (row + y) * width
      for x in columns {
        let alpha = block.pixels[y * block.stride + x] >> 24
        guard alpha > 0 else { continue }
        let index = line + (column + x) / samples
        coverage[index] = min(coverage[index] + UInt16(alpha), UInt16(Self.full))
      }
    }
  }

  /// The mask filled with a colour, premultiplied; nil when it covers nothing.
  func image(color: CGColor) -> CGImage? {
    guard coverage.contains(where: { $0 > 0 }) else { return nil }
    let inks = (0...Self.full).map { color.premultipliedPixel(opacity: CGFloat($0) / CGFloat(Self.full)) }
    return CGImage(width: width, height: height, pixels: coverage.map { inks[Int($0)] })
  }
}

/// Pixels of which only the alpha matters, borrowed for the time of a call.
nonisolated struct CoverageBlock {
  var pixels: UnsafePointer<UInt32>
  var width: Int
  var height: Int
  /// Pixels from one row to the next.
  var stride: Int
}
