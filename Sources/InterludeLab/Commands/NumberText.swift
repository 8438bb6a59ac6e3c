import Foundation
import InterludeUI

/// Numbers and their ranges as the command line spells them.
nonisolated enum NumberText {
  /// Without an exponent, and without a point where it is whole: `8`, `0.25`, `0.00001`.
  static func text(_ number: Double) -> String { Decimal(string: "\(number)").map { "\($0)" } ?? "\(number)" }

  static func text(_ number: CGFloat) -> String { text(Double(number)) }
}
