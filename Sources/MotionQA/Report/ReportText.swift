import Foundation

nonisolated extension BinaryFloatingPoint {
  /// At most three decimals, none that says nothing: fine enough for a drawing.
  var plain: String {
    let rounded = (Double(self) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
