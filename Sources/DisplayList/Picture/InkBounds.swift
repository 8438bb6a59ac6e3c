import Synchronization

/// The smallest rectangle of pixels outside of which a picture is clear: text is mostly that.
package struct InkBounds: Hashable, Sendable {
  /// Both empty for a picture that is clear.
  package var columns, rows: Range<Int>
}

extension InkBounds {
  /// - Parameters:
  ///   - pixels: Rows from the top without padding.
  ///   - width: Pixels a row, at least one.
  init<Pixel: FixedWidthInteger>(of pixels: UnsafeBufferPointer<Pixel>, width: Int) {
    let height = pixels.count / width
    func row(_ y: Int) -> UnsafeBufferPointer<Pixel> {
      UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
    }
    func isClear(_ y: Int) -> Bool { row(y).reduce(0, |) == 0 }
    let top = (0..<height).first { !isClear($0) } ?? height
    let bottom = (top..<height).last { !isClear($0) }.map { $0 + 1 } ?? top
    var (left, right) = (width, 0)
    for y in top..<bottom {
      let row = row(y)
      left = row[..<left].firstIndex { $0 != 0 } ?? left
      right = row[right...].lastIndex { $0 != 0 }.map { $0 + 1 } ?? right
    }
    (columns, rows) = (min(left, right)..<right, top..<bottom)
  }
}

extension CGImage {
  /// Where it is not clear, found when it is first asked for.
  package var inkBounds: InkBounds {
    if let stencil { return stencil.coverage.inkBounds }
    return knownInk.withLock { known in
      let bounds = known ?? findInk()
      known = bounds
      return bounds
    }
  }

  private func findInk() -> InkBounds {
    isOpaque
      ? InkBounds(columns: 0..<width, rows: 0..<height)
      : pixels.withUnsafeBufferPointer { InkBounds(of: $0, width: width) }
  }
}
