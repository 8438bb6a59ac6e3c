/// Mixes two rows of texels by weights that sum to 256: byte by byte, whatever they are.
func mixRows<T: Texel>(
  _ a: UnsafePointer<T>, _ b: UnsafePointer<T>, _ weights: (UInt32, UInt32), _ columns: Range<Int>,
  into target: UnsafeMutablePointer<T>
) {
  let start = columns.lowerBound
  if weights.1 == 0 { return (target + start).update(from: a + start, count: columns.count) }
  let (wa, wb) = (everyLane(weights.0), everyLane(weights.1))
  let (a, b) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
  inBlocks(columns, of: target) { offset in
    let (a, b, half) = (lanes(a, offset), lanes(b, offset), Lanes(repeating: 128))
    let (low, high) = (a.lowBytes &* wa &+ b.lowBytes &* wb &+ half, a.highBytes &* wa &+ b.highBytes &* wb &+ half)
    return SIMD4(upperOfLow: low, upperOfHigh: high)
  } byte: { offset in
    byte(a, offset) &* weights.0 &+ byte(b, offset) &* weights.1
  }
}

/// Mixes four rows of texels by weights that sum to 256.
func mixRows<T: Texel>(
  _ a: UnsafePointer<T>, _ b: UnsafePointer<T>, _ c: UnsafePointer<T>, _ d: UnsafePointer<T>,
  _ weights: SIMD4<UInt32>, _ columns: Range<Int>, into target: UnsafeMutablePointer<T>
) {
  let (wa, wb, wc, wd) = (everyLane(weights.x), everyLane(weights.y), everyLane(weights.z), everyLane(weights.w))
  let (a, b, c, d) = (UnsafeRawPointer(a), UnsafeRawPointer(b), UnsafeRawPointer(c), UnsafeRawPointer(d))
  inBlocks(columns, of: target) { offset in
    let (a, b, c, d) = (lanes(a, offset), lanes(b, offset), lanes(c, offset), lanes(d, offset))
    let half = Lanes(repeating: 128)
    let low = a.lowBytes &* wa &+ b.lowBytes &* wb &+ c.lowBytes &* wc &+ d.lowBytes &* wd &+ half
    let high = a.highBytes &* wa &+ b.highBytes &* wb &+ c.highBytes &* wc &+ d.highBytes &* wd &+ half
    return SIMD4(upperOfLow: low, upperOfHigh: high)
  } byte: { offset in
    let upper = byte(a, offset) &* weights.x &+ byte(b, offset) &* weights.y
    return upper &+ byte(c, offset) &* weights.z &+ byte(d, offset) &* weights.w
  }
}

/// Moves texels towards others by `fraction` / 256.
func mix<T: Texel>(
  _ texels: UnsafeMutablePointer<T>, _ others: UnsafePointer<T>, fraction: UInt32, count: Int
) {
  mixRows(UnsafePointer(texels), others, (256 &- fraction, fraction), 0..<count, into: texels)
}

/// A weight, which comes in both lanes of a pixel, in all eight.
private func everyLane(_ weight: UInt32) -> Lanes { Lanes(repeating: UInt16(truncatingIfNeeded: weight)) }

@inline(__always)
private func lanes(_ row: UnsafeRawPointer, _ offset: Int) -> Lanes {
  Lanes(row.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self))
}

@inline(__always)
private func byte(_ row: UnsafeRawPointer, _ offset: Int) -> UInt32 {
  UInt32(row.load(fromByteOffset: offset, as: UInt8.self))
}

/// Makes the bytes of texels sixteen at a time, and what is left over one by one, of sums that are 256 times as much.
@inline(__always)
private func inBlocks<T: Texel>(
  _ columns: Range<Int>, of target: UnsafeMutablePointer<T>, _ block: (_ offset: Int) -> SIMD4<UInt32>,
  byte: (_ offset: Int) -> UInt32
) {
  let target = UnsafeMutableRawPointer(target)
  let size = MemoryLayout<T>.size
  var offset = columns.lowerBound &* size
  let end = columns.upperBound &* size
  while offset &+ 16 <= end {
    target.storeBytes(of: block(offset), toByteOffset: offset, as: SIMD4<UInt32>.self)
    offset &+= 16
  }
  while offset < end {
    target.storeBytes(
      of: UInt8(truncatingIfNeeded: (byte(offset) &+ 128) >> 8), toByteOffset: offset, as: UInt8.self)
    offset &+= 1
  }
}
