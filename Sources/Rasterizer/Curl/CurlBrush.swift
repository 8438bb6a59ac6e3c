import DisplayList

/// A picture that is rolled up: each pixel looks up which points of the sheet lie there above each other.
struct CurlBrush: Brush {
  private let sheet: CurledSheet
  private let map: Homography
  /// The whole texels by which the map only moves, if it does nothing else.
  private let offset: (x: Int, y: Int)?
  private let opacity: UInt8
  private var y = 0

  /// - Parameter texels: The picture's, which stay where they are while the brush is used.
  init(_ paint: CurlPaint, _ texels: UnsafePointer<UInt32>, opacity: UInt8) {
    sheet = CurledSheet(texels, width: paint.picture.width, height: paint.picture.height, paint.curl)
    (map, self.opacity) = (paint.map, opacity)
    offset = map.isAffine ? map.affine.wholeOffset : nil
  }

  mutating func begin(row y: Int, _ columns: Range<Int>) { self.y = y }

  func paint(_ span: Span, onto pixels: PixelPointer) {
    Chunk.paint(span, opacity: opacity, onto: pixels) { (x, count, samples: PixelPointer) in
      if map.isAffine, sheet.isClear(from: point(x), to: point(x + count - 1)) {
        samples.update(repeating: 0, count: count)
      } else if let offset, sheet.isFlat(from: point(x), to: point(x + count - 1)),
        let texels = sheet.row(x + offset.x, y + offset.y, count: count)
      {
        samples.update(from: texels, count: count)
      } else {
        for index in 0..<count { samples[index] = sheet.pixel(at: point(x + index)) }
      }
    }
  }

  /// The middle of a pixel of the row, in texels.
  @inline(__always)
  private func point(_ x: Int) -> SIMD2<Double> {
    let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
    let place = SIMD2<Double>(map.a * x + map.c * y + map.tx, map.b * x + map.d * y + map.ty)
    return map.isAffine ? place : place / (map.p * x + map.q * y + map.r)
  }
}
