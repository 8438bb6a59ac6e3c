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

  private var width = 0
  private var height = 0
  /// 0…`full` a pixel, rows from the top: nothing beyond the rows that are inked. The memory is used for one text after the other,
  /// as most of what a new piece costs is to get it.
  private var sums: [UInt16] = []
  /// The rows that something may have been added to.
  private var inked = 0..<0

  /// The most pixels for which memory is kept.
  private static let kept = 1 << 20

  /// Begins a clear mask for a box in points.
  ///
  /// - Returns: Whether it has pixels, and no more than a picture may have.
  mutating func begin(size: CGSize, scale: CGFloat) -> Bool {
    let width = (size.width * scale - Self.noise).rounded(.up)
    let height = (size.height * scale - Self.noise).rounded(.up)
    let sides = 1...CGFloat(Self.longestSide)
    guard sides.contains(width), sides.contains(height) else { return false }
    (self.width, self.height) = (Int(width), Int(height))
    let count = self.width * self.height
    if sums.count < count { sums = Array(repeating: 0, count: count) }
    return true
  }

  /// Adds a block of samples whose top left corner lies at a column, counted in samples, and a row.
  mutating func add(_ block: CoverageBlock, column: Int, row: Int) {
    let rows = max(0, -row)..<max(0, -row, min(block.height, height - row))
    let columns = max(0, -column)..<max(0, -column, min(block.width, width * Self.samplesPerPixel - column))
    guard !rows.isEmpty, !columns.isEmpty else { return }
    let (top, bottom) = (row + rows.lowerBound, row + rows.upperBound)
    inked = inked.isEmpty ? top..<bottom : min(inked.lowerBound, top)..<max(inked.upperBound, bottom)
    let width = width
    sums.withUnsafeMutableBufferPointer { sums in
      for y in rows {
        let line = UnsafeMutableBufferPointer(rebasing: sums[(row + y) * width..<(row + y + 1) * width])
        Self.add(block.samples + y * block.stride, columns, from: column, to: line)
      }
    }
  }

  /// Adds the samples of a row, of which the first would lie at a column, to its pixels.
  private static func add(
    _ samples: UnsafePointer<UInt8>, _ columns: Range<Int>, from column: Int,
    to line: UnsafeMutableBufferPointer<UInt16>
  ) {
    // The first and the last pixel may have some of their samples only.
    var index = (column + columns.lowerBound) / samplesPerPixel
    var x = min((index + 1) * samplesPerPixel - column, columns.upperBound)
    add((columns.lowerBound..<x).reduce(0) { $0 &+ UInt16(samples[$1]) }, to: &line[index])
    while x &+ samplesPerPixel <= columns.upperBound {
      // Most of a text's pixels are empty.
      while x &+ emptyStep <= columns.upperBound, isEmpty(samples + x) {
        x &+= emptyStep
        index &+= emptyStep / samplesPerPixel
      }
      guard x &+ samplesPerPixel <= columns.upperBound else { break }
      index &+= 1
      add(sum(samples + x), to: &line[index])
      x &+= samplesPerPixel
    }
    guard x < columns.upperBound else { return }
    add((x..<columns.upperBound).reduce(0) { $0 &+ UInt16(samples[$1]) }, to: &line[index + 1])
  }

  private static func add(_ sum: UInt16, to pixel: inout UInt16) { pixel = min(pixel &+ sum, UInt16(full)) }

  /// How many samples are passed over at once where there is nothing.
  private static let emptyStep = 16

  private static func isEmpty(_ samples: UnsafePointer<UInt8>) -> Bool {
    let sixteen = UnsafeRawPointer(samples).loadUnaligned(as: SIMD2<UInt64>.self)
    return sixteen.x | sixteen.y == 0
  }

  /// The sum of a whole pixel's samples.
  private static func sum(_ samples: UnsafePointer<UInt8>) -> UInt16 {
    let four = UnsafeRawPointer(samples).loadUnaligned(as: UInt32.self)
    let pairs = (four & 0x00FF_00FF) &+ (four &>> 8 & 0x00FF_00FF)
    return UInt16(truncatingIfNeeded: pairs & 0xFFFF &+ pairs &>> 16)
  }

  /// What is covered, a byte a pixel; nil when nothing is. The mask is clear then.
  mutating func finish() -> Coverage? {
    let part = inked.lowerBound * width..<inked.upperBound * width
    defer {
      sums.withUnsafeMutableBufferPointer { $0[part].update(repeating: 0) }
      inked = 0..<0
      if sums.count > Self.kept { sums = [] }
    }
    guard sums[part].contains(where: { $0 > 0 }) else { return nil }
    let count = width * height
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      bytes[..<part.lowerBound].initialize(repeating: 0)
      sums.withUnsafeBufferPointer { sums in
        for index in part { bytes.initializeElement(at: index, to: Self.byte(sums[index])) }
      }
      bytes[part.upperBound...].initialize(repeating: 0)
      filled = count
    }
    return Coverage(width: width, height: height, bytes: bytes)
  }

  /// A sum of samples in 255ths of a pixel, rounded to nearest.
  private static func byte(_ sum: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: (sum &+ UInt16(samplesPerPixel / 2)) / UInt16(samplesPerPixel))
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
