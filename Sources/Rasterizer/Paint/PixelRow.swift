/// Pixels in memory, to be drawn on.
typealias PixelPointer = UnsafeMutablePointer<UInt32>

/// Four pixels from memory.
@inline(__always)
func fourPixels(_ pointer: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
  UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<UInt32>.self)
}

extension PixelPointer {
  @inline(__always)
  func storeFour(_ pixels: SIMD4<UInt32>) {
    UnsafeMutableRawPointer(self).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
  }

  /// Lays four pixels over those that are there.
  @inline(__always)
  func lay(_ source: ScaledFour) { storeFour(source.over(fourPixels(self))) }

  /// Copies pixels, one premultiplied colour times an opacity laid over them.
  func copy(_ pixels: UnsafePointer<UInt32>, count: Int, under color: UInt32, opacity: UInt8) {
    let (source, factor) = (SIMD4(repeating: color), Lanes(repeating: UInt16(opacity)))
    let rest = transparency(source)
    var index = 0
    while index &+ 4 <= count {
      let under = fourPixels(pixels + index)
      (self + index).storeFour(opacity == 255 ? source &+ scale(under, by: rest) : over(source, by: factor, under))
      index &+= 4
    }
    while index < count {
      self[index] = over(color, by: UInt32(opacity), pixels[index])
      index &+= 1
    }
  }

  /// Lays premultiplied pixels, times a coverage, over a run of pixels.
  func lay(_ source: UnsafePointer<UInt32>, count: Int, coverage: UInt8) {
    if coverage == 255 { return lay(source, count: count) }
    let factor = Lanes(repeating: UInt16(coverage))
    var index = 0
    while index &+ 4 <= count {
      (self + index).storeFour(over(fourPixels(source + index), by: factor, fourPixels(self + index)))
      index &+= 4
    }
    while index < count {
      self[index] = over(source[index], by: UInt32(coverage), self[index])
      index &+= 1
    }
  }

  /// Lays premultiplied pixels over a run of pixels as a group of that opacity would in which they have that coverage.
  func lay(_ source: UnsafePointer<UInt32>, count: Int, coverage: UInt8, opacity: UInt8) {
    if coverage == 255 { return lay(source, count: count, coverage: opacity) }
    if opacity == 255 { return lay(source, count: count, coverage: coverage) }
    for index in 0..<count {
      self[index] = over(scale(source[index], by: UInt32(coverage)), by: UInt32(opacity), self[index])
    }
  }

  /// Adds premultiplied pixels, times a coverage, to a run of pixels. No channel comes to more than 255.
  func add(_ source: UnsafePointer<UInt32>, count: Int, coverage: UInt8) {
    let factor = Lanes(repeating: UInt16(coverage))
    var index = 0
    while index &+ 4 <= count {
      (self + index).storeFour(sum(fourPixels(self + index), scale(fourPixels(source + index), by: factor)))
      index &+= 4
    }
    while index < count {
      self[index] = sum(self[index], scale(source[index], by: UInt32(coverage)))
      index &+= 1
    }
  }

  private func lay(_ source: UnsafePointer<UInt32>, count: Int) {
    var index = 0
    while index &+ 4 <= count {
      let four = fourPixels(source + index)
      let words = Lanes(four).words
      if words.x & words.y & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000 {
        (self + index).storeFour(four)
      } else if words.x | words.y != 0 {
        (self + index).storeFour(four &+ scale(fourPixels(self + index), by: transparency(four)))
      }
      index &+= 4
    }
    while index < count {
      self[index] = over(source[index], self[index])
      index &+= 1
    }
  }
}
