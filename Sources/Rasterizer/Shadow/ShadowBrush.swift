/// A shadow: its mask stretched over the picture with straight lines between the centres of cells, in one colour.
struct ShadowBrush: Brush {
  private let mask: ShadowMask
  private let shadow: ShadowOutline
  private let color: UInt32
  private let columns: FixedLine?
  /// The rows of cells above and below the current row of pixels, and how far down it is between them, in 256ths.
  private var upper = 0
  private var lower = 0
  private var fraction: UInt32 = 0

  init(_ mask: ShadowMask, _ shadow: ShadowOutline, color: UInt32) {
    (self.mask, self.shadow, self.color) = (mask, shadow, color)
    columns = FixedLine(
      origin: (0.5 - shadow.origin.x) / shadow.cellSize - 0.5 - Double(mask.cells.minX), step: 1 / shadow.cellSize,
      count: shadow.bounds.maxX)
  }

  mutating func begin(row y: Int, _ spans: [Span]) {
    let position = (Double(y) + 0.5 - shadow.origin.y) / shadow.cellSize - 0.5 - Double(mask.cells.minY)
    let clamped = min(max(position, 0), Double(mask.cells.height - 1))
    upper = Int(clamped)
    lower = min(upper + 1, mask.cells.height - 1)
    fraction = UInt32((clamped - Double(upper)) * 256 + 0.5)
  }

  func paint(_ span: Span, onto pixels: PixelPointer) {
    guard let columns else { return }
    let color = scale(color, by: UInt32(span.coverage))
    let (start, width) = (Int(span.start), mask.cells.width)
    let pixelsPerUnit = 1 / Double(max(columns.step, 1))
    mask.values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return }
      let (above, below) = (base + upper * width, base + lower * width)
      @inline(__always)
      func value(_ cell: Int) -> UInt32 {
        let cell = min(max(cell, 0), width &- 1)
        return interpolate(above[cell], below[cell], fraction)
      }
      var index = 0
      while index < span.count {
        // All pixels up to the next cell's centre lie on one straight line.
        let cell = columns[start &+ index] >> 32
        let (a, b) = (value(cell), value(cell &+ 1))
        var next = cell &+ 1
        if a == b { while next &- cell < Self.farthest, value(next &+ 1) == b { next &+= 1 } }
        let way = Double(next << 32 &- columns[start &+ index]) * pixelsPerUnit
        let count = min(max(Int(min(way, 0x1p31).rounded(.up)), 1), span.count &- index)
        if a == b {
          (pixels + index).lay(scale(color, by: byte(a)), count: count)
        } else {
          slope(Int(a), Int(b), columns, cell << 32, from: start &+ index, color, pixels + index, count)
        }
        index &+= count
      }
    }
  }

  /// How many cells that are alike are looked at together.
  private static let farthest = 64

  @inline(__always)
  private func slope(
    _ a: Int, _ b: Int, _ columns: FixedLine, _ origin: Int, from x: Int, _ color: UInt32, _ pixels: PixelPointer,
    _ count: Int
  ) {
    @inline(__always)
    func darkness(_ index: Int) -> UInt32 {
      let way = (columns[x &+ index] &- origin) >> 24
      return byte(UInt32(truncatingIfNeeded: a &+ ((b &- a) &* way &+ 128) >> 8))
    }
    let source = SIMD4(repeating: color)
    var index = 0
    while index &+ 4 <= count {
      let (p, q) = (darkness(index) | darkness(index &+ 1) << 16, darkness(index &+ 2) | darkness(index &+ 3) << 16)
      let shaded = scale(source, by: factors(p, q))
      (pixels + index).storeFour(shaded &+ scale(fourPixels(pixels + index), by: transparency(shaded)))
      index &+= 4
    }
    while index < count {
      pixels[index] = over(scale(color, by: darkness(index)), pixels[index])
      index &+= 1
    }
  }
}

/// Four factors, two in each word's halves, in both lanes of their pixels.
@inline(__always)
private func factors(_ first: UInt32, _ second: UInt32) -> Lanes {
  @inline(__always)
  func spread(_ two: UInt32) -> UInt64 {
    let apart = UInt64(two & 0xFFFF) | UInt64(two >> 16) << 32
    return apart | apart << 16
  }
  return Lanes(words: Words(spread(first), spread(second)))
}

/// A value of 0 … 65536 in 255ths.
@inline(__always)
private func byte(_ value: UInt32) -> UInt32 { (value &* 255 &+ 0x8000) >> 16 }

/// A value between two others, at `fraction` / 256 of the way.
@inline(__always)
private func interpolate(_ a: UInt32, _ b: UInt32, _ fraction: UInt32) -> UInt32 {
  (a &* (256 &- fraction) &+ b &* fraction &+ 128) >> 8
}
