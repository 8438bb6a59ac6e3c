/// A line of numbers with 32 binary places: exact steps, so that a value depends on its place alone and not on where a
/// run of pixels began.
struct FixedLine {
  private let origin: Int
  let step: Int

  /// Far enough within the 31 bits before the point that no sum leaves them.
  private static let limit = 0x1p29

  /// Nil for a line that gets too far from zero anywhere between 0 and `count`.
  init?(origin: Double, step: Double, count: Int) {
    guard abs(origin) < FixedLine.limit, abs(step) * Double(count) < FixedLine.limit else { return nil }
    self.origin = Int((origin * 0x1p32).rounded())
    self.step = Int((step * 0x1p32).rounded())
  }

  @inline(__always)
  subscript(index: Int) -> Int { origin &+ index &* step }
}
