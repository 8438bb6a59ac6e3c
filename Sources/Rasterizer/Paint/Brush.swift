import DisplayList

/// Lays something over the covered pixels of a shape, row by row.
///
/// Each times an opacity: as if it were the one thing in a group, which is rounded before the group is laid down.
protocol Brush {
  /// Moves to a row of pixels, of which runs among these columns will be painted.
  mutating func begin(row y: Int, _ columns: Range<Int>)

  /// Paints an even run of the row onto its pixels.
  func paint(_ span: Span, onto pixels: PixelPointer)

  /// Paints an uneven run of the row onto its pixels.
  func paint(_ run: UnevenRun, onto pixels: PixelPointer)
}

extension Brush {
  /// Pixels that are covered alike are painted together.
  func paint(_ run: UnevenRun, onto pixels: PixelPointer) {
    run.forEachEven { paint($0, onto: pixels + ($0.start &- run.start)) }
  }
}

/// A finished group.
struct GroupBrush: Brush {
  let group: Surface
  let opacity: UInt8
  private var y = 0

  init(_ group: Surface, opacity: UInt8) { (self.group, self.opacity) = (group, opacity) }

  mutating func begin(row y: Int, _ columns: Range<Int>) { self.y = y }

  func paint(_ span: Span, onto pixels: PixelPointer) {
    pixels.lay(group.pixel(span.start, y), count: span.count, coverage: span.coverage, opacity: opacity)
  }
}

/// A finished group that is added to what is there.
struct AddedGroupBrush: Brush {
  let group: Surface
  let opacity: UInt8
  private var y = 0

  init(_ group: Surface, opacity: UInt8) { (self.group, self.opacity) = (group, opacity) }

  mutating func begin(row y: Int, _ columns: Range<Int>) { self.y = y }

  func paint(_ span: Span, onto pixels: PixelPointer) {
    pixels.add(group.pixel(span.start, y), count: span.count, coverage: multiply(span.coverage, opacity))
  }
}

/// A finished group whose colours are mixed with those that are there.
struct MixedGroupBrush: Brush {
  private let group: Surface
  private let opacity: UInt8
  private let blend: BlendMode
  private var y = 0

  init(_ group: Surface, opacity: UInt8, _ blend: BlendMode) {
    (self.group, self.opacity, self.blend) = (group, opacity, blend)
  }

  mutating func begin(row y: Int, _ columns: Range<Int>) { self.y = y }

  func paint(_ span: Span, onto pixels: PixelPointer) {
    pixels.mix(group.pixel(span.start, y), count: span.count, factor: multiply(span.coverage, opacity), blend)
  }
}

/// A finished group that shows as far as a mask is opaque, or the other way round, as far as it is not.
struct MaskedBrush: Brush {
  private let group: Surface
  private let mask: Surface
  /// What an alpha is combined with by exclusive or: nothing, or what makes it 255 less itself.
  private let flip: UInt32
  private var y = 0

  /// - Parameter mask: At least as large as the group.
  init(_ group: Surface, mask: Surface, isInverse: Bool) {
    (self.group, self.mask, flip) = (group, mask, isInverse ? 255 : 0)
  }

  mutating func begin(row y: Int, _ columns: Range<Int>) { self.y = y }

  func paint(_ span: Span, onto pixels: PixelPointer) {
    let (colors, alphas) = (group.pixel(span.start, y), mask.pixel(span.start, y))
    for index in 0..<span.count {
      pixels[index] = over(colors[index], by: alphas[index] >> 24 ^ flip, pixels[index])
    }
  }
}

/// Room for the pixels that a brush makes before it lays them.
enum Chunk {
  /// The most pixels that are made together.
  static let limit = 64

  /// Cuts a run into chunks, and lays on each the pixels that the body makes for it.
  ///
  /// - Parameters:
  ///   - ink: The shades of texels that have no colour of their own.
  ///   - isOpaque: Whether nothing shows through the pixels, which are then made where they are to be.
  ///   - size: Of a chunk, at most `limit`. Runs are cut where x is a multiple of it, wherever they begin.
  @inline(__always)
  static func paint<T: Texel>(
    _ span: Span, _ ink: [UInt32] = [], opacity: UInt8, isOpaque: Bool = false, onto pixels: PixelPointer,
    size: Int = limit, _ make: (_ x: Int, _ count: Int, _ samples: UnsafeMutablePointer<T>) -> Void
  ) {
    let coverage = span.coverage
    if isOpaque, coverage & opacity == 255, let place = T.inPlace(pixels) {
      return forEach(span, size) { make($0, $1, place + ($0 - span.start)) }
    }
    withUnsafeTemporaryAllocation(of: T.self, capacity: limit) { samples in
      guard let base = samples.baseAddress else { return }
      forEach(span, size) { x, count in
        make(x, count, base)
        T.lay(base, ink, count: count, coverage: coverage, opacity: opacity, onto: pixels + (x - span.start))
      }
    }
  }

  @inline(__always)
  private static func forEach(_ span: Span, _ size: Int, _ body: (_ x: Int, _ count: Int) -> Void) {
    let end = span.end
    var x = span.start
    while x < end {
      let count = min(end, (x / size + 1) * size) - x
      body(x, count)
      x += count
    }
  }
}
