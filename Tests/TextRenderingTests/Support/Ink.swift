import DisplayList

/// Where a picture of text has ink.
struct Ink {
  private let image: CGImage

  init(_ image: CGImage) { self.image = image }

  func alpha(x: Int, y: Int) -> Int { Int(image.pixels[y * image.width + x] >> 24) }

  /// The sum of all coverage, in pixels.
  var area: Double { image.pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }

  /// Columns with ink.
  var columns: ClosedRange<Int>? {
    let inked = (0..<image.width).filter { x in (0..<image.height).contains { alpha(x: x, y: $0) > 0 } }
    return inked.first.flatMap { first in inked.last.map { first...$0 } }
  }

  /// Rows with ink, in a part of the columns.
  func rows(in columns: Range<Int>) -> ClosedRange<Int>? {
    let inked = (0..<image.height).filter { y in columns.contains { alpha(x: $0, y: y) > 0 } }
    return inked.first.flatMap { first in inked.last.map { first...$0 } }
  }

  var rows: ClosedRange<Int>? { rows(in: 0..<image.width) }

  /// The right edge of the ink in pixels, to the fraction that the last column's strongest pixel is covered.
  var rightEdge: Double? { columns.map { Double($0.upperBound) + strongest(column: $0.upperBound) } }

  /// The left edge, alike.
  var leftEdge: Double? { columns.map { Double($0.lowerBound) + 1 - strongest(column: $0.lowerBound) } }

  private func strongest(column: Int) -> Double {
    Double((0..<image.height).map { alpha(x: column, y: $0) }.max() ?? 0) / 255
  }
}
