import Foundation

extension Coverage {
  /// The picture blurred, and cut off at its edges.
  ///
  /// Three averages over boxes come within three hundredths of a Gaussian, as the W3C's “Filter Effects Module Level 1” has it, and
  /// are sums of whole numbers: the same on every machine.
  ///
  /// - Parameter deviation: The Gaussian's standard deviation in pixels; under a quarter of one nothing is blurred, above 500 it counts
  ///   as that.
  package func blurred(deviation: CGFloat) -> Coverage {
    guard deviation >= 0.25 else { return self }
    let side = Int((min(deviation, 500) * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard side > 1 else { return self }
    var rows = Self.averaged(bytes, width: width, side: side)
    rows = Self.transposed(rows, width: width, height: height)
    rows = Self.averaged(rows, width: height, side: side)
    return Coverage(width: width, height: height, bytes: Self.transposed(rows, width: height, height: width)) ?? self
  }

  /// Each row averaged three times. An even box has no middle: one of two lies half a pixel to the left, one to the right, and the
  /// third is a pixel wider.
  private static func averaged(_ bytes: [UInt8], width: Int, side: Int) -> [UInt8] {
    let half = side / 2
    let boxes =
      side.isMultiple(of: 2)
      ? [(half, half - 1), (half - 1, half), (half, half)] : [(half, half), (half, half), (half, half)]
    return boxes.reduce(bytes) { averaged($0, width: width, before: $1.0, after: $1.1) }
  }

  /// Each byte the average of those from some before it to some after it in its row; beyond the row there is 0.
  private static func averaged(_ bytes: [UInt8], width: Int, before: Int, after: Int) -> [UInt8] {
    let count = before + 1 + after
    var result = bytes
    for start in stride(from: 0, to: bytes.count, by: width) {
      var sum = bytes[start..<start + min(after, width)].reduce(0) { $0 + Int($1) }
      for x in 0..<width {
        if x + after < width { sum += Int(bytes[start + x + after]) }
        if x - before > 0 { sum -= Int(bytes[start + x - before - 1]) }
        result[start + x] = UInt8((sum + count / 2) / count)
      }
    }
    return result
  }

  private static func transposed(_ bytes: [UInt8], width: Int, height: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: bytes.count)
    for y in 0..<height {
      for x in 0..<width { result[x * height + y] = bytes[y * width + x] }
    }
    return result
  }
}
