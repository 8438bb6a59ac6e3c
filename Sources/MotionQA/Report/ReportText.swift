import Foundation

nonisolated extension String {
  /// Safe as text and as a quoted attribute.
  var escapedForHTML: String {
    var escaped = ""
    for character in self {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}

nonisolated extension BinaryFloatingPoint {
  /// At most three decimals, none that says nothing: fine enough for a drawing.
  var plain: String {
    let rounded = (Double(self) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
