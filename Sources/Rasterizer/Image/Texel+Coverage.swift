import DisplayList

extension UInt8: Texel {
  static func read(_ image: CGImage, _ body: (UnsafePointer<UInt8>) -> Void) {
    image.stencil?.coverage.bytes.withUnsafeBufferPointer {
      if let base = $0.baseAddress { body(base) }
    }
  }

  /// In black: where it is drawn, its colour is told by what it was made from.
  static func image(width: Int, height: Int, _ texels: [UInt8]) -> CGImage? {
    Coverage(width: width, height: height, bytes: texels).map { CGImage(Stencil($0, color: .black)) }
  }

  @inline(__always)
  static func inPlace(_ pixels: PixelPointer) -> UnsafeMutablePointer<UInt8>? { nil }

  static func lay(
    _ texels: UnsafePointer<UInt8>, _ ink: [UInt32], count: Int, coverage: UInt8, opacity: UInt8,
    onto pixels: PixelPointer
  ) {
    ink.withUnsafeBufferPointer { ink in
      guard let shades = ink.baseAddress else { return }
      if coverage & opacity == 255 { return pixels.lay(texels, in: shades, count: count) }
      pixels.lay(texels, in: shades, count: count, coverage: coverage, opacity: opacity)
    }
  }

  @inline(__always)
  static func mean(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(a) &+ UInt32(b) &+ UInt32(c) &+ UInt32(d) &+ 2) >> 2)
  }

  static func mixPairs(
    _ source: UnsafePointer<UInt8>, _ places: UnsafePointer<Int32>, _ weights: UnsafePointer<PairedCoverage>,
    _ count: Int, into target: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<count {
      let (pair, weight) = (source + Int(places[index]), weights[index] & 0xFFFF)
      let sum = UInt32(pair[0]) &* (256 &- weight) &+ UInt32(pair[1]) &* weight
      target[index] = UInt8(truncatingIfNeeded: (sum &+ 128) >> 8)
    }
  }

  static func mixFours(
    _ source: UnsafePointer<UInt8>, _ places: UnsafePointer<Int32>, _ weights: UnsafePointer<Lanes>, _ count: Int,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<count {
      let (four, weights) = (source + Int(places[index]), weights[index].words)
      let left = UInt64(four[0]) &* (weights.x & 0xFFFF) &+ UInt64(four[1]) &* (weights.x &>> 48)
      let right = UInt64(four[2]) &* (weights.y & 0xFFFF) &+ UInt64(four[3]) &* (weights.y &>> 48)
      target[index] = UInt8(truncatingIfNeeded: (left &+ right &+ 128) >> 8)
    }
  }

  @inline(__always)
  static func interpolate(_ upper: (UInt8, UInt8), _ lower: (UInt8, UInt8), _ across: UInt16, _ down: UInt16) -> UInt8 {
    let left = mix(UInt32(upper.0), UInt32(lower.0), UInt32(down))
    let right = mix(UInt32(upper.1), UInt32(lower.1), UInt32(down))
    return UInt8(truncatingIfNeeded: mix(left, right, UInt32(across)))
  }

  /// From one to another by so many 256ths, rounded.
  @inline(__always)
  private static func mix(_ a: UInt32, _ b: UInt32, _ fraction: UInt32) -> UInt32 {
    (a &* (256 &- fraction) &+ b &* fraction &+ 128) >> 8
  }
}

extension PixelPointer {
  /// Lays the shades of coverages over a run of pixels.
  fileprivate func lay(_ coverages: UnsafePointer<UInt8>, in shades: UnsafePointer<UInt32>, count: Int) {
    let full = shades[255]
    forEachFour(coverages, count: count) { four, place in
      if four == .max, full >> 24 == 255 { return place.storeFour(SIMD4(repeating: full)) }
      let texels = fourShades(shades, four)
      place.storeFour(texels &+ scale(fourPixels(place), by: transparency(texels)))
    } one: { coverage, place in
      place.pointee = over(shades[coverage], place.pointee)
    }
  }

  /// The same as a group of an opacity would in which each has that coverage besides.
  fileprivate func lay(
    _ coverages: UnsafePointer<UInt8>, in shades: UnsafePointer<UInt32>, count: Int, coverage: UInt8, opacity: UInt8
  ) {
    // If only one is less than all, rounding happens once less.
    let (first, last) = coverage == 255 || opacity == 255 ? (255, coverage & opacity) : (coverage, opacity)
    let (common, factor) = (Lanes(repeating: UInt16(first)), Lanes(repeating: UInt16(last)))
    forEachFour(coverages, count: count) { four, place in
      place.storeFour(over(scale(fourShades(shades, four), by: common), by: factor, fourPixels(place)))
    } one: { own, place in
      place.pointee = over(scale(shades[own], by: UInt32(first)), by: UInt32(last), place.pointee)
    }
  }

  /// Goes through coverages four at a time, past those that are nothing, as most of a text are.
  @inline(__always)
  private func forEachFour(
    _ coverages: UnsafePointer<UInt8>, count: Int, _ body: (UInt32, PixelPointer) -> Void,
    one: (Int, PixelPointer) -> Void
  ) {
    let bytes = UnsafeRawPointer(coverages)
    var index = 0
    while index &+ 4 <= count {
      let four = bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self)
      if four != 0 { body(four, self + index) }
      index &+= 4
    }
    while index < count {
      if coverages[index] != 0 { one(Int(coverages[index]), self + index) }
      index &+= 1
    }
  }
}

@inline(__always)
private func fourShades(_ shades: UnsafePointer<UInt32>, _ coverages: UInt32) -> SIMD4<UInt32> {
  SIMD4(
    shades[Int(coverages & 0xFF)], shades[Int(coverages &>> 8 & 0xFF)], shades[Int(coverages &>> 16 & 0xFF)],
    shades[Int(coverages &>> 24)])
}
