/// A run of pixels in one row, all covered alike, 1…255.
struct Span: Hashable, Sendable, BitwiseCopyable {
  private let first: Int32
  private let length: UInt16
  let coverage: UInt8

  @inline(__always)
  init(_ start: Int, count: Int, coverage: UInt8) {
    (first, length) = (Int32(truncatingIfNeeded: start), UInt16(truncatingIfNeeded: count))
    self.coverage = coverage
  }

  var start: Int { Int(first) }
  var end: Int { start &+ count }
  var count: Int { Int(length) }

  /// The longest run; a picture is no wider.
  static let limit = Int(UInt16.max)
}
