/// A blurred silhouette: how dark the shadow is in each cell.
struct ShadowMask: Sendable {
  /// The cells kept, in the shadow's own grid.
  let cells: PixelRect
  /// 0 … `full`, row by row.
  let values: [UInt32]

  static let full: Float = 65536

  /// Blurs a silhouette across, then down.
  init(_ shadow: ShadowOutline) {
    cells = shadow.cells
    let radius = shadow.kernel.radius
    var across = BlurredRows(shadow, rows: cells.minY - radius..<cells.maxY + radius)
    values = across.blurredDown(shadow.kernel)
  }
}

/// The rows of a silhouette, each blurred across.
private struct BlurredRows {
  private let width: Int
  private let rows: Range<Int>
  private var values: [Float]
  /// For each row the number of rows right above it that are the same: most rows of most shapes are.
  private var repetitions: [Int] = []

  init(_ shadow: ShadowOutline, rows: Range<Int>) {
    (width, self.rows) = (shadow.cells.width, rows)
    values = []
    values.reserveCapacity(width * rows.count)
    let reach = shadow.kernel.radius
    var scanner = Scanner()
    var spans = SpanRows()
    let columns = shadow.cells.minX - reach..<shadow.cells.maxX + reach
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: TileGrid.height) {
      scanner.scan(
        shadow.silhouette, rows: top..<min(top + TileGrid.height, rows.upperBound), columns: columns, into: &spans)
    }
    var row = [Float](repeating: 0, count: columns.count)
    for index in 0..<spans.count {
      if index > 0, spans[index].elementsEqual(spans[index - 1]) {
        values.appendLast(width)
        repetitions.append((repetitions.last ?? 0) + 1)
        continue
      }
      if index > 0 { spans[index - 1].forEachEven { row.fill($0, 0, from: columns.lowerBound) } }
      spans[index].forEachEven { row.fill($0, Float($0.coverage) / 255, from: columns.lowerBound) }
      values.append(contentsOf: repeatElement(0, count: width))
      if !spans[index].isEmpty { blurLastRow(row, shadow.kernel) }
      repetitions.append(0)
    }
  }

  private mutating func blurLastRow(_ row: [Float], _ kernel: GaussianKernel) {
    let start = values.count - width
    values.withUnsafeMutableBufferPointer { values in
      row.withUnsafeBufferPointer { row in
        for (shift, weight) in kernel.weights.enumerated() {
          for x in 0..<width { values[start &+ x] += weight * row[x &+ shift] }
        }
      }
    }
  }

  /// The rows blurred downwards, without the first and last ones that only reach into others.
  mutating func blurredDown(_ kernel: GaussianKernel) -> [UInt32] {
    let height = rows.count - 2 * kernel.radius
    var result: [UInt32] = []
    result.reserveCapacity(width * height)
    var sums = [Float](repeating: 0, count: width)
    for y in 0..<height {
      if repetitions[y + 2 * kernel.radius] > 2 * kernel.radius {
        result.appendLast(width)
        continue
      }
      values.withUnsafeBufferPointer { values in
        sums.withUnsafeMutableBufferPointer { sums in
          sums.update(repeating: 0)
          for (shift, weight) in kernel.weights.enumerated() {
            let start = (y &+ shift) &* width
            for x in 0..<width { sums[x] += weight * values[start &+ x] }
          }
        }
      }
      result.append(contentsOf: sums.lazy.map { UInt32(min(max($0, 0), 1) * ShadowMask.full + 0.5) })
    }
    return result
  }
}

extension Array {
  /// Appends the last elements once more. A slice of them would hold the array's memory, so that appending it would copy all of it.
  fileprivate mutating func appendLast(_ count: Int) {
    for _ in 0..<count { append(self[self.count - count]) }
  }
}

extension [Float] {
  fileprivate mutating func fill(_ span: Span, _ value: Float, from start: Int) {
    for x in span.start..<span.end { self[x - start] = value }
  }
}
