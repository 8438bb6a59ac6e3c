/// A run of pixels in one row: all covered alike, 1…255, or each by itself, as is listed beside the run.
struct Span: BitwiseCopyable {
  private let first: Int32
  private let length: UInt16
  /// 0 where it is listed.
  let coverage: UInt8

  @inline(__always)
  init(_ start: Int, count: Int, coverage: UInt8) {
    (first, length) = (Int32(truncatingIfNeeded: start), UInt16(truncatingIfNeeded: count))
    self.coverage = coverage
  }

  var start: Int { Int(first) }
  var end: Int { start &+ count }
  var count: Int { Int(length) }
  var isEven: Bool { coverage > 0 }

  /// How many pixels that are not covered are listed behind an uneven run.
  static let padding = 3

  /// How many coverages of single pixels are listed for it.
  @inline(__always)
  var listed: Int { isEven ? 0 : count &+ Span.padding }

  /// The longest run; a picture is no wider.
  static let limit = Int(UInt16.max)

  /// The shortest run that is laid by itself, not as a part of an uneven one.
  static let leastEven = 16
}

/// How far a pixel is covered, in both lanes of the pixel, as blending wants it.
typealias PairedCoverage = UInt32

extension PairedCoverage {
  @inline(__always)
  init(pairing coverage: UInt8) { self = UInt32(coverage) &* 0x1_0001 }

  var byte: UInt8 { UInt8(truncatingIfNeeded: self) }
}
