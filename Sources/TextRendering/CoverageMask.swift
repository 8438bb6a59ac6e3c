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
  /// 0…`full` a pixel, rows from the top. As wide as the colours that become of them, which are put in their places.
  private var coverage: [UInt32]
  /// The rows that something may have been added to.
  private var inked = 0..<0

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

  /// Adds a block of samples whose top left corner lies at a column, counted in samples, and a row.
  mutating func add(_ block: CoverageBlock, column: Int, row: Int) {
    let rows = max(0, -row)..<max(0, -row, min(block.height, height - row))
    let columns = max(0, -column)..<max(0, -column, min(block.width, width * Self.samplesPerPixel - column))
    guard !rows.isEmpty, !columns.isEmpty else { return }
    let (top, bottom) = (row + rows.lowerBound, row + rows.upperBound)
    inked = inked.isEmpty ? top..<bottom : min(inked.lowerBound, top)..<max(inked.upperBound, bottom)
    let width = width
    coverage.withUnsafeMutableBufferPointer { coverage in
      for y in rows {
        let line = UnsafeMutableBufferPointer(rebasing: coverage[(row + y) * width..<(row + y + 1) * width])
        Self.add(block.samples + y * block.stride, columns, from: column, to: line)
      }
    }
  }

  /// Adds the samples of a row, of which the first would lie at a column, to its pixels.
  private static func add(
    _ samples: UnsafePointer<UInt8>, _ columns: Range<Int>, from column: Int,
    to line: UnsafeMutableBufferPointer<UInt32>
  ) {
    var x = columns.lowerBound
    var index = (column + x) / samplesPerPixel
    while x < columns.upperBound {
      // The first and the last pixel may have some of their samples only.
      let end = min((index + 1) * samplesPerPixel - column, columns.upperBound)
      let sum = end - x == samplesPerPixel ? sum(samples + x) : (x..<end).reduce(0) { $0 &+ UInt32(samples[$1]) }
      x = end
      if sum > 0 { line[index] = min(line[index] &+ sum, UInt32(full)) }
      index &+= 1
    }
  }

  /// The sum of a whole pixel's samples.
  private static func sum(_ samples: UnsafePointer<UInt8>) -> UInt32 {
    let four = UnsafeRawPointer(samples).loadUnaligned(as: UInt32.self)
    // Most pixels of a text are empty.
    guard four != 0 else { return 0 }
    let pairs = (four & 0x00FF_00FF) &+ (four &>> 8 & 0x00FF_00FF)
    return pairs & 0xFFFF &+ pairs &>> 16
  }

  /// Fills what is covered with a colour, and makes the picture of it; nil when nothing is covered. There is no more to come
  /// into the mask then.
  ///
  /// - Parameter inks: The colour at every coverage, as `inks(of:)` has it.
  mutating func fill(with inks: [UInt32]) -> CGImage? {
    // Most of a picture of text is empty.
    let part = inked.lowerBound * width..<inked.upperBound * width
    guard coverage[part].contains(where: { $0 > 0 }) else { return nil }
    inks.withUnsafeBufferPointer { inks in
      coverage.withUnsafeMutableBufferPointer { pixels in
        for index in part where pixels[index] > 0 { pixels[index] = inks[Int(pixels[index])] }
      }
    }
    return CGImage(width: width, height: height, pixels: coverage)
  }

  /// A colour at every coverage from none to full, premultiplied.
  static func inks(of color: CGColor) -> [UInt32] {
    (0...full).map { color.premultipliedPixel(opacity: CGFloat($0) / CGFloat(full)) }
  }
}

/// Samples, 0…255 each, borrowed for the time of a call.
nonisolated struct CoverageBlock {
  var samples: UnsafePointer<UInt8>
  var width: Int
  var height: Int
  /// Samples from one row to the next.
  var stride: Int
}
