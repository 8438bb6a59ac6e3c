import DisplayList
import Foundation

extension Sampling {
  /// How many times the texels of one pixel count where the picture shrinks: 2 to the power of the bias.
  ///
  /// Plain arithmetic, whose last bits do not differ between C libraries; powers of whole numbers are exact.
  var spread: Double {
    guard shrinking == .trilinear, !bias.isNaN else { return 1 }
    let limited = Double(min(max(bias, -32), 32))
    let whole = limited.rounded(.down)
    return Double(sign: .plus, exponent: Int(whole), significand: 1 / exponential((whole - limited) * Self.ln2))
  }

  private static let ln2 = 0.693147180559945309

  /// What makes pixels at a level of detail.
  func filter(at detail: LevelOfDetail) -> Filter {
    guard detail == .full else { return shrinking }
    return growing == .nearest ? .nearest : .linear
  }
}
